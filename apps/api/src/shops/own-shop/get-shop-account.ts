import type { AccountId } from '@ahia/contracts/ids'
import type { OwnShop } from '@ahia/contracts/shapes/shop'
import { getEmail } from '#accounts/get-email.ts'
import type { Reader } from '#tables.ts'
import { findShopOfOwner, type ShopOfOwner } from './own-shops.sql.ts'

export type ShopAccount = { email: string; shop: OwnShop | null }

/** The account of a shop as stored now; without a shop until its profile is filled in. */
export async function getShopAccount(reader: Reader, accountId: AccountId): Promise<ShopAccount> {
  const email = await getEmail(reader, accountId)
  const shop = await findShopOfOwner(reader, accountId)
  return { email, shop: shop && toOwnShop(shop) }
}

const toOwnShop = ({ id, street, city, region, country, createdAt, ...shop }: ShopOfOwner): OwnShop => ({
  _id: id,
  ...shop,
  address: { street, city, state: region, country },
  createdAt: createdAt.toISOString(),
})
