import type { ProductId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import type { ToldProduct } from './told-product.rules.ts'
import { listToldProducts } from './told-products.sql.ts'

/** Whole products in the order asked, each with where the words (see `readWords`) stand in it; the unseen are missing. */
export async function tellProducts(
  { db }: { db: Db },
  productIds: readonly ProductId[],
  queries: readonly string[],
): Promise<ToldProduct[]> {
  if (productIds.length === 0) return []
  return listToldProducts(db.read, [...new Set(productIds)], queries)
}
