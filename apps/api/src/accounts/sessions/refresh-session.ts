import type { Db } from '#tables.ts'
import type { AccessTokens, AccountKind } from './access-token.ts'
import type { Tokens } from './open-session.ts'
import { hashRefreshToken, newRefreshToken } from './refresh-token.ts'
import { type HeldToken, holdRefreshToken, rotateRefreshToken } from './refresh-tokens.sql.ts'
import { notSignedIn } from './sessions.errors.ts'
import { endSession } from './sessions.sql.ts'

type Refresh = { refresh: string; kind: AccountKind }

/**
 * SESS-04: changes a refresh token for a new one. Within 20 seconds the one that was replaced gets a new one as well, for
 * the sake of two tabs; after that only a thief or their victim can have it, and nobody can tell which: all are signed out.
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
  // Outside of the transaction, which must not be undone when it has ended a session.
  if (held?.state !== 'OPENS') throw notSignedIn()
  return { token: await accessTokens.sign(held), refresh: next }
}
