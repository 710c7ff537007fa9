import type { AccountId, SessionId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Tx } from '#tables.ts'
import type { AccountKind } from './access-token.ts'
import { expiryOf } from './sessions.sql.ts'

/** T4: two tabs may send the same token, and a response may be lost. */
const GRACE_SECONDS = 20
/** For this long the reuse of a token ends its session; after that it is merely unknown. */
const KEEP_REPLACED_DAYS = 30

/** It is valid, or it was replaced long ago and is being reused, or its session has ended. */
type TokenState = 'OPENS' | 'REUSED' | 'SESSION_OVER'

export type HeldToken = {
  accountId: AccountId
  sessionId: SessionId
  kind: AccountKind
  isRemembered: boolean
  state: TokenState
}

/**
 * Finds the token and serialises refreshes of its session, so that each sees what the one before did. Both rows are locked,
 * as PostgreSQL re-reads only locked rows after a wait.
 */
export async function holdRefreshToken(tx: Tx, tokenHash: Buffer): Promise<HeldToken | null> {
  const { rows } = await sql<HeldToken>`
    select session.id as "sessionId", session.account_id as "accountId", account.kind,
      session.is_remembered as "isRemembered",
      case
        when session.ended_at is not null or session.expires_at <= now() or account.status <> 'ACTIVE'
          then 'SESSION_OVER'
        when token.replaced_at < now() - make_interval(secs => ${sql.lit(GRACE_SECONDS)}) then 'REUSED'
        else 'OPENS'
      end as state
    from refresh_tokens token
    join sessions session on session.id = token.session_id
    join accounts account on account.id = session.account_id
    where token.token_hash = ${tokenHash}
    for update of session, token`.execute(tx)
  return rows[0] ?? null
}

/** The first token of a session. */
export async function insertRefreshToken(
  tx: Tx,
  { sessionId, tokenHash }: { sessionId: SessionId; tokenHash: Buffer },
): Promise<void> {
  await tx.insertInto('refresh_tokens').values({ session_id: sessionId, token_hash: tokenHash }).execute()
}

type Rotation = { held: HeldToken; nextHash: Buffer }

/**
 * Replaces this token and all others of the session by the next one, and extends the session. A token that was replaced
 * before keeps that time, so that reusing it does not extend its 20 seconds. One statement, as others wait for it.
 */
export async function rotateRefreshToken(tx: Tx, { held, nextHash }: Rotation): Promise<void> {
  const { sessionId, isRemembered } = held
  await sql`
    with replaced as (
      update refresh_tokens set replaced_at = now() where session_id = ${sessionId} and replaced_at is null
    ), next as (
      insert into refresh_tokens (token_hash, session_id) values (${nextHash}, ${sessionId})
    )
    update sessions set last_used_at = now(), expires_at = ${expiryOf(isRemembered)}
    where id = ${sessionId}`.execute(tx)
}

export const deleteOldRefreshTokens = (tx: Tx): Promise<number> =>
  deleteSome(
    tx,
    'refresh_tokens',
    sql`replaced_at < now() - make_interval(days => ${sql.lit(KEEP_REPLACED_DAYS)})`,
  )
