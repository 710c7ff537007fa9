import type { ProductId, ShopId, VariantId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'
import type { NewAddOn, NewOption, NewProduct, NewVariant } from './new-product.ts'
import { card } from './product-card.sql.ts'

/** Whether a row was added: false when the product already exists, or its shop does not. */
export async function insertProduct(tx: Tx, product: NewProduct): Promise<boolean> {
  const [cover] = product.pictures
  const { rows } = await sql`
    insert into products (
      id, shop_id, shop_name, shop_status, name, subtitle, description, category, subcategory, brand, base_price_kobo, stock,
      variant_name, choice_words, specifications, delivery_type, delivery_area, area_state, promise_within, promise_unit,
      return_policy, return_days, tax_class,
      picture_keys, cover_placeholder, status, created_at
    )
    select
      ${product.id}, id, name, status, ${product.name}, ${product.subtitle}, ${product.description},
      ${product.category}, ${product.subCategory}, ${product.brand}, ${product.basePriceKobo},
      ${product.variants === null ? product.stock : 0}, ${product.variants?.name ?? null}, ${choiceWords(product)},
      ${JSON.stringify(product.specifications)}, ${product.delivery},
      ${product.area}, case when ${product.area}::text <> 'EVERYWHERE' then state end, ${product.promise?.within ?? null},
      ${product.promise?.unit ?? null}, ${product.returns.policy},
      ${product.returns.days}, ${product.taxClass}, ${product.pictures.map(({ key }) => key)}::text[],
      ${cover?.placeholder ?? null}, ${product.status}, ${product.createdAt}
    from shop_cards where id = ${product.shopId}
    on conflict (id) do nothing
    returning id`.execute(tx)
  return rows.length > 0
}

export async function hasProduct(reader: Reader, productId: ProductId): Promise<boolean> {
  const product = await reader
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .executeTakeFirst()
  return product !== undefined
}

/** What a search finds it by besides its name and texts. */
function choiceWords({ brand, variants, addOns }: NewProduct): string {
  const values = variants?.values ?? []
  const chosen = values.flatMap(({ value, options }) => [
    value,
    ...(options?.values ?? []).map((one) => one.value),
  ])
  return [
    ...new Set([...(brand === null ? [] : [brand]), ...chosen, ...addOns.map(({ name }) => name)]),
  ].join(' · ')
}

export async function insertVariants(tx: Tx, productId: ProductId, variants: NewVariant[]): Promise<void> {
  if (variants.length === 0) return
  const rows = variants.map(({ id, value, priceKobo, stock, options }, position) => ({
    id,
    product_id: productId,
    position,
    value,
    price_kobo: priceKobo,
    stock: options === null ? stock : 0,
    option_name: options?.name ?? null,
  }))
  await tx.insertInto('variants').values(rows).execute()
}

export async function insertOptions(tx: Tx, variantId: VariantId, options: NewOption[]): Promise<void> {
  if (options.length === 0) return
  const rows = options.map(({ id, value, priceKobo, stock }, position) => ({
    id,
    variant_id: variantId,
    position,
    value,
    price_kobo: priceKobo,
    stock,
  }))
  await tx.insertInto('options').values(rows).execute()
}

export async function insertAddOns(tx: Tx, productId: ProductId, addOns: NewAddOn[]): Promise<void> {
  if (addOns.length === 0) return
  const rows = addOns.map(({ id, name, priceKobo, maxQuantity }, position) => ({
    id,
    product_id: productId,
    position,
    name,
    price_kobo: priceKobo,
    max_quantity: maxQuantity,
  }))
  await tx.insertInto('add_ons').values(rows).execute()
}

/** `isOnlyOne`: no other product of the shop has this status. */
type ChangedStatus = { shopId: ShopId; isOnlyOne: boolean }

/** Null for an unknown product. */
export async function updateStatus(
  tx: Tx,
  productId: ProductId,
  status: NewProduct['status'],
): Promise<ChangedStatus | null> {
  const { rows } = await sql<ChangedStatus>`
    update products set status = ${status} where id = ${productId}
    returning shop_id as "shopId", not exists (
      select from products other
      where other.shop_id = products.shop_id and other.status = ${status} and other.id <> products.id
    ) as "isOnlyOne"`.execute(tx)
  return rows[0] ?? null
}

/**
 * JSON of the cards beside a product, null when the product does not exist. Four index scans, the most relevant first; later
 * ones run only when the earlier ones did not fill the row.
 */
export async function findRelatedJson(
  reader: Reader,
  productId: ProductId,
  limit: number,
): Promise<string | null> {
  const { rows } = await sql<{ products: string | null }>`
    with it as (select id, category, subcategory_key from products where id = ${productId} and is_visible),
    beside as (
      select id, row_number() over () as place from (
        ${walk(sql`subcategory_key = (select subcategory_key from it) and stock > 0`, limit)} union all
        ${walk(sql`subcategory_key <> (select subcategory_key from it) and stock > 0`, limit)} union all
        ${walk(sql`subcategory_key = (select subcategory_key from it) and stock = 0`, limit)} union all
        ${walk(sql`subcategory_key <> (select subcategory_key from it) and stock = 0`, limit)}
        limit ${limit}
      ) as walked
    )
    select case when exists (select from it) then coalesce(json_agg(${card} order by beside.place), '[]')::text end
      as products
    from beside join products p on p.id = beside.id join shop_cards s on s.id = p.shop_id`.execute(reader)
  return rows[0]?.products ?? null
}

const walk = (where: ReturnType<typeof sql>, limit: number) => sql`
  (select id from products
   where is_visible and category = (select category from it) and ${where} and id <> ${productIdOfIt}
   order by sales desc, id desc limit ${limit})`

const productIdOfIt = sql`(select id from it)`
