import type { AccountId, ProductId } from '@ahia/contracts/ids'
import { MAX_SAVED_ITEMS } from '@ahia/contracts/limits'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader, Tx, Writer } from '#tables.ts'

export type SavedItem = { productId: ProductId; name: string; priceKobo: Kobo; savedAt: Date }
export type NewSavedItem = Omit<SavedItem, 'savedAt'>

/** Newest first. */
export async function listStoredItems(reader: Reader, accountId: AccountId): Promise<SavedItem[]> {
  const savedItems = await reader
    .selectFrom('saved_items')
    .select(['product_id', 'name', 'price_kobo', 'saved_at'])
    .where('account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .orderBy('product_id')
    .limit(MAX_SAVED_ITEMS)
    .execute()
  return savedItems.map((savedItem) => ({
    productId: savedItem.product_id,
    name: savedItem.name,
    priceKobo: savedItem.price_kobo,
    savedAt: savedItem.saved_at,
  }))
}

/**
 * The first becomes the newest: the items are a microsecond apart. The time is read after the lock was acquired, so that a
 * caller that waited is newer than the one before. Existing items are not changed.
 */
export async function insertSavedItems(
  tx: Tx,
  accountId: AccountId,
  savedItems: readonly NewSavedItem[],
): Promise<void> {
  await sql`
    insert into saved_items (account_id, product_id, name, price_kobo, saved_at)
    select ${accountId}, product_id, name, price_kobo, statement_timestamp() - place * interval '1 microsecond'
    from unnest(
      ${savedItems.map(({ productId }) => productId)}::uuid[],
      ${savedItems.map(({ name }) => name)}::text[],
      ${savedItems.map(({ priceKobo }) => priceKobo)}::bigint[]
    ) with ordinality as item (product_id, name, price_kobo, place)
    on conflict (account_id, product_id) do nothing`.execute(tx)
}

export async function deleteOldestBeyond(tx: Tx, accountId: AccountId, max: number): Promise<void> {
  await sql`
    delete from saved_items where account_id = ${accountId} and product_id in (
      select product_id from saved_items where account_id = ${accountId}
      order by saved_at desc, product_id offset ${max}
    )`.execute(tx)
}

/** The given products that are saved. */
export async function listSavedProducts(
  tx: Tx,
  accountId: AccountId,
  productIds: readonly ProductId[],
): Promise<ProductId[]> {
  const { rows } = await sql<{ productId: ProductId }>`
    select product_id as "productId" from saved_items
    where account_id = ${accountId} and product_id = any(${productIds}::uuid[])
    order by saved_at desc, product_id limit ${sql.lit(MAX_SAVED_ITEMS)}`.execute(tx)
  return rows.map(({ productId }) => productId)
}

export async function deleteSavedItem(
  writer: Writer,
  accountId: AccountId,
  productId: ProductId,
): Promise<void> {
  await writer
    .deleteFrom('saved_items')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .execute()
}

export async function deleteAllSavedItems(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('saved_items').where('account_id', '=', accountId).execute()
}
