import type { OrderId } from '@ahia/contracts/ids'
import { packParcel } from '@ahia/contracts/seller/seller-orders'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { UNFULFILLABLE_REASONS, type UnfulfillableReason } from '@ahia/reference/parcel-statuses'
import { returnStock } from '#catalog/stock/return-stock.ts'
import { writeOffRest } from '#catalog/stock/write-off-rest.ts'
import { publish } from '#platform/jobs/outbox.ts'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Db, Tx } from '#tables.ts'
import { stepRefused } from '../orders.errors.ts'
import { type LockedParcel, lockShopOrder } from '../parcels/lock-parcel.ts'
import { orderRefundDue } from '../steps/events.ts'
import { moveOrders } from '../steps/move-orders.ts'
import { getSellerOrder } from './get-seller-order.ts'

type CannotFulfil = {
  caller: ShopCaller
  orderId: OrderId
  requestKey: string
  reason: UnfulfillableReason
  words?: string | undefined
}

const HOUR_MS = 3_600_000
/** SELL-32: said within this it does not count against the shop, when it is not the shop's fault. */
const BLAMELESS_HOURS = 24
const NOT_THE_SHOPS: readonly UnfulfillableReason[] = ['ADDRESS_INCOMPLETE', 'SHOPPER_ASKED', 'CANNOT_REACH']

/** SELL-32: the shop can't send an order: it is cancelled and refunded in full, and the customer reads why. Idempotent. */
export async function cannotFulfil({ db }: { db: Db }, input: CannotFulfil): Promise<SellerOrder> {
  const { caller, orderId, requestKey, reason, words } = input
  const { order } = await runOnce(db, {
    caller,
    requestKey,
    request: ['cannot-fulfil', orderId, reason, words],
    schema: packParcel.data,
    work: async (tx) => {
      const locked = await lockShopOrder(tx, { shopId: caller.shopId, orderId })
      if (locked.order.status !== 'CANCELLED') await cancel(tx, locked, input)
      return { order: await getSellerOrder(tx, { shopId: caller.shopId, orderId }) }
    },
  })
  return order
}

async function cancel(tx: Tx, locked: LockedParcel, { caller, reason, words }: CannotFulfil): Promise<void> {
  const { order } = locked
  if (order.status !== 'PAID') throw stepRefused("This order can't be cancelled", order.status)
  const note = [
    ...(reason === 'OTHER' ? [] : [UNFULFILLABLE_REASONS[reason]]),
    ...(words ? [words] : []),
  ].join('. ')
  const parcel = {
    accountId: caller.accountId,
    note,
    cancelReason: reason,
    countsAgainstShop: countsAgainstShop(locked, reason),
  }
  await moveOrders(tx, { orderIds: [order.id], to: 'CANCELLED', actor: 'SHOP', note, parcel })
  // What is not there can't be bought, and neither can what is damaged.
  if (reason === 'SOLD_OUT') await writeOffRest(tx, order.lines)
  else if (reason !== 'DAMAGED') await returnStock(tx, order.lines)
  await publish(tx, orderRefundDue, { orderId: order.id, reason: 'CANCELLED' })
}

/** SELL-36: once the customer was asked for the address in vain, either side may end it. */
function countsAgainstShop({ parcel }: LockedParcel, reason: UnfulfillableReason): boolean {
  if (!NOT_THE_SHOPS.includes(reason)) return true
  const isEarly = parcel.readAt.getTime() - parcel.paidAt.getTime() <= BLAMELESS_HOURS * HOUR_MS
  return !isEarly && !(parcel.askedAt !== null && parcel.answeredAt === null)
}
