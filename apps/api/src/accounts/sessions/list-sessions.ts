import type { Db } from '#tables.ts'
import type { AccessClaims } from './access-token.ts'
import { listOpenSessions } from './sessions.sql.ts'

/** PROF-06: the account's open sessions, the current one first. */
export async function listSessions({ db }: { db: Db }, account: AccessClaims) {
  const sessions = await listOpenSessions(db.read, account)
  return sessions.map(({ id, device, created_at, last_used_at }) => ({
    id,
    device,
    isThisOne: id === account.sessionId,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
  }))
}
