import type { Order } from '@ahia/contracts/shapes/order'
import { addShopNews } from '#notifications/shop-news/add-shop-news.ts'
import type { Db, Tx } from '#tables.ts'
import { getOwnOrder } from '../get-order.ts'
import { stepRefused } from '../orders.errors.ts'
import { lockOwnOrder, type OwnOrder } from '../steps/lock-own-order.ts'
import { moveParcel } from './move-parcel.ts'
import { selectParcelsOf } from './parcels.sql.ts'
import { resumeDueTime, storeAddress } from './questions.sql.ts'

type Answer = OwnOrder & { street: string; city: string; info: string }

/** SELL-36: the customer completes the address. The shop is told, and its due time runs again. Idempotent. */
export async function answerAddress({ db }: { db: Db }, answer: Answer): Promise<Order> {
  const own = { accountId: answer.accountId, orderId: answer.orderId }
  await db.transaction((tx) => store(tx, own, answer))
  return getOwnOrder(db.read, own)
}

async function store(tx: Tx, own: OwnOrder, { street, city, info }: Answer): Promise<void> {
  const order = await lockOwnOrder(tx, own)
  const [parcel] = await selectParcelsOf(tx, [order.id])
  if (order.status !== 'PAID' || !parcel || parcel.askedAt === null)
    throw stepRefused("This order's address can't be changed", order.status)
  if (parcel.answeredAt !== null) return
  await storeAddress(tx, {
    orderId: order.id,
    parcelId: parcel.id,
    street,
    city,
    info: info === '' ? null : info,
  })
  if (parcel.status === 'WAITING_FOR_ADDRESS') {
    await resumeDueTime(tx, parcel.id)
    await moveParcel(tx, parcel, { to: 'ACCEPTED', actor: 'CUSTOMER' })
  }
  await addShopNews(tx, [{ shopId: parcel.shopId, orderId: order.id, kind: 'ADDRESS_ANSWERED' }])
}
