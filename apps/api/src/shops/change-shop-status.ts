import type { ShopId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { shopNotFound } from './shops.errors.ts'
import { type ShopStatus, updateShopStatus } from './shops.sql.ts'

type Change = { shopId: ShopId; status: ShopStatus }

/** Approves or suspends a shop; its products appear and vanish in the same statement (products_shop). */
export async function changeShopStatus({ db }: { db: Db }, { shopId, status }: Change): Promise<void> {
  const changed = await db.transaction((tx) => updateShopStatus(tx, shopId, status))
  if (!changed) throw shopNotFound()
}
