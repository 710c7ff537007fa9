import type { AccountId, SessionId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Tx } from '#tables.ts'
import type { AccountKind } from './access-token.ts'
import { nextExpiryOf } from './sessions.sql.ts'

/** T4: two tabs may send the same token, and a response may be lost. */
const GRACE_SECONDS = 20
/** For this long the reuse of a token ends its session; after that it is merely unknown. */
const KEEP_REPLACED_DAYS = 30

/** It is the session's newest, or was replaced seconds ago, or is being reused later than that, or its session has ended. */
type TokenState = 'NEWEST' | 'JUST_REPLACED' | 'REUSED' | 'SESSION_OVER'

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
        when token.replaced_at is null then 'NEWEST'
        when token.replaced_at < now() - make_interval(secs => ${sql.lit(GRACE_SECONDS)}) then 'REUSED'
        else 'JUST_REPLACED'
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

type Rotation = { held: HeldToken; tokenHash: Buffer; nextHash: Buffer }

/** Replaces the session's newest token by the next one, and extends the session. One statement, as others wait for it. */
export async function rotateRefreshToken(tx: Tx, { held, tokenHash, nextHash }: Rotation): Promise<void> {
  const { sessionId, isRemembered } = held
  await sql`
    with replaced as (
      update refresh_tokens set replaced_at = now()
      where token_hash = ${tokenHash} and session_id = ${sessionId} and replaced_at is null
      returning session_id
    ), next as (
      insert into refresh_tokens (token_hash, session_id) select ${nextHash}::bytea, session_id from replaced
    )
    update sessions set last_used_at = now(), expires_at = ${nextExpiryOf(isRemembered)}
    where id = ${sessionId}`.execute(tx)
}

/** The hash of the token that replaces all others of the session. A statement of its own, so that it sees a rotation that it waited for. */
export async function getNewestHash(tx: Tx, sessionId: SessionId): Promise<Buffer> {
  const { token_hash } = await tx
    .selectFrom('refresh_tokens')
    .select('token_hash')
    .where('session_id', '=', sessionId)
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow()
  return token_hash
}

export const deleteOldRefreshTokens = (tx: Tx): Promise<number> =>
  deleteSome(
    tx,
    'refresh_tokens',
    sql`replaced_at < now() - make_interval(days => ${sql.lit(KEEP_REPLACED_DAYS)})`,
  )
