import type { Product } from '@ahia/contracts/catalog'
import type { ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { productFields, shopFields } from './product-card.sql.ts'

/** The contract's Product, from `products p` and `shop_cards s`. */
export const wholeProduct = sql`
  json_build_object(
    ${productFields},
    'shopId', case
      when s.back_on is null then json_build_object(${shopFields}, 'rating', s.rating, 'reviews', s.reviews)
      else json_build_object(
        ${shopFields}, 'rating', s.rating, 'reviews', s.reviews,
        'away', json_build_object('backOn', s.back_on, 'words', s.holiday_words)
      )
    end,
    'brand', p.brand, 'description', p.description, 'specifications', p.specifications, 'taxClass', p.tax_class,
    'returnPolicy', json_build_object('policy', p.return_policy, 'period', p.return_days),
    'variants', case when p.variant_name is null then '[]' else json_build_array(json_build_object(
      'variantName', p.variant_name,
      'variantValues', (
        select coalesce(json_agg(json_build_object(
          '_id', v.id, 'value', v.value, 'price', naira(v.price_kobo), 'quantity', v.stock,
          'options', case when v.option_name is null then '[]' else json_build_array(json_build_object(
            'optionName', v.option_name,
            'optionValues', (
              select coalesce(json_agg(json_build_object(
                '_id', o.id, 'value', o.value, 'price', naira(o.price_kobo), 'quantity', o.stock
              ) order by o.position), '[]')
              from options o where o.variant_id = v.id and o.retired_at is null
            )
          )) end
        ) order by v.position), '[]')
        from variants v where v.product_id = p.id and v.retired_at is null
      )
    )) end,
    'addOns', (
      select coalesce(json_agg(json_build_object(
        '_id', a.id, 'name', a.name, 'price', naira(a.price_kobo), 'maxQuantityAllowed', a.max_quantity
      ) order by a.position), '[]')
      from add_ons a where a.product_id = p.id
    )
  )`

/** The response of GET /products/{id}, built by the database; null for one that is not visible. */
export async function findProductJson(reader: Reader, productId: ProductId): Promise<string | null> {
  const { rows } = await sql<{ product: string }>`
    select ${wholeProduct}::text as product
    from products p join shop_cards s on s.id = p.shop_id
    where p.id = ${productId} and p.is_visible`.execute(reader)
  return rows[0]?.product ?? null
}

/** SELL-19: the same whatever its status, for a preview. */
export async function findAnyProductJson(reader: Reader, productId: ProductId): Promise<string | null> {
  const { rows } = await sql<{ product: string }>`
    select ${wholeProduct}::text as product
    from products p join shop_cards s on s.id = p.shop_id
    where p.id = ${productId} and p.status <> 'REMOVED'`.execute(reader)
  return rows[0]?.product ?? null
}

/** The same for several products; invisible ones are missing. */
export async function listWholeProducts(
  reader: Reader,
  productIds: readonly ProductId[],
): Promise<Product[]> {
  const { rows } = await sql<{ product: Product }>`
    select ${wholeProduct} as product
    from products p join shop_cards s on s.id = p.shop_id
    where p.id = any(${productIds}::uuid[]) and p.is_visible`.execute(reader)
  return rows.map(({ product }) => product)
}
