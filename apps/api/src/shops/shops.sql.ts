import type { ShopId } from '@ahia/contracts/ids'
import type { Sign } from '@ahia/pictures/signs/sign'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

export type ShopStatus = Tables['shops']['status']

export type NewShop = {
  id: ShopId
  name: string
  city: string
  state: DeliveryState
  description: string
  avatarKey: string | null
  /** Left out: as `shop_sign` in the database fills it in, and no line. */
  sign?: Sign
  owner?: { name: string; line: string }
  status: ShopStatus
  createdAt: Date
}

export type ShopRating = { shopId: ShopId; stars: number; reviews: number }

export async function insertShop(tx: Tx, shop: NewShop): Promise<void> {
  await tx
    .insertInto('shops')
    .values({
      id: shop.id,
      name: shop.name,
      city: shop.city,
      state: shop.state,
      description: shop.description,
      avatar_key: shop.avatarKey,
      sign_colours: shop.sign?.colours ?? null,
      sign_front: shop.sign?.front ?? null,
      sign_emblem: shop.sign?.emblem ?? null,
      owner_name: shop.owner?.name ?? null,
      owner_line: shop.owner?.line ?? null,
      status: shop.status,
      created_at: shop.createdAt,
    })
    .onConflict((same) => same.column('id').doNothing())
    .execute()
}

/** A shop as shoppers see it, without its products. */
export const shopJson = sql`
  json_build_object(
    '_id', id, 'name', name, 'city', city, 'state', state, 'description', description,
    'avatar', avatar_address(avatar_key),
    'rating', coalesce(round(rating_sum::numeric / nullif(rating_count, 0), 1), 0), 'reviews', rating_count,
    'since', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'sign', shop_sign(shops),
    'owner', case when owner_line is not null then json_build_object('name', owner_name, 'line', owner_line) end,
    'followers', followers,
    'away', case when shop_back_on(holiday_from, holiday_to) is not null then json_build_object(
      'backOn', shop_back_on(holiday_from, holiday_to), 'words', holiday_words
    ) end
  )`

/** Built by the database; null for one that is not visible. */
export async function findShopJson(reader: Reader, shopId: ShopId): Promise<string | null> {
  const { rows } = await sql<{ shop: string }>`
    select ${shopJson}::text as shop from shops where id = ${shopId} and status = 'APPROVED'`.execute(reader)
  return rows[0]?.shop ?? null
}

export type ShopFound = { id: ShopId; name: string; city: string; avatar: string | null }

export async function addShopRatings(tx: Tx, ratings: ShopRating[]): Promise<void> {
  await sql`
    update shops set rating_sum = rating_sum + added.stars, rating_count = rating_count + added.reviews
    from (
      select id, sum(stars)::integer as stars, sum(reviews)::integer as reviews
      from unnest(${ratings.map(({ shopId }) => shopId)}::uuid[], ${ratings.map(({ stars }) => stars)}::integer[],
                  ${ratings.map(({ reviews }) => reviews)}::integer[]) as rated (id, stars, reviews)
      group by id
    ) as added
    where shops.id = added.id`.execute(tx)
}

/** Approved shops that have any of these words in their name, those with most of them first. */
export async function listShopsWithAny(reader: Reader, words: string[], limit: number): Promise<ShopFound[]> {
  const { rows } = await sql<ShopFound>`
    select id, name, city, avatar_address(avatar_key) as avatar
    from shops, to_tsquery('simple', ${words.join(' | ')}) as query
    where status = 'APPROVED' and name_words @@ query
    order by ts_rank(name_words, query) desc, rating_count desc, id limit ${limit}`.execute(reader)
  return rows
}
