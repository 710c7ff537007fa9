import type { ShopId } from '@ahia/contracts/ids'
import { PROBLEM_DAYS } from '@ahia/contracts/limits'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** A complaint that was made in time may still be in an open transaction. */
const MARGIN_HOURS = 1

/** When a delivered order `o` can no longer be disputed or returned (the rule `complaintUntil`, by the database's clock). */
export const complaintsOver = sql<Date>`
  (o.delivered_at + make_interval(
    hours => ${MARGIN_HOURS},
    days => greatest(${PROBLEM_DAYS}, (
      select max(l.return_days) from order_lines l where l.order_id = o.id and l.return_policy <> 'NONE'
    ))
  ))`

/** A delivered order `o` that can no longer be disputed or returned. PAY-05: nor does a bank dispute its payment. */
export const isPastComplaints = sql<boolean>`
  (o.status = 'DELIVERED' and ${complaintsOver} <= now()
  and not exists (select from order_chargebacks c where c.order_id = o.id and c.is_open))`

/**
 * The sum over delivered orders that can no longer be disputed or returned, and over entries without an order, which are earlier spending.
 */
export async function sumSpendable(reader: Reader, shopId: ShopId): Promise<Kobo> {
  const { rows } = await sql<{ kobo: Kobo }>`
    select coalesce(-sum(e.kobo), 0)::bigint as kobo
    from shop_entries e left join orders o on o.id = e.order_id
    where e.shop_id = ${shopId} and (
      e.order_id is null
      or ${isPastComplaints}
    )`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('A sum is one row')
  return row.kobo
}
