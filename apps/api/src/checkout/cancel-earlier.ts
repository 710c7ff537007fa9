import type { ProductId } from '@ahia/contracts/ids'
import { lockForCheckout } from '#catalog/stock/lock-for-checkout.ts'
import { findDeadline } from '#orders/orders.reads.ts'
import { cancelAsReplaced } from '#orders/steps/cancel-as-replaced.ts'
import { lockOrders } from '#orders/steps/lock-orders.ts'
import type { Tx } from '#tables.ts'
import { type EarlierCheckout, markCheckoutsReplaced } from './checkout.sql.ts'

type Replacing = { replaced: readonly EarlierCheckout[]; by: readonly ProductId[] }

/**
 * CHK-06: replaces unpaid checkouts of the same items. One that is being paid at this moment is waited for, and stays.
 * Returns the earliest deadline of what they held, which the new checkout keeps: recalculating prolongs no hold (T11).
 */
export async function cancelEarlier(tx: Tx, { replaced, by }: Replacing): Promise<Date | null> {
  if (replaced.length === 0) return null
  const orderIds = replaced.flatMap(({ unpaid }) => unpaid)
  const orders = await lockOrders(tx, orderIds)
  const held = orders.flatMap(({ lines }) => lines.map(({ productId }) => productId))
  await lockForCheckout(tx, [...held, ...by])
  const deadline = await findDeadline(tx, orderIds)
  await cancelAsReplaced(tx, orderIds)
  await markCheckoutsReplaced(
    tx,
    replaced.map(({ id }) => id),
  )
  return deadline
}
