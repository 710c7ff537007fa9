import type { AccountId, ShopId } from '@ahia/contracts/ids'
import { MAX_FOLLOWED_SHOPS } from '@ahia/contracts/limits'
import { sql } from 'kysely'
import type { Reader, Tx, Writer } from '#tables.ts'

type FollowResult = { isOpen: boolean; isFollowed: boolean }

/** One statement: only an approved shop, only below the limit, and nothing changes the second time. */
export async function insertFollowed(tx: Tx, accountId: AccountId, shopId: ShopId): Promise<FollowResult> {
  const { rows } = await sql<FollowResult>`
    with open as (
      select id from shops where id = ${shopId} and status = 'APPROVED'
    ), known as (
      select shop_id from followed_shops where account_id = ${accountId}
    ), added as (
      insert into followed_shops (account_id, shop_id)
      select ${accountId}, id from open where (select count(*) from known) < ${sql.lit(MAX_FOLLOWED_SHOPS)}
      on conflict (account_id, shop_id) do nothing
      returning shop_id
    )
    select
      exists (select from open) as "isOpen",
      exists (select from added) or exists (select from known where shop_id = ${shopId}) as "isFollowed"`.execute(
    tx,
  )
  return rows[0] ?? { isOpen: false, isFollowed: false }
}

export async function deleteFollowed(writer: Writer, accountId: AccountId, shopId: ShopId): Promise<void> {
  await writer
    .deleteFrom('followed_shops')
    .where('account_id', '=', accountId)
    .where('shop_id', '=', shopId)
    .execute()
}

/** Each row changes the count of a shop: they are locked first, in one order, so that two accounts never wait for each other. */
export async function deleteAllFollowed(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`
    select from shops where id in (select shop_id from followed_shops where account_id = ${accountId})
    order by id for no key update`.execute(tx)
  await tx.deleteFrom('followed_shops').where('account_id', '=', accountId).execute()
}

export type FollowedShop = { shopId: ShopId; name: string; followedAt: Date }

/** All of them, also those that are no longer open. */
export function listAllFollowed(reader: Reader, accountId: AccountId): Promise<FollowedShop[]> {
  return reader
    .selectFrom('followed_shops')
    .innerJoin('shops', 'shops.id', 'followed_shops.shop_id')
    .select(['shop_id as shopId', 'shops.name', 'followed_at as followedAt'])
    .where('followed_shops.account_id', '=', accountId)
    .orderBy('followed_at', 'desc')
    .orderBy('shop_id')
    .limit(MAX_FOLLOWED_SHOPS)
    .execute()
}
