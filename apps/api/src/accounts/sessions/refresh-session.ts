import type { Secrets } from '#platform/secrets.ts'
import type { Tx } from '#tables.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { AccountKind } from './access-token.ts'
import type { Place, Tokens } from './open-session.ts'
import { hashRefreshToken, successorOf } from './refresh-token.ts'
import { getNewestHash, type HeldToken, holdRefreshToken, rotateRefreshToken } from './refresh-tokens.sql.ts'
import { notSignedIn } from './sessions.errors.ts'
import { endSession } from './sessions.sql.ts'

type Deps = Pick<AccountsDeps, 'db' | 'secrets' | 'accessTokens' | 'eventCounts'>
type Refresh = { refresh: string; kind: AccountKind; place: Place }
type Renewed = { held: HeldToken; next: string }

/** More than a browser's tabs can replace within the 20 seconds. */
const MOST_SUCCESSORS = 50

/**
 * SESS-04: exchanges a refresh token for a new one. For 20 seconds the replaced token gets the same successor, as two tabs
 * may send it, or a response be lost. After that only a thief or their victim can be sending it, and as nobody can tell
 * which, the session ends for both.
 */
export async function refreshSession(deps: Deps, { refresh, kind, place }: Refresh): Promise<Tokens> {
  const renewed = await deps.db.transaction(async (tx): Promise<Renewed | null> => {
    const held = await holdRefreshToken(tx, hashRefreshToken(refresh))
    if (held === null || held.kind !== kind) return null
    if (held.state === 'REUSED') await endForReuse(tx, deps, { held, place })
    const next = await findNext(tx, deps.secrets, { held, refresh })
    return next === null ? null : { held, next }
  })
  // Thrown outside of the transaction, so that ending the session is not rolled back.
  if (renewed === null) throw notSignedIn()
  return { token: await deps.accessTokens.sign(renewed.held), refresh: renewed.next }
}

async function endForReuse(tx: Tx, deps: Deps, { held, place }: { held: HeldToken; place: Place }) {
  const { accountId, kind: accountKind } = held
  await endSession(tx, held, 'REUSE')
  await recordSecurityEvent(tx, deps, { kind: 'TOKEN_REUSED', accountKind, accountId, place })
}

type Held = { held: HeldToken; refresh: string }

async function findNext(tx: Tx, secrets: Secrets, { held, refresh }: Held): Promise<string | null> {
  if (held.state === 'NEWEST') {
    const next = successorOf(secrets, refresh)
    const [tokenHash, nextHash] = [hashRefreshToken(refresh), hashRefreshToken(next)]
    await rotateRefreshToken(tx, { held, tokenHash, nextHash })
    return next
  }
  if (held.state !== 'JUST_REPLACED') return null
  return findSuccessor(secrets, refresh, await getNewestHash(tx, held.sessionId))
}

/** Usually the first; a tab that was slow may find its successor replaced as well, and must not store an old token. */
function findSuccessor(secrets: Secrets, refresh: string, newestHash: Buffer): string | null {
  let token = refresh
  for (let step = 0; step < MOST_SUCCESSORS; step += 1) {
    token = successorOf(secrets, token)
    if (hashRefreshToken(token).equals(newestHash)) return token
  }
  return null // the server's key was changed in between
}
