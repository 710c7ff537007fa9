import { sql } from 'kysely'

/** WIN-01: the delivery terms of `products p`, sold by `shop_cards s`. */
export const logistics = sql`json_strip_nulls(json_build_object(
  'deliveryType', p.delivery_type,
  'onlyIn', case when p.area_state is not null then json_build_object(
    'area', p.delivery_area, 'state', p.area_state, 'city', delivery_city(s.state, s.city)
  ) end,
  'promise', case when p.promise_unit is not null then json_build_object(
    'within', p.promise_within, 'unit', p.promise_unit
  ) end
))`

/** The columns of `products p` that every view shows. */
export const productFields = sql`
  '_id', p.id, 'name', p.name, 'subtitle', p.subtitle,
  'images', array(select picture_address(key) from unnest(p.picture_keys) as key),
  'placeholder', p.cover_placeholder,
  'basePrice', naira(p.base_price_kobo), 'fromPrice', naira(p.from_price_kobo), 'baseQuantity', p.stock,
  'category', p.category, 'subCategory', p.subcategory,
  'rating', coalesce(round(p.rating_sum::numeric / nullif(p.rating_count, 0), 1), 0), 'reviews', p.rating_count,
  'sales', p.sales, 'isFeatured', p.is_featured,
  'logistics', ${logistics}`

/** What `smallProductFields` reads. */
export const smallProductColumns = sql`id, name, picture_keys, base_price_kobo, from_price_kobo, category`

/** The contract's small product, from `products p`. */
export const smallProductFields = sql`
  '_id', p.id, 'name', p.name,
  'images', array(select picture_address(key) from unnest(p.picture_keys[1:1]) as key),
  'basePrice', naira(p.base_price_kobo), 'fromPrice', naira(p.from_price_kobo), 'category', p.category`

/** The columns of `shop_cards s` that are shown. */
export const shopFields = sql`
  '_id', s.id, 'name', s.name, 'city', s.city, 'avatar', avatar_address(s.avatar_key)`

/** What lists show of a product and who sells it: the contract's ProductCard. */
export const card = sql`json_build_object(${productFields}, 'shopId', json_build_object(${shopFields}))`
