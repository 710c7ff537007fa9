import type { ShopId } from '@ahia/contracts/ids'
import { isId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { shopNotFound } from './shops.errors.ts'
import type { ShopJson } from './shops.reads.ts'
import { findShopJson } from './shops.sql.ts'

/** LIST-13: throws the same for a shop that is not approved and for an unknown one. */
export async function showShop({ db }: { db: Db }, shopId: string): Promise<ShopJson> {
  const json = isId<ShopId>(shopId) ? await findShopJson(db.read, shopId) : null
  if (json === null || !isId<ShopId>(shopId)) throw shopNotFound()
  return { shopId, json }
}
