import type { AccountId, SessionId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Reader, Tables, Tx } from '#tables.ts'
import type { AccessClaims, AccountKind } from './access-token.ts'

/** T4: how long a session lasts without a visit. */
const REMEMBERED_DAYS = 30
const UNREMEMBERED_HOURS = 12
/** T4: and how long it lasts with visits, so that a stolen token does not work for ever. */
const REMEMBERED_AT_MOST_DAYS = 90
const UNREMEMBERED_AT_MOST_HOURS = 24
/** Retained for the owner's data export; not needed for longer. */
const KEEP_ENDED_DAYS = 30

export type EndedBy = NonNullable<Tables['sessions']['ended_by']>
type NewSession = Pick<Tables['sessions'], 'account_id' | 'is_remembered' | 'device' | 'network'> & {
  id: SessionId
}

const expiryOf = (isRemembered: boolean) =>
  isRemembered
    ? sql<Date>`now() + make_interval(days => ${sql.lit(REMEMBERED_DAYS)})`
    : sql<Date>`now() + make_interval(hours => ${sql.lit(UNREMEMBERED_HOURS)})`

/** For a session that is extended: never beyond its absolute end. */
export const nextExpiryOf = (isRemembered: boolean) => {
  const atMost = isRemembered
    ? sql`make_interval(days => ${sql.lit(REMEMBERED_AT_MOST_DAYS)})`
    : sql`make_interval(hours => ${sql.lit(UNREMEMBERED_AT_MOST_HOURS)})`
  return sql<Date>`least(${expiryOf(isRemembered)}, created_at + ${atMost})`
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { is_remembered } = session
  await tx
    .insertInto('sessions')
    .values({ ...session, expires_at: expiryOf(is_remembered) })
    .execute()
}

/** R21: read on every authenticated call, so that an ended session stops working at once. */
export async function areSessionsOpen(reader: Reader, claims: readonly AccessClaims[]): Promise<boolean[]> {
  // Raw SQL, as building the query would take as long as running it.
  const { rows } = await sql<AccessClaims>`
    select session.id as "sessionId", session.account_id as "accountId", account.kind
    from sessions session join accounts account on account.id = session.account_id
    where session.id = any(${claims.map(({ sessionId }) => sessionId)}::uuid[]) and session.ended_at is null
      and session.expires_at > now() and account.status = 'ACTIVE'`.execute(reader)
  const open = new Map(rows.map((session) => [session.sessionId, session]))
  return claims.map(({ sessionId, accountId, kind }) => {
    const session = open.get(sessionId)
    return session?.accountId === accountId && session.kind === kind
  })
}

/** Open sessions, the given one first, then the latest used. */
export const listOpenSessions = (reader: Reader, { accountId, sessionId }: AccessClaims) =>
  reader
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy(sql`id = ${sessionId}`, 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()

/** All stored sessions, including ended ones. */
export const listStoredSessions = (reader: Reader, accountId: AccountId) =>
  reader
    .selectFrom('sessions')
    .select(['device', 'network', 'created_at', 'last_used_at', 'ended_at'])
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1_000)
    .execute()

type SeenPlace = Pick<Tables['sessions'], 'device' | 'network'>

/** Whether the account was signed in from such a device in that network, as far as sessions are stored. */
export async function hasSessionFrom(
  reader: Reader,
  accountId: AccountId,
  { device, network }: SeenPlace,
): Promise<boolean> {
  const session = await reader
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('device', '=', device)
    .where('network', '=', network)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}

type OwnSession = { accountId: AccountId; sessionId: SessionId }

/** Whether the account has this session; one that has already ended is not changed. */
export async function endSession(
  tx: Tx,
  { accountId, sessionId }: OwnSession,
  endedBy: EndedBy,
): Promise<boolean> {
  const ended = await tx
    .updateTable('sessions')
    .set({
      ended_at: sql<Date>`coalesce(ended_at, now())`,
      ended_by: sql<EndedBy>`coalesce(ended_by, ${endedBy})`,
    })
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends the session that a refresh token belongs to, if there is one, whether or not the token was replaced since. */
export async function endSessionOfToken(
  tx: Tx,
  { kind, tokenHash }: { kind: AccountKind; tokenHash: Buffer },
): Promise<void> {
  await sql`
    update sessions as session set ended_at = now(), ended_by = ${'LOGOUT' satisfies EndedBy}
    from refresh_tokens token, accounts account
    where token.token_hash = ${tokenHash} and session.id = token.session_id and session.ended_at is null
      and account.id = session.account_id and account.kind = ${kind}`.execute(tx)
}

export async function endAllSessions(tx: Tx, accountId: AccountId, endedBy: EndedBy): Promise<void> {
  await openSessionsOf(tx, accountId, endedBy).execute()
}

/** PROF-06: the session that changes the password stays signed in. */
export async function endOtherSessions(
  tx: Tx,
  { accountId, sessionId }: OwnSession,
  endedBy: EndedBy,
): Promise<void> {
  await openSessionsOf(tx, accountId, endedBy).where('id', '<>', sessionId).execute()
}

const openSessionsOf = (tx: Tx, accountId: AccountId, endedBy: EndedBy) =>
  tx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()`, ended_by: endedBy })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)

export const deleteOldSessions = (tx: Tx): Promise<number> =>
  deleteSome(
    tx,
    'sessions',
    sql`least(ended_at, expires_at) < now() - make_interval(days => ${sql.lit(KEEP_ENDED_DAYS)})`,
  )
