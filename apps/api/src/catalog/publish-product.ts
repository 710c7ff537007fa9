import type { ProductId } from '@ahia/contracts/ids'
import { publish } from '#platform/jobs/outbox.ts'
import type { Tx } from '#tables.ts'
import { productNotFound } from './catalog.errors.ts'
import { updateStatus } from './product.sql.ts'
import { firstProductPublished } from './product-events.ts'

/** Lists a product. The database rejects an incomplete one (CONST-11). */
export async function publishProduct(tx: Tx, productId: ProductId): Promise<void> {
  const changed = await updateStatus(tx, productId, 'LIVE')
  if (!changed) throw productNotFound()
  if (changed.isOnlyOne) await publish(tx, firstProductPublished, { shopId: changed.shopId })
}
