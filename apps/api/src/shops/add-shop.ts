import type { Tx } from '#tables.ts'
import { insertShop, type NewShop } from './shops.sql.ts'

/** Adds the shop; a second time changes nothing, while another shop of the same name is refused by the database. */
export async function addShop(tx: Tx, shop: NewShop): Promise<void> {
  await insertShop(tx, shop)
}
