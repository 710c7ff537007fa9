import type { SellableId, ShopId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

export type PriceNow = {
  id: SellableId
  isProduct: boolean
  priceKobo: Kobo
  /** What it costs without a price of its own; null for a product. */
  inheritedKobo: Kobo | null
  version: number
}

/** T5: those of this shop. */
export async function listPrices(
  tx: Tx,
  { shopId, ids }: { shopId: ShopId; ids: readonly SellableId[] },
): Promise<PriceNow[]> {
  const { rows } = await sql<PriceNow>`
    select id, variant_id is null as "isProduct", price_kobo as "priceKobo", inherited_price_kobo as "inheritedKobo", version
    from sellables where id = any(${[...ids]}::uuid[]) and shop_id = ${shopId} and status <> 'REMOVED'`.execute(
    tx,
  )
  return rows
}

export type NewPrice = { sellableId: SellableId; kobo: Kobo | null; version: number }

/**
 * SELL-08: writes the prices of rows that still have this version, and returns those. The version of a row is raised, and its
 * product's as well, once. The ids are named twice: for a join alone, PostgreSQL would read the whole shop.
 */
export async function updatePrices(
  tx: Tx,
  { shopId, prices }: { shopId: ShopId; prices: readonly NewPrice[] },
): Promise<SellableId[]> {
  if (prices.length === 0) return []
  const ids = prices.map(({ sellableId }) => sellableId)
  const { rows } = await sql<{ id: SellableId }>`
    with asked as (
      select s.id, s.product_id, s.variant_id, s.option_id, a.kobo, a.version
      from unnest(
        ${ids}::uuid[], ${prices.map(({ kobo }) => kobo)}::bigint[], ${prices.map(({ version }) => version)}::integer[]
      ) as a (id, kobo, version)
      join sellables s on s.id = a.id and s.id = any(${ids}::uuid[]) and s.shop_id = ${shopId}
    ),
    of_options as (
      update options o set price_kobo = asked.kobo, version = o.version + 1 from asked
      where o.id = asked.option_id and o.version = asked.version returning o.id, asked.product_id
    ),
    of_variants as (
      update variants v set price_kobo = asked.kobo, version = v.version + 1 from asked
      where v.id = asked.variant_id and asked.option_id is null and v.version = asked.version
      returning v.id, asked.product_id
    ),
    of_products as (
      update products p set base_price_kobo = asked.kobo, version = p.version + 1 from asked
      where p.id = asked.product_id and asked.variant_id is null and p.version = asked.version returning p.id
    )
    select id from of_options union all select id from of_variants union all select id from of_products`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Raises the versions of the products that these choices belong to, so that their editors notice. */
export async function raiseVersions(tx: Tx, ids: readonly SellableId[]): Promise<void> {
  await sql`
    update products set version = version + 1 where id in (
      select product_id from sellables where id = any(${[...ids]}::uuid[]) and variant_id is not null
    )`.execute(tx)
}
