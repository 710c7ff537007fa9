/** What a list shows of `products p` and `shops s`, as the market's own answers have it. */
export const CARD_FIELDS = `
  '_id', p.id, 'name', p.name, 'subtitle', p.subtitle,
  'images', array(select '/media/' || key || '/720.webp' from unnest(p.picture_keys) as key),
  'placeholder', p.cover_placeholder, 'basePrice', p.base_price_kobo / 100.0::float8,
  'fromPrice', p.from_price_kobo / 100.0::float8, 'baseQuantity', p.stock,
  'category', p.category, 'subCategory', p.subcategory,
  'rating', coalesce(round(p.rating_sum::numeric / nullif(p.rating_count, 0), 1), 0), 'reviews', p.rating_count,
  'sales', p.sales, 'isFeatured', p.is_featured, 'logistics', json_build_object('deliveryType', p.delivery_type),
  'shopId', json_build_object('_id', s.id, 'name', s.name, 'city', s.city, 'avatar', '/media/' || s.avatar_key || '/720.webp')`

/** Total and facet counts over the rows of `shelf`, the plain way: by counting them. */
export const COUNTS = `
  'total', (select count(*) from shelf),
  'facets', json_build_object(
    'subCategories', (select json_agg(json_build_object('value', subcategory, 'count', n))
                      from (select subcategory, count(*) as n from shelf group by 1) as counted),
    'ratings', (select json_agg(json_build_object('value', stars, 'count',
                  (select count(*) from shelf where rating_count > 0 and rating_sum >= stars * rating_count)))
                from generate_series(1, 5) as stars),
    'inStock', (select count(*) from shelf where stock > 0),
    'delivery', (select json_agg(json_build_object('value', delivery_type, 'count', n))
                 from (select delivery_type, count(*) as n from shelf group by 1) as counted),
    'price', (select json_build_object('min', min(base_price_kobo) / 100.0::float8, 'max', max(base_price_kobo) / 100.0::float8) from shelf)
  )`
