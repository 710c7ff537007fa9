import type { ProductId } from '@ahia/contracts/ids'
import { isId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { whyNotVisible } from './get-visible-product.ts'
import { findProductJson } from './whole-product.sql.ts'

/** API-03: the product as JSON. Throws for one that is not visible. */
export async function showProduct({ db }: { db: Db }, productId: string): Promise<string> {
  const product = isId<ProductId>(productId) ? await findProductJson(db.read, productId) : null
  if (product === null) throw await whyNotVisible({ db }, productId)
  return product
}
