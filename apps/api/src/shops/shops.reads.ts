import type { AccountId, ShopId } from '@ahia/contracts/ids'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { sql } from 'kysely'
import type { Reader, Tables } from '#tables.ts'
import { type ShopFound, shopJson } from './shops.sql.ts'

/** With fewer reviews a few friends would decide; the index shops_best has the same number. */
const SHOPS_RATED_ENOUGH = 10

type ListShops = { state?: DeliveryState | undefined; limit: number }

/** A shop as JSON, without its products. */
export type ShopJson = { shopId: ShopId; json: string }

/** Approved shops: those with enough reviews first, the best rated of them before the others. */
export async function listShops(reader: Reader, { state, limit }: ListShops): Promise<ShopJson[]> {
  const { rows } = await sql<ShopJson>`
    select id as "shopId", ${shopJson}::text as json from shops
    where status = 'APPROVED' and ${state === undefined ? sql`true` : sql`state = ${state}`}
    order by
      (rating_count >= ${sql.lit(SHOPS_RATED_ENOUGH)}) desc,
      (rating_sum::double precision / greatest(rating_count, 1)) desc, rating_count desc, id desc
    limit ${limit}`.execute(reader)
  return rows
}

/** Suggestions must be fast, so the best known are chosen among this many at most. */
const ENOUGH = 100

/**
 * Approved shops with these words in their name (lower case, letters and digits only), the last one as a prefix;
 * the best known first.
 */
export async function findShopsNamed(reader: Reader, words: string[], limit: number): Promise<ShopFound[]> {
  const { rows } = await sql<ShopFound>`
    select id, name, city, avatar_address(avatar_key) as avatar
    from (
      select * from shops
      where status = 'APPROVED' and name_words @@ to_tsquery('simple', ${`${words.join(' & ')}:*`})
      limit ${sql.lit(ENOUGH)}
    ) as found
    order by rating_count desc, id limit ${limit}`.execute(reader)
  return rows
}

/** Who runs it, where they say so on its page. */
export async function readShopOwner(reader: Reader, shopId: ShopId): Promise<string | null> {
  const shop = await reader
    .selectFrom('shops')
    .select('owner_name')
    .where('id', '=', shopId)
    .where('owner_line', 'is not', null)
    .executeTakeFirst()
  return shop?.owner_name ?? null
}

type ShopIds = { after: ShopId | null; limit: number }

/** Approved shops in the order of their ids, so that all of them can be read a few at a time. */
export async function listShopIds(reader: Reader, { after, limit }: ShopIds): Promise<ShopId[]> {
  const query = reader.selectFrom('shops').select('id').where('status', '=', 'APPROVED')
  const rest = after === null ? query : query.where('id', '>', after)
  const rows = await rest.orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** The shop of an account; null until its profile is filled in. */
export async function findOwnShopId(reader: Reader, accountId: AccountId): Promise<ShopId | null> {
  const shop = await reader
    .selectFrom('shops')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return shop?.id ?? null
}

/** Null for an unknown shop. */
export async function readShopStatus(
  reader: Reader,
  shopId: ShopId,
): Promise<Tables['shops']['status'] | null> {
  const shop = await reader.selectFrom('shops').select('status').where('id', '=', shopId).executeTakeFirst()
  return shop?.status ?? null
}

/** Whether there is no shop yet. */
export async function isMarketEmpty(reader: Reader): Promise<boolean> {
  const shop = await reader.selectFrom('shops').select('id').limit(1).executeTakeFirst()
  return shop === undefined
}

export async function countApprovedShops(reader: Reader): Promise<number> {
  const { rows } = await sql<{ shops: number }>`
    select count(*)::integer as shops from shops where status = 'APPROVED'`.execute(reader)
  return rows[0]?.shops ?? 0
}

/** Whether the shop has one of the market's packages, which lowers its commission. */
export async function hasPackage(reader: Reader, shopId: ShopId): Promise<boolean> {
  const { rows } = await sql`select from shops where id = ${shopId} and package is not null`.execute(reader)
  return rows.length > 0
}
