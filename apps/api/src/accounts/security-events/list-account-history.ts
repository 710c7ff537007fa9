import type { AccountId } from '@ahia/contracts/ids'
import type { AccountHistory } from '@ahia/contracts/shapes/account'
import type { Reader } from '#tables.ts'
import { listRecords } from './account-records.sql.ts'
import { listStoredEvents } from './security-events.sql.ts'

/** PROF-06, SELL-61: what is recorded of an account, for its export. */
export async function listAccountHistory(reader: Reader, accountId: AccountId): Promise<AccountHistory> {
  const activity = await listStoredEvents(reader, accountId)
  const records = await listRecords(reader, accountId)
  return {
    activity: activity.map(({ last_at, ...event }) => ({ ...event, lastAt: last_at.toISOString() })),
    records: records.map(({ kind, recorded_at }) => ({ kind, recordedAt: recorded_at.toISOString() })),
  }
}
