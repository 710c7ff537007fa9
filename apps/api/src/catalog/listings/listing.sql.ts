import type { ProductId, ShopId } from '@ahia/contracts/ids'
import type { Listing } from '@ahia/contracts/shapes/listing'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

/** A listing as it is stored; gaps and actions follow from it. */
export type ListingFacts = Omit<Listing, 'gaps' | 'actions'> & {
  /** All that sells has a quantity that somebody typed. */
  isAllCounted: boolean
  lacksRegistration: boolean
}
export type OwnProduct = { shopId: ShopId; productId: ProductId }

/** What the three levels have in common, from a row `it` whose id is that of the sellable thing. */
const sellableFields = (it: string, held: string) => sql`
  'stock', ${sql.ref(`${it}.stock`)}, 'isCounted', ${sql.ref(`${it}.is_counted`)} or ${sql.ref(`${it}.stock`)} > 0,
  'lowStock', ${sql.ref(`${it}.low_stock`)},
  'held', (select coalesce(sum(h.quantity), 0)::integer from held h where ${sql.ref(`h.${held}`)} = ${sql.ref(`${it}.id`)}),
  'sku', (select k.sku from skus k where k.sellable_id = ${sql.ref(`${it}.id`)})`

/** SELL-22: a rule asks for the number on this shelf, and no specification has it. */
export const lacksRegistration = sql`
  exists (
    select from rules_in_force r
    where r.kind = 'REGISTRATION' and r.category = p.category
      and (r.subcategories is null or p.subcategory = any (r.subcategories))
  ) and not exists (
    select from json_each_text(p.specifications) as s (name, value)
    where lower(s.name) like 'nafdac%' and length(trim(s.value)) >= 4
  )`

const options = sql`
  case when v.option_name is not null then json_build_object('name', v.option_name, 'values', (
    select coalesce(json_agg(json_build_object(
      '_id', o.id, 'value', o.value, 'price', naira(o.price_kobo), 'version', o.version, ${sellableFields('o', 'option_id')}
    ) order by o.position), '[]')
    from options o where o.variant_id = v.id and o.retired_at is null
  )) end`

const variants = sql`
  case when p.variant_name is not null then json_build_object('name', p.variant_name, 'values', (
    select coalesce(json_agg(json_build_object(
      '_id', v.id, 'value', v.value, 'price', naira(v.price_kobo), 'version', v.version,
      ${sellableFields('v', 'variant_id')}, 'options', ${options}
    ) order by v.position), '[]')
    from variants v where v.product_id = p.id and v.retired_at is null
  )) end`

/** Why it is as it is: the latest move to its present status. */
const notice = sql`
  case when p.status in ('IN_REVIEW', 'TAKEN_DOWN') then (
    select json_build_object(
      'rule', r.sentence, 'reason', coalesce(m.reason, r.sentence, ''), 'since', to_json(m.moved_at),
      'appeal', case when a.move_id is not null then json_build_object(
        'words', a.words, 'at', to_json(a.appealed_at), 'answer', a.answer
      ) end
    )
    from product_moves m
      left join listing_rules r on r.id = m.rule_id left join listing_appeals a on a.move_id = m.id
    where m.product_id = p.id and m.to_status = p.status
    order by m.moved_at desc, m.id desc limit 1
  ) end`

export const isAllCounted = sql`
  case
    when p.variant_name is null then p.is_counted or p.stock > 0
    else not exists (
      select from variants v left join options o on o.variant_id = v.id and o.retired_at is null
      where v.product_id = p.id and v.retired_at is null
        and not case when v.option_name is null then v.is_counted or v.stock > 0 else o.is_counted or o.stock > 0 end
    )
  end`

/** Null for a product that is unknown or another shop's. */
export async function findListingFacts(
  reader: Reader | Tx,
  { shopId, productId }: OwnProduct,
): Promise<ListingFacts | null> {
  const { rows } = await sql<{ listing: ListingFacts }>`
    with held as materialized (
      select product_id, variant_id, option_id, quantity from stock_holds where product_id = ${productId}
    )
    select json_build_object(
      '_id', p.id, 'status', p.status, 'version', p.version, 'name', p.name, 'subtitle', p.subtitle,
      'description', p.description, 'brand', p.brand, 'category', case when p.has_category then p.category end,
      'subCategory', p.subcategory, 'basePrice', naira(nullif(p.base_price_kobo, 0)), 'fromPrice', naira(p.from_price_kobo),
      'specifications', (
        select coalesce(json_agg(json_build_object('name', s.name, 'value', s.value) order by s.place), '[]')
        from json_each_text(p.specifications) with ordinality as s (name, value, place)
      )
    )::jsonb || jsonb_build_object(
      'delivery', json_build_object('type', p.delivery_type, 'area', p.delivery_area, 'promise',
        case when p.promise_unit is not null then json_build_object('within', p.promise_within, 'unit', p.promise_unit) end),
      'returns', json_build_object('policy', p.return_policy, 'days', p.return_days), 'taxClass', p.tax_class,
      'pictures', (
        select coalesce(json_agg(json_build_object('key', key, 'url', picture_address(key)) order by place), '[]')
        from unnest(p.picture_keys) with ordinality as picture (key, place)
      ),
      ${sellableFields('p', 'product_id')}, 'variants', ${variants},
      'addOns', (
        select coalesce(json_agg(json_build_object(
          '_id', a.id, 'name', a.name, 'price', naira(a.price_kobo), 'maxQuantity', a.max_quantity
        ) order by a.position), '[]')
        from add_ons a where a.product_id = p.id
      ),
      'sales', p.sales, 'rating',
      case when p.rating_count = 0 then 0 else round(p.rating_sum::numeric / p.rating_count, 1) end,
      'reviews', p.rating_count, 'createdAt', to_json(p.created_at), 'notice', ${notice},
      'isAllCounted', ${isAllCounted}, 'lacksRegistration', ${lacksRegistration}
    ) as listing
    from products p where p.id = ${productId} and p.shop_id = ${shopId}`.execute(reader)
  return rows[0]?.listing ?? null
}
