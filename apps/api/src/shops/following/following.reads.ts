import type { AccountId, ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { shopJson } from '../shops.sql.ts'

/** The approved ones as JSON, the latest first. */
export async function listFollowedJson(reader: Reader, accountId: AccountId): Promise<string> {
  const { rows } = await sql<{ shops: string }>`
    select coalesce(json_agg(${shopJson} order by followed.followed_at desc, followed.shop_id), '[]')::text as shops
    from followed_shops as followed join shops on shops.id = followed.shop_id
    where followed.account_id = ${accountId} and shops.status = 'APPROVED'`.execute(reader)
  return rows[0]?.shops ?? '[]'
}

export async function isFollowing(reader: Reader, accountId: AccountId, shopId: ShopId): Promise<boolean> {
  const followed = await reader
    .selectFrom('followed_shops')
    .select('shop_id')
    .where('account_id', '=', accountId)
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return followed !== undefined
}
