import type { ProductId } from '@ahia/contracts/ids'
import { isId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { productNotFound } from './catalog.errors.ts'
import { findProductJson } from './product.sql.ts'

/** API-03: the product as JSON. Refuses what is no id, unknown, withdrawn or of a shop that may not sell, all alike. */
export async function showProduct({ db }: { db: Db }, productId: string): Promise<string> {
  const product = isId<ProductId>(productId) ? await findProductJson(db.read, productId) : null
  if (product === null) throw productNotFound()
  return product
}
