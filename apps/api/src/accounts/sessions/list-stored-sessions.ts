import type { AccountId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { listStoredSessions as listRows } from './sessions.sql.ts'

/** All stored sessions of an account for its export, including ended ones. */
export async function listStoredSessions(reader: Reader, accountId: AccountId) {
  const sessions = await listRows(reader, accountId)
  return sessions.map(({ device, network, created_at, last_used_at, ended_at }) => ({
    device,
    network,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
  }))
}
