import type { ShopId } from '@ahia/contracts/ids'
import { isId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { shopNotFound } from './shops.errors.ts'
import { findShopJson } from './shops.sql.ts'

/** LIST-13: the shop as JSON. Throws the same for one that is not approved and for an unknown one. */
export async function showShop({ db }: { db: Db }, shopId: string): Promise<string> {
  const shop = isId<ShopId>(shopId) ? await findShopJson(db.read, shopId) : null
  if (shop === null) throw shopNotFound()
  return shop
}
