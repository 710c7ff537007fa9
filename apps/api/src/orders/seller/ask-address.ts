import type { OrderId } from '@ahia/contracts/ids'
import { packParcel } from '@ahia/contracts/seller/seller-orders'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { enqueue } from '#platform/jobs/outbox.ts'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Db, Tx } from '#tables.ts'
import { parcelNotice } from '../emails/parcel-notice.ts'
import { alreadyAsked, parcelStepRefused } from '../orders.errors.ts'
import { lockShopOrder } from '../parcels/lock-parcel.ts'
import { moveParcel } from '../parcels/move-parcel.ts'
import type { ParcelState } from '../parcels/parcels.sql.ts'
import { storeQuestion } from '../parcels/questions.sql.ts'
import { getSellerOrder } from './get-seller-order.ts'

type AskAddress = { caller: ShopCaller; orderId: OrderId; requestKey: string; words: string }

/** SELL-36: a question and no cancellation: the due time waits for the answer, at most two days, once per order. */
export async function askAddress({ db }: { db: Db }, input: AskAddress): Promise<SellerOrder> {
  const { caller, orderId, requestKey, words } = input
  const { order } = await runOnce(db, {
    caller,
    requestKey,
    request: ['ask-address', orderId, words],
    schema: packParcel.data,
    work: async (tx) => {
      const { parcel } = await lockShopOrder(tx, { shopId: caller.shopId, orderId })
      await ask(tx, parcel, input)
      return { order: await getSellerOrder(tx, { shopId: caller.shopId, orderId }) }
    },
  })
  return order
}

async function ask(tx: Tx, parcel: ParcelState, { caller, words }: AskAddress): Promise<void> {
  const { accountId } = caller
  if (parcel.askedAt !== null) throw alreadyAsked()
  if (parcel.deliveryWay === 'PICKUP' || !CAN_ASK.includes(parcel.status))
    throw parcelStepRefused(parcel.status)
  if (parcel.status === 'NEW')
    await moveParcel(tx, parcel, { to: 'ACCEPTED', actor: 'SHOP', details: { accountId } })
  await storeQuestion(tx, { parcelId: parcel.id, question: words })
  const details = { accountId, note: words }
  await moveParcel(tx, parcel, { to: 'WAITING_FOR_ADDRESS', actor: 'SHOP', details })
  await enqueue(tx, parcelNotice, { orderId: parcel.orderId, notice: 'ADDRESS_QUESTION' })
}

const CAN_ASK: readonly string[] = ['NEW', 'ACCEPTED']
