import { lockAndListUndelivered } from '#catalog/area/lock-and-list-undelivered.ts'
import type { SharedOrderDetails } from '#orders/create-orders.ts'
import type { Tx } from '#tables.ts'
import { outsideDeliveryArea } from './checkout.errors.ts'
import type { OrderableLine } from './get-orderable-lines.ts'

/**
 * WIN-05: locks the products, and throws for items that are not delivered to this address, by name, with the lines that
 * contain them.
 */
export async function lockAndAssertDeliverable(
  tx: Tx,
  orderable: readonly OrderableLine[],
  { state, city }: Pick<SharedOrderDetails['delivery'], 'state' | 'city'>,
): Promise<void> {
  const productIds = orderable.map(({ line }) => line.productId)
  const undelivered = await lockAndListUndelivered(tx, productIds, { state, city: city ?? '' })
  if (undelivered.length === 0) return
  throw outsideDeliveryArea(
    undelivered.map(({ productId, name, ...onlyIn }) => ({
      productId,
      name,
      onlyIn,
      itemIds: orderable.flatMap(({ line }) =>
        line.productId === productId && line.inCart ? [line.inCart.lineId] : [],
      ),
    })),
  )
}
