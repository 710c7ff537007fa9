import type { Tx } from '#tables.ts'
import { insertProduct, type NewProduct } from './catalog.sql.ts'

/** Adds the product; a second time changes nothing, while its shop's other product of that name is refused by the database. */
export async function addProduct(tx: Tx, product: NewProduct): Promise<void> {
  await insertProduct(tx, product)
}
