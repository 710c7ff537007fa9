import { MAX_PAGE_SIZE } from '@ahia/contracts/limits'
import type { Banner } from '@ahia/contracts/window'
import { type PictureKey, pictureKey } from '@ahia/pictures/address'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { card } from '../product-card.sql.ts'

/** ADMIN-32: the products whose time it is, each once and only while shoppers can see it; few rows, whatever the market's size. */
const featured = sql`
  select p.id, f.place, f.is_promoted, p.created_at
  from (
    select product_id, min(position) as place, bool_or(why = 'PACKAGE') as is_promoted from featured_now group by product_id
  ) as f join products p on p.id = f.product_id
  where p.is_visible
  order by f.place, p.created_at desc, p.id desc limit ${sql.lit(MAX_PAGE_SIZE)}`

/** API-02: cards of the featured products as JSON in their order, and the ids of those that are part of a package. */
export async function listFeatured(reader: Reader): Promise<{ products: string; promoted: string }> {
  const { rows } = await sql<{ products: string; promoted: string }>`
    select coalesce(json_agg(${card} order by f.place, p.created_at desc, p.id desc), '[]')::text as products,
      coalesce(json_agg(p.id order by p.id) filter (where f.is_promoted), '[]')::text as promoted
    from (${featured}) as f join products p on p.id = f.id join shop_cards s on s.id = p.shop_id`.execute(
    reader,
  )
  return rows[0] ?? { products: '[]', promoted: '[]' }
}

/** The first pictures of the products that the front page shows first. */
export async function listFeaturedCovers(reader: Reader, limit: number): Promise<PictureKey[]> {
  const { rows } = await sql<{ cover: string }>`
    select p.picture_keys[1] as cover from (${featured}) as f join products p on p.id = f.id
    where cardinality(p.picture_keys) > 0
    order by f.place, p.created_at desc, p.id desc limit ${limit}`.execute(reader)
  return rows.map(({ cover }) => pictureKey(cover))
}

/** Of two for one place the one that began last. */
export async function listBanners(reader: Reader): Promise<Banner[]> {
  const { rows } = await sql<Banner>`
    select distinct on (place) place, picture_key as picture, alt, path from banners
    where withdrawn_at is null and begins_at <= now() and ends_at > now()
    order by place, begins_at desc, id desc`.execute(reader)
  return rows
}
