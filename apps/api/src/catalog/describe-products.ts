import type { ProductId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import type { ProductProjection } from './product-projection.rules.ts'
import { listProductProjections } from './product-projections.sql.ts'

/** Whole products in the order requested, each with where it contains the words (each the `query` of a term from `understandTerms`); invisible ones are missing. */
export async function describeProducts(
  { db }: { db: Db },
  productIds: readonly ProductId[],
  queries: readonly string[],
): Promise<ProductProjection[]> {
  if (productIds.length === 0) return []
  return listProductProjections(db.read, [...new Set(productIds)], queries)
}
