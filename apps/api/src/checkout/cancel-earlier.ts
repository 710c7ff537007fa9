import type { ProductId } from '@ahia/contracts/ids'
import { lockForCheckout } from '#catalog/stock/lock-for-checkout.ts'
import { findDeadline } from '#orders/orders.reads.ts'
import { cancelAsReplaced } from '#orders/steps/cancel-as-replaced.ts'
import { lockOrders } from '#orders/steps/lock-orders.ts'
import type { Tx } from '#tables.ts'
import { type EarlierCheckout, markCheckoutsReplaced } from './checkout.sql.ts'

type CancelEarlierInput = {
  earlier: readonly EarlierCheckout[]
  /** Of the checkout that replaces them. */
  newProductIds: readonly ProductId[]
}

/**
 * CHK-06: cancels unpaid checkouts that a new one replaces. One that is being paid at this moment is waited for, and stays.
 * Returns the earliest deadline of what they held, which the new checkout keeps: recalculating prolongs no hold (T11,
 * hoarding). Their products and the new ones are locked together.
 */
export async function cancelEarlier(
  tx: Tx,
  { earlier, newProductIds }: CancelEarlierInput,
): Promise<Date | null> {
  if (earlier.length === 0) return null
  const orderIds = earlier.flatMap(({ unpaid }) => unpaid)
  const orders = await lockOrders(tx, orderIds)
  const oldProductIds = orders.flatMap(({ lines }) => lines.map(({ productId }) => productId))
  await lockForCheckout(tx, [...oldProductIds, ...newProductIds])
  const deadline = await findDeadline(tx, orderIds)
  await cancelAsReplaced(tx, orderIds)
  await markCheckoutsReplaced(
    tx,
    earlier.map(({ id }) => id),
  )
  return deadline
}
