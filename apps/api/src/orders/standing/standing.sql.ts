import type { OrderId, ShopId } from '@ahia/contracts/ids'
import { STANDING_DAYS } from '@ahia/contracts/limits'
import type { StandingMeasure, StandingOrder } from '@ahia/contracts/seller/standing'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/**
 * SELL-51: each parcel of the last days under each measure: whether it counts, and whether against the shop. A complaint
 * that staff turned down is none, and a cancellation counts as SELL-32 says, or because the order was never sent.
 */
const facts = (shopId: ShopId) => sql`
  facts as (
    select p.order_id, p.paid_at, m.measure,
      case m.measure when 'LATE' then sent.is_sent or p.late_at is not null when 'CANCELLED' then true else sent.is_sent end
        as counts,
      case m.measure
        when 'LATE' then p.late_at
        when 'CANCELLED' then case
          when p.status = 'CANCELLED' and (p.counts_against_shop or p.cancel_reason = 'LATE') then (
            select max(moved_at) from parcel_moves where parcel_id = p.id and to_status = 'CANCELLED'
          )
        end
        else (
          select max(d.opened_at) from disputes d
          where sent.is_sent and d.order_id = p.order_id and d.kind = 'PROBLEM'
            and case m.measure when 'FAULT' then d.outcome in ('REFUNDED', 'PART', 'REPLACED') else d.outcome is distinct from 'TURNED_DOWN' end
        )
      end as against_at
    from parcels p
      cross join (values ('LATE'), ('CANCELLED'), ('COMPLAINT'), ('FAULT')) as m (measure)
      cross join lateral (
        select p.status in ('HANDED_OVER', 'AT_POINT', 'DELIVERED', 'RETURNING', 'RETURNED', 'LOST') as is_sent
      ) as sent
    where p.shop_id = ${shopId} and p.paid_at > now() - make_interval(days => ${sql.lit(STANDING_DAYS)})
  )`

type Measured = { measure: StandingMeasure; against: number; of: number }

/** In the order in which they are shown; orders that were taken out are in none of the numbers. */
export async function countStanding(reader: Reader, shopId: ShopId): Promise<Measured[]> {
  const { rows } = await sql<Measured>`
    with ${facts(shopId)}
    select m.measure, count(f.order_id) filter (where f.against_at is not null)::integer as against,
      count(f.order_id) filter (where f.counts)::integer as of
    from (values (1, 'LATE'), (2, 'CANCELLED'), (3, 'COMPLAINT'), (4, 'FAULT')) as m (place, measure)
      left join facts f on f.measure = m.measure and not exists (
        select from standing_appeals a
        where a.order_id = f.order_id and a.measure = f.measure and a.outcome = 'TAKEN_OUT'
      )
    group by m.place, m.measure order by m.place`.execute(reader)
  return rows
}

type OrderPage = {
  shopId: ShopId
  measure: StandingMeasure
  /** Only this one, or only those before it. */
  only?: OrderId
  before?: OrderId | undefined
  limit: number
}
type Row = Omit<StandingOrder, 'paidAt' | 'at'> & { paidAt: Date; at: Date }

/** The orders that count against a shop, and those that did until an appeal; newest first, as ids grow with time. */
export async function listAgainst(
  reader: Reader,
  { shopId, measure, only, before, limit }: OrderPage,
): Promise<StandingOrder[]> {
  const { rows } = await sql<Row>`
    with ${facts(shopId)}
    select f.order_id as "orderId", f.paid_at as "paidAt", f.against_at as at,
      case when a.id is not null then jsonb_build_object(
        'words', a.words, 'at', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'outcome', a.outcome, 'answer', a.answer
      ) end as appeal
    from facts f left join standing_appeals a on a.order_id = f.order_id and a.measure = f.measure
    where f.measure = ${measure} and f.against_at is not null
      and (${only ?? null}::uuid is null or f.order_id = ${only ?? null})
      and (${before ?? null}::uuid is null or f.order_id < ${before ?? null})
    order by f.order_id desc limit ${limit}`.execute(reader)
  return rows.map(({ paidAt, at, ...row }) => ({
    ...row,
    paidAt: paidAt.toISOString(),
    at: at.toISOString(),
  }))
}
