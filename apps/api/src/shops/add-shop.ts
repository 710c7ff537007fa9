import type { Tx } from '#tables.ts'
import { insertShop, type NewShop } from './shops.sql.ts'

/** Adds the shop; a second time changes nothing. */
export async function addShop(tx: Tx, shop: NewShop): Promise<void> {
  await insertShop(tx, shop)
}
