import type { ProductId } from '@ahia/contracts/ids'
import { lockForCheckout } from '#catalog/stock/lock-for-checkout.ts'
import { cancelAsReplaced } from '#orders/steps/cancel-as-replaced.ts'
import { lockOrders } from '#orders/steps/lock-orders.ts'
import type { Tx } from '#tables.ts'
import { type EarlierCheckout, markCheckoutsReplaced } from './checkout.sql.ts'

type Replacing = { replaced: readonly EarlierCheckout[]; by: readonly ProductId[] }

/**
 * CHK-06: replaces unpaid checkouts of the same items. One that is being paid at this moment is waited for, and stays.
 */
export async function replaceCheckouts(tx: Tx, { replaced, by }: Replacing): Promise<void> {
  if (replaced.length === 0) return
  const orderIds = replaced.flatMap(({ unpaid }) => unpaid)
  const orders = await lockOrders(tx, orderIds)
  const held = orders.flatMap(({ lines }) => lines.map(({ productId }) => productId))
  await lockForCheckout(tx, [...held, ...by])
  await cancelAsReplaced(tx, orderIds)
  await markCheckoutsReplaced(
    tx,
    replaced.map(({ id }) => id),
  )
}
