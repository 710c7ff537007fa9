import type { AccountId, SecurityEventId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Tables, Tx, Writer } from '#tables.ts'

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

/** PROF-06: networks and devices go with the account. */
export async function deleteEventsOf(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('security_events').where('account_id', '=', accountId).execute()
}

export const deleteOldEvents = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'security_events', sql`began_at < now() - make_interval(days => ${sql.lit(KEEP_DAYS)})`)
