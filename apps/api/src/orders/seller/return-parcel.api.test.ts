import { beforeAll, expect, test } from 'vitest'
import { newsOf, startOrdersApi, stockOf } from '../../../test/order-fixture.ts'
import { aSentSale, letMarketAct, passTime } from '../../../test/parcel-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

test('SELL-37 a parcel that comes back, or is lost, is refunded in full; what can be sold again is back in stock', async () => {
  const [back, lost] = [await aSentSale(api), await aSentSale(api)]

  await back.seller.act(`/parcels/${back.parcelId}/returning`, { reason: 'NOBODY_THERE' })
  await back.seller.act(`/parcels/${back.parcelId}/returned`, { saleable: true })
  await lost.seller.act(`/parcels/${lost.parcelId}/lost`)

  for (const { buyer, orderId } of [back, lost]) {
    expect((await buyer.order(orderId)).status).toBe('REFUNDED')
    expect(await newsOf(api, 'order.refund_due', orderId)).toHaveLength(1)
  }
  expect(await stockOf(api, back.seller.thing.productId)).toBe(10)
  expect(await stockOf(api, lost.seller.thing.productId)).toBe(8)
})

test.each([
  ['NOBODY_THERE', 0],
  ['NOBODY_THERE_TWICE', 1],
  ['WRONG_ADDRESS', 1],
  ['REFUSED', 0],
  ['DAMAGED', 0],
] as const)(
  'SELL-37 after %s the delivery fee is kept %i times, whether the shop or time ends it',
  async (reason, times) => {
    const [byShop, byTime] = [await aSentSale(api), await aSentSale(api)]
    for (const { seller, parcelId } of [byShop, byTime])
      await seller.act(`/parcels/${parcelId}/returning`, { reason })
    expect((await byShop.buyer.order(byShop.orderId)).parcel).toMatchObject({ returnReason: reason })

    await byShop.seller.act(`/parcels/${byShop.parcelId}/returned`, { saleable: false })
    await passTime(api, '15 days')
    await letMarketAct(api)

    for (const { buyer, orderId } of [byShop, byTime]) {
      const { status, deliveryFee, totalAmount: total, timeline: moves } = await buyer.order(orderId)
      const kept = times * deliveryFee
      expect(status).toBe('REFUNDED')
      expect(await newsOf(api, 'order.refund_due', orderId)).toEqual([
        { orderId, reason: 'CANCELLED', amountKobo: Math.round((total - kept) * 100) },
      ])
      expect(await keptOf(orderId)).toBe(Math.round(kept * 100))
      expect(moves.at(-1)?.note?.includes("isn't refunded")).toBe(times === 1)
    }
  },
)

test('SELL-37 what is lost on its way back is refunded in full', async () => {
  const { seller, buyer, orderId, parcelId } = await aSentSale(api)
  await seller.act(`/parcels/${parcelId}/returning`, { reason: 'NOBODY_THERE_TWICE' })
  await seller.act(`/parcels/${parcelId}/lost`)

  expect((await buyer.order(orderId)).status).toBe('REFUNDED')
  expect(await keptOf(orderId)).toBe(0)
})

test('SELL-37 the database rejects a kept fee that is more than the delivery fee, or of an order that was not refunded', async () => {
  const { orderId } = await aSentSale(api)

  await expect(
    api.pool.query('update orders set kept_fee_kobo = 1 where id = $1', [orderId]),
  ).rejects.toThrow('orders_kept_fee_check')
})

async function keptOf(orderId: string): Promise<number> {
  const { rows } = await api.pool.query<{ kept: number }>(
    'select kept_fee_kobo::integer as kept from orders where id = $1',
    [orderId],
  )
  return rows[0]?.kept ?? -1
}
