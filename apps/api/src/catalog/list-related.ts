import type { ProductId } from '@ahia/contracts/ids'
import { PAGE_SIZE } from '@ahia/contracts/limits'
import { isId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { whyNotVisible } from './get-visible-product.ts'
import { findRelatedJson } from './product.sql.ts'

/** Cards as JSON: available products of its subcategory, then of its category, then sold-out ones; never itself. */
export async function listRelated({ db }: { db: Db }, productId: string): Promise<string> {
  const products = isId<ProductId>(productId) ? await findRelatedJson(db.read, productId, PAGE_SIZE) : null
  if (products === null) throw await whyNotVisible({ db }, productId)
  return products
}
