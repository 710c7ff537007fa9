import type { Db } from '#tables.ts'
import type { AccountKind } from './access-token.ts'
import { hashRefreshToken } from './refresh-token.ts'
import { endSessionOfToken } from './sessions.sql.ts'

/** SHELL-13: signs the device out. Does nothing for an unknown token or an ended session. */
export async function logout(
  { db }: { db: Db },
  { refresh, kind }: { refresh: string; kind: AccountKind },
): Promise<void> {
  await db.transaction((tx) => endSessionOfToken(tx, { kind, tokenHash: hashRefreshToken(refresh) }))
}
