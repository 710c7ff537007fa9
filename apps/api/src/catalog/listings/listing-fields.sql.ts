import type { ProductId } from '@ahia/contracts/ids'
import type { changeListing } from '@ahia/contracts/seller/listings'
import { fromNaira } from '@ahia/money/naira'
import type { Category } from '@ahia/reference/categories'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import type { OwnProduct } from './listing.sql.ts'

/** What a shop sends of a listing; left out is unchanged. */
export type ListingInput = Omit<z.output<typeof changeListing.body>, 'requestKey' | 'version'>

/** `needsCount`: it is sold without choices from now on, and its stock was never counted like that. */
type WrittenFields = ListingInput & { needsCount?: boolean }

/** The column needs a category. `has_category` is false until the shop chooses one. */
export const PLACEHOLDER_CATEGORY: Category = 'GROCERY'

/** A draft with a name and nothing else. False when the shop has as many as there may be. */
export async function insertDraft(
  tx: Tx,
  { shopId, productId }: OwnProduct,
  { name, most }: { name: string; most: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into products (
      id, shop_id, shop_name, shop_status, name, category, has_category, base_price_kobo, is_counted, status, created_at
    )
    select ${productId}, id, name, status, ${name}, ${PLACEHOLDER_CATEGORY}, false, 0, false, 'DRAFT', now()
    from shop_cards where id = ${shopId} and (
      select count(*) from products p where p.shop_id = ${shopId} and p.status <> 'REMOVED'
    ) < ${most}
    returning id`.execute(tx)
  return rows.length > 0
}

/** Writes what was sent, and what follows from it. */
export async function writeFields(
  tx: Tx,
  { shopId, productId }: OwnProduct,
  input: WrittenFields,
): Promise<void> {
  const columns = listColumns(input)
  if (columns.length === 0) return
  await sql`
    update products set ${sql.join(columns)} where id = ${productId} and shop_id = ${shopId}`.execute(tx)
}

function listColumns(input: WrittenFields): RawBuilder<unknown>[] {
  const { delivery, returns, pictures, specifications, variants, category, basePrice } = input
  const set: Record<string, unknown> = {
    name: input.name,
    subtitle: input.subtitle,
    description: input.description,
    brand: input.brand,
    category,
    has_category: category === undefined ? undefined : true,
    subcategory: input.subCategory ?? (category === undefined ? undefined : 'OTHER'),
    base_price_kobo: basePrice === undefined ? undefined : basePrice === null ? 0 : fromNaira(basePrice),
    specifications:
      specifications &&
      JSON.stringify(Object.fromEntries(specifications.map(({ name, value }) => [name, value]))),
    delivery_type: delivery?.type,
    delivery_area: delivery?.area,
    promise_within: delivery && (delivery.promise?.within ?? null),
    promise_unit: delivery && (delivery.promise?.unit ?? null),
    return_policy: returns?.policy,
    return_days: returns?.days,
    tax_class: input.taxClass,
    variant_name: variants === undefined ? undefined : (variants?.name ?? null),
    low_stock: input.lowStock,
    is_counted: input.needsCount ? false : input.quantity === undefined ? undefined : true,
  }
  const given = Object.entries(set).filter(([, value]) => value !== undefined)
  return [
    ...given.map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    ...(delivery ? [areaState(delivery.area)] : []),
    ...(pictures ? [sql`picture_keys = ${pictures}::text[]`, placeholderOf(pictures[0] ?? null)] : []),
  ]
}

const areaState = (area: string) =>
  sql`area_state = case when ${area}::text <> 'EVERYWHERE' then (select s.state from shop_cards s where s.id = products.shop_id) end`

const placeholderOf = (cover: string | null) =>
  sql`cover_placeholder = case when picture_keys[1] is not distinct from ${cover}::text then cover_placeholder end`

/** SELL-14: rows keep their ids; those left out are deleted, and carts say that they are no longer sold. */
export async function writeAddOns(
  tx: Tx,
  productId: ProductId,
  addOns: NonNullable<ListingInput['addOns']>,
): Promise<number> {
  const rows = addOns.map(({ _id, name, price, maxQuantity }, position) => ({
    id: _id ?? newId(),
    is_new: _id === undefined,
    position,
    name,
    price_kobo: fromNaira(price),
    max_quantity: maxQuantity,
  }))
  const kept = rows.filter(({ is_new }) => !is_new)
  await sql`
    delete from add_ons where product_id = ${productId} and id <> all(${kept.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  )
  const updated = await sql`
    update add_ons a set position = given.position, name = given.name, price_kobo = given.price_kobo,
      max_quantity = given.max_quantity
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as given (
      id uuid, position integer, name text, price_kobo bigint, max_quantity integer
    )
    where a.id = given.id and a.product_id = ${productId} returning a.id`.execute(tx)
  const added = rows.filter(({ is_new }) => is_new)
  await sql`
    insert into add_ons (id, product_id, position, name, price_kobo, max_quantity)
    select id, ${productId}, position, name, price_kobo, max_quantity
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as given (
      id uuid, position integer, name text, price_kobo bigint, max_quantity integer
    )`.execute(tx)
  return kept.length - updated.rows.length
}

/** What a search finds a product by besides its name and texts; only written when it changed. */
export async function writeChoiceWords(tx: Tx, productId: ProductId): Promise<void> {
  await sql`
    with words as (
      select coalesce(string_agg(word, ' · ' order by place, word), '') as text from (
        select word, min(place) as place from (
          select brand, 0 from products where id = ${productId} and brand is not null
          union all
          select value, 1 from variants where product_id = ${productId} and retired_at is null
          union all
          select o.value, 2 from options o join variants v on v.id = o.variant_id
          where v.product_id = ${productId} and v.retired_at is null and o.retired_at is null
          union all
          select name, 3 from add_ons where product_id = ${productId}
        ) as each (word, place) group by word
      ) as once
    )
    update products p set choice_words = words.text from words
    where p.id = ${productId} and p.choice_words <> words.text`.execute(tx)
}
