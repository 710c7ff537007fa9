import type { Db } from '#tables.ts'
import type { AccessTokens, AccountKind } from './access-token.ts'
import type { Tokens } from './open-session.ts'
import { hashRefreshToken, newRefreshToken } from './refresh-token.ts'
import { type HeldToken, holdRefreshToken, rotateRefreshToken } from './refresh-tokens.sql.ts'
import { notSignedIn } from './sessions.errors.ts'
import { endSession } from './sessions.sql.ts'

type Refresh = { refresh: string; kind: AccountKind }

/**
 * SESS-04: exchanges a refresh token for a new one. For 20 seconds the replaced token still works, as two tabs may send it.
 * After that only a thief or their victim can be sending it, and as nobody can tell which, the session ends for both.
 */
export async function refreshSession(
  { db, accessTokens }: { db: Db; accessTokens: AccessTokens },
  { refresh, kind }: Refresh,
): Promise<Tokens> {
  const tokenHash = hashRefreshToken(refresh)
  const next = newRefreshToken()
  const held = await db.transaction(async (tx): Promise<HeldToken | null> => {
    const found = await holdRefreshToken(tx, tokenHash)
    if (found === null || found.kind !== kind) return null
    if (found.state === 'REUSED') await endSession(tx, found, 'REUSE')
    if (found.state === 'OPENS') {
      await rotateRefreshToken(tx, { held: found, nextHash: hashRefreshToken(next) })
    }
    return found
  })
  // Thrown outside of the transaction, so that ending the session is not rolled back.
  if (held?.state !== 'OPENS') throw notSignedIn()
  return { token: await accessTokens.sign(held), refresh: next }
}
