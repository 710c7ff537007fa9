import type { Product } from '@ahia/contracts/catalog'
import type { ProductId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { listWholeProducts } from './whole-product.sql.ts'

/** Products as GET /products/{id} returns them, by id; invisible ones are missing. */
export async function listWhole(
  { db }: { db: Db },
  productIds: readonly ProductId[],
): Promise<Map<ProductId, Product>> {
  if (productIds.length === 0) return new Map()
  const products = await listWholeProducts(db.read, [...new Set(productIds)])
  return new Map(products.map((product) => [product._id, product]))
}
