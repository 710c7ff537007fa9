import { sql } from 'kysely'

/** What lists show of `products p` sold by `shop_cards s`: the fields of the contract's ProductCard. */
export const cardFields = sql`
  '_id', p.id, 'name', p.name, 'subtitle', p.subtitle,
  'images', array(select picture_address(key) from unnest(p.picture_keys) as key),
  'placeholder', p.cover_placeholder,
  'basePrice', naira(p.base_price_kobo), 'baseQuantity', p.stock,
  'category', p.category, 'subCategory', p.subcategory,
  'rating', coalesce(round(p.rating_sum::numeric / nullif(p.rating_count, 0), 1), 0), 'reviews', p.rating_count,
  'sales', p.sales, 'isFeatured', p.is_featured,
  'logistics', json_build_object('deliveryType', p.delivery_type),
  'shopId', json_build_object('_id', s.id, 'name', s.name, 'city', s.city, 'avatar', avatar_address(s.avatar_key))`

export const card = sql`json_build_object(${cardFields})`
