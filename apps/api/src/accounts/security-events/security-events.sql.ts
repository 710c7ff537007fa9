import type { AccountId, SecurityEventId } from '@ahia/contracts/ids'
import type { ACTIVITY_KINDS } from '@ahia/contracts/shapes/security-event'
import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Reader, Tables, Tx, Writer } from '#tables.ts'

/** T26: events of one account and kind that are told apart in a quarter of an hour; more are counted together. */
const MAX_ROWS = 20
const KEEP_DAYS = 90
const SEVERAL = { network: 'several', device: 'Several devices' }
/** No account has it. Looked up for an address without an account, so that both take the same time. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

export type EventRow = Pick<
  Tables['security_events'],
  'kind' | 'code' | 'account_kind' | 'account_id' | 'network' | 'device' | 'request_id'
> & { id: SecurityEventId }

const quarterOfAnHour = sql`date_bin('15 minutes', now(), timestamptz '2026-01-01 00:00:00+00')`

/**
 * Inserts the event, or counts up one like it of the same quarter of an hour. The account is locked while it is being
 * written, so that a deletion at the same moment leaves no event of the account behind.
 */
export async function upsertEvent(writer: Writer, event: EventRow): Promise<void> {
  const { id, kind, code, account_kind, account_id, network, device, request_id } = event
  const ofAccount = account_id === null ? sql`account_id is null` : sql`account_id = ${account_id}`
  await sql`
    with owner as (
      select accounts.id from accounts where accounts.id = ${account_id ?? NOBODY} and status <> 'DELETED' for key share
    ), crowd as (
      select count(*) >= ${sql.lit(MAX_ROWS)} as is_full from (
        select from security_events
        where ${ofAccount} and began_at = ${quarterOfAnHour} and kind = ${kind} limit ${sql.lit(MAX_ROWS)}
      ) as seen
    )
    insert into security_events as known (id, kind, code, account_kind, account_id, network, device, request_id, began_at)
    select ${id}::uuid, ${kind}, ${code}::text, ${account_kind}::text, (select owner.id from owner),
      case when is_full then ${SEVERAL.network} else ${network} end,
      case when is_full then ${SEVERAL.device} else ${device} end, ${request_id}, ${quarterOfAnHour}
    from crowd
    on conflict (account_id, began_at, kind, account_kind, network, device, code)
    do update set times = least(known.times + 1, 1000000), last_at = now()`.execute(writer)
}

type Activity = { kind: (typeof ACTIVITY_KINDS)[number]; device: string; times: number; lastAt: Date }

/** What others can cause without signing in. */
const ATTEMPTS = ['WRONG_PASSWORD', 'LOCKED_OUT', 'WRONG_CODE', 'RESET_REQUESTED']
const MAX_SHOWN = 30

/** PROF-07: the account's events, newest first. Attempts are added up by day, so that a flood does not hide a sign-in. */
export async function listActivityOf(
  reader: Reader,
  accountId: AccountId,
  shown: readonly Activity['kind'][],
): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select kind, case when count(distinct device) = 1 then min(device) else ${SEVERAL.device} end as device,
      sum(times)::int as times, max(last_at) as "lastAt"
    from security_events
    where account_id = ${accountId} and kind = any(${[...shown]})
    group by kind, case when kind = any(${ATTEMPTS})
      then (began_at at time zone 'Africa/Lagos')::date::text else id::text end
    order by "lastAt" desc, kind limit ${sql.lit(MAX_SHOWN)}`.execute(reader)
  return rows
}

const MAX_EXPORTED = 1_000

/** PROF-06: as stored, newest first. */
export const listStoredEvents = (reader: Reader, accountId: AccountId) =>
  reader
    .selectFrom('security_events')
    .select(['kind', 'code', 'device', 'network', 'times', 'last_at'])
    .where('account_id', '=', accountId)
    .orderBy('began_at', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_EXPORTED)
    .execute()

/** PROF-06: networks and devices go with the account. */
export async function deleteEventsOf(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('security_events').where('account_id', '=', accountId).execute()
}

export const deleteOldEvents = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'security_events', sql`began_at < now() - make_interval(days => ${sql.lit(KEEP_DAYS)})`)
