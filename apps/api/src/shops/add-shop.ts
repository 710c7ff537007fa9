import type { Tx } from '#tables.ts'
import { insertShop, type NewShop } from './shops.sql.ts'

/** Adds the shop. Idempotent by id; the database rejects another shop of the same name. */
export async function addShop(tx: Tx, shop: NewShop): Promise<void> {
  await insertShop(tx, shop)
}
