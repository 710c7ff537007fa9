import type { ProductId } from '@ahia/contracts/ids'
import { lockForCheckout } from '#catalog/stock/lock-for-checkout.ts'
import { lockOrders } from '#orders/steps/lock-orders.ts'
import { replaceUnpaid } from '#orders/steps/replace-unpaid.ts'
import type { Tx } from '#tables.ts'
import { type EarlierCheckout, markReplaced } from './checkout.sql.ts'

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
  await replaceUnpaid(tx, orderIds)
  await markReplaced(
    tx,
    replaced.map(({ id }) => id),
  )
}
