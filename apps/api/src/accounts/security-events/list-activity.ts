import type { AccountId } from '@ahia/contracts/ids'
import { ACTIVITY_KINDS } from '@ahia/contracts/shapes/security-event'
import type { Db } from '#tables.ts'
import { listActivityOf } from './security-events.sql.ts'

/** PROF-07: what happened around the account's sign-in, for its owner. */
export async function listActivity({ db }: { db: Db }, accountId: AccountId) {
  const events = await listActivityOf(db.read, accountId, ACTIVITY_KINDS)
  return events.map(({ lastAt, ...event }) => ({ ...event, lastAt: lastAt.toISOString() }))
}
