import type { ProductId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { productNotFound } from './catalog.errors.ts'
import { updateStatus } from './product.sql.ts'

/** Puts a product on the shelf. One that lacks something (CONST-11) is refused by the database. */
export async function publishProduct(tx: Tx, productId: ProductId): Promise<void> {
  const isThere = await updateStatus(tx, productId, 'LIVE')
  if (!isThere) throw productNotFound()
}
