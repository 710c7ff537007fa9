import type { AccountId, ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'
import { deleteDetails } from '../details/shop-details.sql.ts'
import { deleteHours } from '../hours/shop-hours.sql.ts'

type ShopStatus = Tables['shops']['status']

type ClosingRequest = { accountId: AccountId; requestId: string }

/**
 * SELL-53: takes the shop off every shelf (products_shop) and records when it closes: at once where shoppers never saw it.
 * False when it is closing already, or there is no shop.
 */
export async function insertClosing(tx: Tx, { accountId, requestId }: ClosingRequest): Promise<boolean> {
  const { rows } = await sql`
    with former as (
      select * from shops where account_id = ${accountId} and status in ('PENDING', 'APPROVED', 'SUSPENDED') for update
    ), begun as (
      update shops set status = 'CLOSING' from former where shops.id = former.id
      returning shops.id, former.status as status_before, ${isUnseen('former')} as is_unseen
    )
    insert into shop_closings (shop_id, status_before, request_id, closes_at)
    select id, status_before, ${requestId}, case when is_unseen then now() else now() + interval '1 month' end from begun
    returning shop_id`.execute(tx)
  return rows.length > 0
}

/** ADMIN-21: ended by staff, with a month's notice. False when it is closing already, or was never open. */
export async function insertClosingOf(tx: Tx, shopId: ShopId): Promise<boolean> {
  const { rows } = await sql`
    with former as (
      select id, status from shops where id = ${shopId} and status in ('APPROVED', 'SUSPENDED') for update
    ), begun as (
      update shops set status = 'CLOSING' from former where shops.id = former.id
      returning shops.id, former.status as status_before
    )
    insert into shop_closings (shop_id, status_before, closes_at)
    select id, status_before, now() + interval '1 month' from begun returning shop_id`.execute(tx)
  return rows.length > 0
}

const isUnseen = (row: 'former' | 'shops') =>
  sql`(${sql.ref(`${row}.status`)} = 'PENDING' and ${sql.ref(`${row}.reviewed_version`)} is null)`

export type OwnClosing = { shopId: ShopId; closesAt: Date | null; closesAtOnce: boolean }

/** The shop of an account and when it closes; null while there is no shop. */
export async function findOwnClosing(reader: Reader, accountId: AccountId): Promise<OwnClosing | null> {
  const { rows } = await sql<OwnClosing>`
    select shops.id as "shopId", closing.closes_at as "closesAt", ${isUnseen('shops')} as "closesAtOnce"
    from shops left join shop_closings closing on closing.shop_id = shops.id
    where shops.account_id = ${accountId}`.execute(reader)
  return rows[0] ?? null
}

/** The shop as it was before; null when it is not closing. */
export async function deleteClosing(
  tx: Tx,
  accountId: AccountId,
): Promise<{ shopId: ShopId; status: ShopStatus } | null> {
  const { rows } = await sql<{ shopId: ShopId; status: ShopStatus }>`
    with kept as (
      delete from shop_closings closing using shops
      where shops.id = closing.shop_id and shops.account_id = ${accountId} and closing.closed_at is null
      returning closing.shop_id, closing.status_before
    )
    update shops set status = kept.status_before from kept
    where shops.id = kept.shop_id and shops.status = 'CLOSING'
    returning shops.id as "shopId", shops.status`.execute(tx)
  return rows[0] ?? null
}

export type DueClosing = {
  shopId: ShopId
  accountId: AccountId
  avatarKey: string | null
  shopName: string
  /** Of the request that asked for it. */
  requestId: string
}

/** Locks a closing whose day has come; null when it has not, was taken back or is over. */
export async function lockDueClosing(tx: Tx, shopId: ShopId): Promise<DueClosing | null> {
  const { rows } = await sql<DueClosing>`
    select shops.id as "shopId", shops.account_id as "accountId", shops.avatar_key as "avatarKey", shops.name as "shopName",
      coalesce(closing.request_id, 'unknown') as "requestId"
    from shop_closings closing join shops on shops.id = closing.shop_id
    where closing.shop_id = ${shopId} and closing.closes_at <= now() and closing.closed_at is null
    for no key update`.execute(tx)
  return rows[0] ?? null
}

export async function findShopOfOwner(
  tx: Tx,
  accountId: AccountId,
): Promise<Pick<DueClosing, 'shopId' | 'avatarKey'> | null> {
  const { rows } = await sql<Pick<DueClosing, 'shopId' | 'avatarKey'>>`
    select id as "shopId", avatar_key as "avatarKey" from shops where account_id = ${accountId}`.execute(tx)
  return rows[0] ?? null
}

/** For good: what the books need stays, such as the shop's name. */
export async function endShop(tx: Tx, shopId: ShopId): Promise<void> {
  await sql`
    update shops set
      status = 'ENDED', phone = null, street = null, description = '', avatar_key = null,
      owner_name = null, owner_line = null, holiday_from = null, holiday_to = null, holiday_words = null,
      holiday_reminder = false
    where id = ${shopId}`.execute(tx)
  await deleteDetails(tx, shopId)
  await deleteHours(tx, shopId)
  await sql`update shop_closings set closed_at = now() where shop_id = ${shopId}`.execute(tx)
}

type Page = { after: ShopId | null; limit: number }

export async function listDueClosings(reader: Reader, { after, limit }: Page): Promise<ShopId[]> {
  const { rows } = await sql<{ shopId: ShopId }>`
    select shop_id as "shopId" from shop_closings
    where closed_at is null and closes_at <= now() and (${after}::uuid is null or shop_id > ${after}::uuid)
    order by shop_id limit ${limit}`.execute(reader)
  return rows.map(({ shopId }) => shopId)
}
