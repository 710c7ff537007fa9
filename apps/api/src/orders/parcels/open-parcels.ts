import type { OrderId, ParcelId, ParcelMoveId } from '@ahia/contracts/ids'
import { cancelTime, dueTime } from '@ahia/rules/parcels/due-time'
import { listPromisesInHours } from '#catalog/same-day.reads.ts'
import { addShopNews } from '#notifications/shop-news/add-shop-news.ts'
import { newId } from '#platform/ids.ts'
import { readHolidays } from '#reference/holidays.reads.ts'
import { listOpenDays } from '#shops/hours/shop-hours.reads.ts'
import type { Tx } from '#tables.ts'
import { listPaidOrders } from './paid-orders.sql.ts'
import { insertParcels } from './parcels.sql.ts'

/** SELL-24, SELL-25: paid orders get a parcel with a due time, and their shops are told. */
export async function openParcels(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  const orders = await listPaidOrders(tx, orderIds)
  const holidays = await readHolidays(tx)
  const promises = await listPromisesInHours(
    tx,
    orders.flatMap(({ productIds }) => productIds),
  )
  const openDays = await listOpenDays(
    tx,
    orders.map(({ shopId }) => shopId),
  )
  const parcels = orders.map(({ orderId, shopId, productIds, paidAt }) => {
    const hours = promises.filter(({ productId }) => productIds.includes(productId)).map((one) => one.hours)
    const promiseHours = hours.length === 0 ? null : Math.min(...hours)
    const opening = openDays.filter((day) => day.shopId === shopId)
    const promise = promiseHours === null ? null : { hours: promiseHours, opening }
    const dueAt = dueTime({ paidAt, promise, holidays })
    return {
      id: newId<ParcelId>(),
      moveId: newId<ParcelMoveId>(),
      orderId,
      shopId,
      promiseHours,
      dueAt,
      cancelsAt: cancelTime(dueAt, holidays),
    }
  })
  await insertParcels(tx, parcels)
  await addShopNews(
    tx,
    parcels.map(({ orderId, shopId }) => ({ orderId, shopId, kind: 'ORDER_PAID' })),
  )
}
