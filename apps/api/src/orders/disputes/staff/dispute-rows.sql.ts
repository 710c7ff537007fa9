import type { DISPUTE_LISTS, DisputeRow } from '@ahia/contracts/admin/disputes'
import type { AccountId, DisputeId, OrderId, ShopId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import type { DisputeClock } from '../dispute.rules.ts'

export type DisputeRowFacts = DisputeClock & {
  id: DisputeId
  orderId: OrderId
  shopName: string
  kind: DisputeRow['kind']
  openedAt: Date
  dueAt: Date | null
  atStakeKobo: Kobo
}

type List = (typeof DISPUTE_LISTS)[number]
type Page = { list: List; after: DisputeId | null; limit: number }

const WHICH = {
  WAITING: sql`w.subject_id is not null`,
  OPEN: sql`d.closed_at is null and w.subject_id is null`,
  DECIDED: sql`d.closed_at is not null`,
} satisfies Record<List, unknown>

/** ADMIN-54: a page by its key; ids grow with time. */
export async function listDisputeRows(
  reader: Reader,
  { list, after, limit }: Page,
): Promise<DisputeRowFacts[]> {
  const isNewestFirst = list === 'DECIDED'
  const { rows } = await sql<DisputeRowFacts>`
    select
      d.id, d.order_id as "orderId", o.shop_name as "shopName", d.kind, d.opened_at as "openedAt", d.closed_at as "closedAt",
      w.begins_at as "withStaffSince", w.due_at as "dueAt", now() as "readAt", to_json(a.dispute_id) as appeal,
      case when a.dispute_id is null then d.held_until end as "appealUntil",
      (select coalesce(sum(l.line_kobo), 0)::bigint from dispute_lines x join order_lines l using (order_id, position)
       where x.dispute_id = d.id) as "atStakeKobo"
    from disputes d join orders o on o.id = d.order_id
      left join dispute_appeals a on a.dispute_id = d.id
      left join disputes_waiting w on w.subject_id = d.id
    where ${WHICH[list]} and (${after}::uuid is null or ${isNewestFirst ? sql`d.id < ${after}::uuid` : sql`d.id > ${after}::uuid`})
    order by d.id ${sql.raw(isNewestFirst ? 'desc' : 'asc')} limit ${limit}`.execute(reader)
  return rows
}

export type SideRecord = { orders: number; disputes: number; lost: number }

/** How often each side was in disputes before; `without` is the one that is looked at. */
export async function readRecords(
  reader: Reader,
  { accountId, shopId, without }: { accountId: AccountId; shopId: ShopId; without: DisputeId },
): Promise<{ customer: SideRecord; shop: SideRecord }> {
  const { rows } = await sql<{ customer: SideRecord; shop: SideRecord }>`
    select ${recordOf(sql`o.account_id = ${accountId}`, sql`d.outcome = 'TURNED_DOWN'`, without)} as customer,
      ${recordOf(sql`o.shop_id = ${shopId}`, sql`d.outcome in ('REFUNDED', 'PART', 'REPLACED')`, without)} as shop`.execute(
    reader,
  )
  const [row] = rows
  if (!row) throw new Error('A count is one row')
  return row
}

const recordOf = (of: ReturnType<typeof sql>, isLost: ReturnType<typeof sql>, without: DisputeId) => sql`(
  select json_build_object(
    'orders', (select count(*) from orders o where ${of} and o.delivered_at is not null),
    'disputes', count(*), 'lost', count(*) filter (where ${isLost})
  ) from disputes d join orders o on o.id = d.order_id where ${of} and d.id <> ${without}
)`
