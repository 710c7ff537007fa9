import type { AccountId, OrderId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { orderNotFound } from '../orders.errors.ts'
import { type LockedOrder, lockOrders, lockOwnOrders } from './lock-orders.ts'

export type OwnOrder = { accountId: AccountId; orderId: OrderId }

/** T5: locks a customer's own order; throws the same for another customer's order and for an unknown one. */
export async function lockOwnOrder(tx: Tx, { accountId, orderId }: OwnOrder): Promise<LockedOrder> {
  const [order] = await lockOwnOrders(tx, { accountId, orderIds: [orderId] })
  if (!order) throw orderNotFound()
  return order
}

/** Locks any customer's order, for shops and staff: does not check whose it is. */
export async function lockOrder(tx: Tx, orderId: OrderId): Promise<LockedOrder> {
  const [order] = await lockOrders(tx, [orderId])
  if (!order) throw orderNotFound()
  return order
}
