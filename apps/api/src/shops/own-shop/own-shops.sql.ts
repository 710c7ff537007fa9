import type { AccountId, ShopId } from '@ahia/contracts/ids'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { MerchantCategory } from '@ahia/reference/merchant-categories'
import type { Tier } from '@ahia/reference/packages'
import { type NotNull, sql } from 'kysely'
import pg from 'pg'
import type { Reader, Tables, Tx } from '#tables.ts'
import { shopNameTaken } from '../shops.errors.ts'

export type ShopOwner = { accountId: AccountId; shopName: string }

export async function findOwnerOf(reader: Reader, shopId: ShopId): Promise<ShopOwner | null> {
  const shop = await reader
    .selectFrom('shops')
    .select(['account_id as accountId', 'name as shopName'])
    .where('id', '=', shopId)
    .executeTakeFirst()
  return shop?.accountId ? { accountId: shop.accountId, shopName: shop.shopName } : null
}

export async function updatePackage(tx: Tx, shopId: ShopId, tier: Tier | null): Promise<void> {
  await tx.updateTable('shops').set({ package: tier }).where('id', '=', shopId).execute()
}

const OWN_COLUMNS = [
  'id',
  'name',
  'phone',
  'description',
  'category',
  'street',
  'city',
  'region',
  'country',
  'state as handsOverIn',
  'status',
  'package',
  'created_at as createdAt',
] as const

/** shops_owned_complete: a shop with an owner has all of these until it has ended. */
type OwnedShopColumns = {
  status: Exclude<Tables['shops']['status'], 'ENDED'>
  phone: NotNull
  category: NotNull
  street: NotNull
  region: NotNull
  country: NotNull
}

export async function findShopOfOwner(reader: Reader, accountId: AccountId) {
  const shop = await reader
    .selectFrom('shops')
    .select([...OWN_COLUMNS, sql<string>`avatar_address(avatar_key)`.as('avatar')])
    .where('account_id', '=', accountId)
    .where('status', '<>', 'ENDED')
    .$narrowType<OwnedShopColumns>()
    .executeTakeFirst()
  return shop ?? null
}

export type ShopOfOwner = NonNullable<Awaited<ReturnType<typeof findShopOfOwner>>>

type ShopProfile = {
  name: string
  phone: string
  description: string
  avatarKey: string
  category: MerchantCategory
  street: string
  city: string
  region: string
  country: string
  handsOverIn: DeliveryState
}

type OwnedProfile = ShopProfile & { shopId: ShopId; accountId: AccountId }

export type LockedShop = { shopId: ShopId; status: Tables['shops']['status'] }

/** Locks the shop, so that concurrent changes wait here, before any logo is claimed. Null: there is none yet. */
export async function lockShopOfOwner(tx: Tx, accountId: AccountId): Promise<LockedShop | null> {
  const shop = await tx
    .selectFrom('shops')
    .select(['id as shopId', 'status'])
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return shop ?? null
}

/** Locks a shop: what else is decided about it waits until the transaction ends. */
export async function lockShopById(tx: Tx, shopId: ShopId): Promise<void> {
  await tx.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().execute()
}

/**
 * Inserts or updates the shop of an account; its status does not change. Returns the previous logo: null when there was no
 * shop yet.
 */
export async function writeShopOfOwner(
  tx: Tx,
  shop: OwnedProfile,
): Promise<{ formerAvatarKey: string | null }> {
  const profile = {
    name: shop.name,
    phone: shop.phone,
    description: shop.description,
    avatar_key: shop.avatarKey,
    category: shop.category,
    street: shop.street,
    city: shop.city,
    region: shop.region,
    country: shop.country,
    state: shop.handsOverIn,
  }
  try {
    return await tx
      .insertInto('shops')
      .values({ id: shop.shopId, account_id: shop.accountId, status: 'PENDING', ...profile })
      .onConflict((own) => own.column('account_id').doUpdateSet({ ...profile, shown_version: nextVersion }))
      .returning(sql<string | null>`old.avatar_key`.as('formerAvatarKey'))
      .executeTakeFirstOrThrow()
  } catch (error) {
    // A check before the insert would let two concurrent requests take the same name.
    if (error instanceof pg.DatabaseError && NAMES.has(error.constraint ?? '')) throw shopNameTaken()
    throw error
  }
}

/** What staff review; any change of it makes a new version. */
const nextVersion = sql<number>`
  shops.shown_version + ((shops.name, shops.avatar_key, shops.description)
    is distinct from (excluded.name, excluded.avatar_key, excluded.description))::integer`

const NAMES = new Set(['shops_name_key', 'shops_lookalike_name'])
