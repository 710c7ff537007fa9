import type { CapturedPayment } from '@ahia/testing/sandbox-control'
import type pg from 'pg'
import type { Acknowledged } from './shoppers.ts'

/** R3, R6: every checkout has exactly the orders that its answer named. */
export async function listBrokenWords(
  database: pg.Pool,
  { placed, paid, odd }: Acknowledged,
): Promise<string[]> {
  const { rows: lost } = await database.query<{ key: string }>(
    `select told.key from unnest($1::uuid[], $2::text[]) as told (key, ids)
     where told.ids is distinct from (
       select string_agg(o.id::text, ' ' order by o.id::text)
       from checkouts c join orders o on o.checkout_id = c.id where c.request_key = told.key
     )`,
    [placed.map(({ requestKey }) => requestKey), placed.map(({ orderIds }) => orderIds.toSorted().join(' '))],
  )
  const { rows: unpaid } = await database.query<{ id: string }>(
    `select told.id from unnest($1::uuid[]) as told (id) left join orders o using (id)
     where o.status is null or o.status in ('PENDING', 'EXPIRED')`,
    [paid],
  )
  return [
    ...describe('acknowledged orders are not there as they were answered', lost),
    ...describe('orders that were called paid are not', unpaid),
    ...describe('answers that nobody should get', odd),
  ]
}

/** I12: captured money that neither pays for an order nor is being refunded, and paid orders without captured money. */
export async function countUnattached(
  database: pg.Pool,
  captured: readonly CapturedPayment[],
): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::integer as count
     from unnest($1::text[]) as seen (reference) left join payments p using (reference)
     where p.captured_kobo is null
       or (p.status = 'UNCLAIMED' and not exists (select from refunds r where r.payment_id = p.id))
       or (p.status = 'SETTLED' and exists (
         select from payment_orders po join orders o on o.id = po.order_id
         where po.payment_id = p.id and o.status in ('CANCELLED', 'REFUNDED')
           and not exists (select from refunds r where r.order_id = o.id)
       ))`,
    [captured.map(({ reference }) => reference)],
  )
  return rows[0]?.count ?? 0
}

/** I14: stored webhooks that are not processed yet. */
export async function countUnread(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::integer as count from provider_events where processed_at is null',
  )
  return rows[0]?.count ?? 0
}

const describe = (what: string, found: readonly unknown[]): string[] =>
  found.length === 0 ? [] : [`${found.length} ${what}, first ${JSON.stringify(found[0])}`]
