import type { AccountId, ProductId, SellableId, ShopId, StockMoveId } from '@ahia/contracts/ids'
import type { StockMoveKind } from '@ahia/contracts/shapes/stock-row'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

/** T5: the products of these that are the shop's, locked in the order of their ids, as every change of stock does. */
export async function lockOwnProducts(
  tx: Tx,
  { shopId, ids }: { shopId: ShopId; ids: readonly SellableId[] },
): Promise<void> {
  await sql`
    select from products where shop_id = ${shopId}
      and id in (select product_id from sellables where id = any(${[...ids]}::uuid[]) and shop_id = ${shopId})
    order by id for no key update`.execute(tx)
}

export type StockStep = {
  id: StockMoveId
  sellableId: SellableId
  kind: StockMoveKind
  /** Below 0 for what went. */
  change: number
  note: string | null
}

/**
 * I3: changes what can be bought and records why, in one statement. The products must be locked: the caller has decided what
 * fits, and the constraint of each level rejects what does not.
 */
export async function changeStock(
  tx: Tx,
  { steps, accountId }: { steps: readonly StockStep[]; accountId: AccountId | null },
): Promise<void> {
  if (steps.length === 0) return
  const ids = steps.map(({ sellableId }) => sellableId)
  await sql`
    with step as (
      select * from unnest(
        ${steps.map(({ id }) => id)}::uuid[], ${ids}::uuid[], ${steps.map(({ kind }) => kind)}::text[],
        ${steps.map(({ change }) => change)}::integer[], ${steps.map(({ note }) => note)}::text[]
      ) as step (id, sellable_id, kind, change, note)
    ),
    summed as (
      select s.id, s.product_id, s.variant_id, s.option_id, sum(step.change)::integer as change
      from step join sellables s on s.id = step.sellable_id and s.id = any(${ids}::uuid[])
      group by s.id, s.product_id, s.variant_id, s.option_id
    ),
    of_options as (
      update options o set stock = o.stock + summed.change, is_counted = true from summed where o.id = summed.option_id
    ),
    of_variants as (
      update variants v set stock = v.stock + summed.change, is_counted = true from summed
      where v.id = summed.variant_id and summed.option_id is null
    ),
    of_products as (
      update products p set stock = p.stock + summed.change, is_counted = true from summed
      where p.id = summed.product_id and summed.variant_id is null
    )
    insert into stock_moves (id, product_id, variant_id, option_id, kind, quantity, moved_at, account_id, note)
    select step.id, summed.product_id, summed.variant_id, summed.option_id, step.kind, abs(step.change), clock_timestamp(),
      ${accountId}, step.note
    from step join summed on summed.id = step.sellable_id where step.change <> 0`.execute(tx)
}

export type CountRecord = {
  id: StockMoveId
  sellableId: SellableId
  shown: number
  counted: number
  booked: number
  missing: number
}

export async function insertCounts(
  tx: Tx,
  { counts, accountId }: { counts: readonly CountRecord[]; accountId: AccountId | null },
): Promise<void> {
  if (counts.length === 0) return
  const ids = counts.map(({ sellableId }) => sellableId)
  await sql`
    insert into stock_counts (id, product_id, variant_id, option_id, account_id, shown, counted, booked, missing)
    select c.id, s.product_id, s.variant_id, s.option_id, ${accountId}, c.shown, c.counted, c.booked, c.missing
    from unnest(
      ${counts.map(({ id }) => id)}::uuid[], ${ids}::uuid[],
      ${counts.map(({ shown }) => shown)}::integer[], ${counts.map(({ counted }) => counted)}::integer[],
      ${counts.map(({ booked }) => booked)}::integer[], ${counts.map(({ missing }) => missing)}::integer[]
    ) as c (id, sellable_id, shown, counted, booked, missing)
    join sellables s on s.id = c.sellable_id and s.id = any(${ids}::uuid[])`.execute(tx)
}

/** Those of which pieces came, came back or were taken off since then. A sale leaves them where they are. */
export async function listMovedSince(
  tx: Tx,
  shown: readonly { sellableId: SellableId; shownAt: Date }[],
): Promise<SellableId[]> {
  const ids = shown.map(({ sellableId }) => sellableId)
  const { rows } = await sql<{ id: SellableId }>`
    select shown.id
    from unnest(${ids}::uuid[], ${shown.map(({ shownAt }) => shownAt)}::timestamptz[]) as shown (id, at)
    join sellables s on s.id = shown.id and s.id = any(${ids}::uuid[])
    where exists (
      select from stock_moves m where m.product_id = s.product_id and m.moved_at > shown.at and m.kind <> 'SOLD'
        and coalesce(m.option_id, m.variant_id, m.product_id) = shown.id
    )`.execute(tx)
  return rows.map(({ id }) => id)
}

export const readClock = async (reader: Reader): Promise<Date> => {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(reader)
  return rows[0]?.at ?? new Date()
}

export type HistoryRow = {
  id: StockMoveId
  kind: StockMoveKind
  quantity: number
  movedAt: Date
  isByShop: boolean
  orderId: string | null
  note: string | null
}

type HistoryPage = { sellableId: SellableId; productId: ProductId; before: StockMoveId | null; limit: number }

export async function listMoves(
  reader: Reader,
  { sellableId, productId, before, limit }: HistoryPage,
): Promise<HistoryRow[]> {
  const beyond =
    before === null
      ? sql`true`
      : sql`(m.moved_at, m.id) < (select moved_at, id from stock_moves where id = ${before} and product_id = ${productId})`
  const { rows } = await sql<HistoryRow>`
    select m.id, m.kind, m.quantity, m.moved_at as "movedAt", m.account_id is not null as "isByShop",
      m.order_id as "orderId", m.note
    from stock_moves m
    where m.product_id = ${productId} and coalesce(m.option_id, m.variant_id, m.product_id) = ${sellableId} and ${beyond}
    order by m.moved_at desc, m.id desc limit ${limit}`.execute(reader)
  return rows
}
