import type { AccountId, ProductId, ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'
import { PLACEHOLDER_CATEGORY } from '../listings/listing-fields.sql.ts'
import type { DraftRow } from './import-rows.sql.ts'

export async function listTakenSkus(
  tx: Tx,
  { shopId, skus }: { shopId: ShopId; skus: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`
    select sku_key as sku from skus where shop_id = ${shopId} and sku_key = any(${[...skus]}::text[])`.execute(
    tx,
  )
  return rows.map(({ sku }) => sku)
}

/** SELL-21: how many products the shop can still add. */
export async function countFree(tx: Tx, shopId: ShopId, most: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select greatest(0, ${most} - count(*))::integer as left
    from products where shop_id = ${shopId} and status <> 'REMOVED'`.execute(tx)
  return rows[0]?.left ?? 0
}

type Drafts = {
  shopId: ShopId
  accountId: AccountId | null
  drafts: readonly (DraftRow & { id: ProductId })[]
}

/**
 * Adds products that nobody sees, with their SKUs and opening stock (I3). Returns the ids of those whose name was free. A SKU
 * that somebody gives away at this very moment fails the step, which is then tried again and finds it taken.
 */
export async function insertDrafts(tx: Tx, { shopId, accountId, drafts }: Drafts): Promise<ProductId[]> {
  const given = drafts.map(({ id, draft, newPrice, newStock, newLow }) => ({
    id,
    ...draft,
    price: newPrice,
    stock: newStock,
    low: newLow,
  }))
  const { rows } = await sql<{ id: ProductId }>`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
        id uuid, sku text, name text, subtitle text, description text, category text, price bigint, stock integer,
        low integer
      )
    ), added as (
      insert into products (
        id, shop_id, shop_name, shop_status, name, subtitle, description, category, has_category, base_price_kobo,
        stock, is_counted, low_stock, status, created_at
      )
      select given.id, s.id, s.name, s.status, given.name, given.subtitle, given.description,
        coalesce(given.category, ${PLACEHOLDER_CATEGORY}), given.category is not null, coalesce(given.price, 0),
        coalesce(given.stock, 0), given.stock is not null, coalesce(given.low, 3), 'DRAFT', now()
      from given join shop_cards s on s.id = ${shopId}
      on conflict (shop_id, name) where status <> 'REMOVED' do nothing
      returning id
    ), numbered as (
      insert into skus (shop_id, product_id, sku) select ${shopId}, id, sku from given where id in (select id from added)
    ), opened as (
      insert into stock_moves (id, product_id, kind, quantity, moved_at, account_id, note)
      select uuidv7(), id, 'OPENING', stock, clock_timestamp(), ${accountId}, 'From a file'
      from given where id in (select id from added) and stock > 0
    )
    select id from added`.execute(tx)
  return rows.map(({ id }) => id)
}
