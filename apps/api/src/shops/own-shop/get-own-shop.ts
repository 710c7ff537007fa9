import type { AccountId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { shopNotFound } from '../shops.errors.ts'
import { findShopOfOwner, type ShopOfOwner } from './own-shops.sql.ts'

/** The shop of a signed-in account; throws until its profile is filled in. */
export async function getOwnShop(reader: Reader, accountId: AccountId): Promise<ShopOfOwner> {
  const shop = await findShopOfOwner(reader, accountId)
  if (shop === null) throw shopNotFound()
  return shop
}
