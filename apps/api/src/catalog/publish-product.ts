import type { ProductId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { productNotFound } from './catalog.errors.ts'
import { updateStatus } from './product.sql.ts'

/** Lists a product. The database rejects an incomplete one (CONST-11). */
export async function publishProduct(tx: Tx, productId: ProductId): Promise<void> {
  const isThere = await updateStatus(tx, productId, 'LIVE')
  if (!isThere) throw productNotFound()
}
