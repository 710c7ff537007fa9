import { sql } from 'kysely'

/** The columns of `products p` that every view shows. */
export const productFields = sql`
  '_id', p.id, 'name', p.name, 'subtitle', p.subtitle,
  'images', array(select picture_address(key) from unnest(p.picture_keys) as key),
  'placeholder', p.cover_placeholder,
  'basePrice', naira(p.base_price_kobo), 'fromPrice', naira(p.from_price_kobo), 'baseQuantity', p.stock,
  'category', p.category, 'subCategory', p.subcategory,
  'rating', coalesce(round(p.rating_sum::numeric / nullif(p.rating_count, 0), 1), 0), 'reviews', p.rating_count,
  'sales', p.sales, 'isFeatured', p.is_featured,
  'logistics', json_build_object('deliveryType', p.delivery_type)`

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
