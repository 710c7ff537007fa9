import { randomUUID } from 'node:crypto'
import { listSellerOrders } from '@ahia/contracts/seller/seller-orders'
import { beforeAll, expect, test } from 'vitest'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale, aSentSale, codeOf, HAND_OVER, passTime, type Sale } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const takeBack = ({ seller, parcelId }: Sale) =>
  seller.post(`/parcels/${parcelId}/undo`, { requestKey: randomUUID(), what: 'HANDED_OVER' })

test('SELL-31 a hand-over is taken back within ten minutes: the order is paid again, can be cancelled, and can be handed over again', async () => {
  const sale = await aSentSale(api)
  expect((await sale.seller.order(sale.orderId)).actions).toContain('UNDO_HAND_OVER')

  const answers = [await takeBack(sale), await takeBack(sale)]

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await sale.seller.order(sale.orderId)).toMatchObject({
    status: 'PAID',
    parcel: { status: 'PACKED', carrier: null, arrivesBy: null, closesAt: null },
  })
  const { rows } = await api.pool.query(
    `select count(*)::integer as parcels from parcels where order_id = $1`,
    [sale.orderId],
  )
  expect(rows).toEqual([{ parcels: 1 }])
  const again = await sale.seller.act(`/parcels/${sale.parcelId}/handed-over`, HAND_OVER)
  expect(again.status).toBe(200)
  await takeBack(sale)
  expect((await sale.buyer.post(`/orders/${sale.orderId}/cancel`)).status).toBe(200)
})

test('SELL-31 after ten minutes, or once it was delivered, a hand-over stays, whatever code tries', async () => {
  const [late, delivered] = [await aSentSale(api), await aSentSale(api)]
  const { code } = await codeOf(delivered)
  await delivered.seller.act(`/parcels/${delivered.parcelId}/delivered`, { code })
  await passTime(api, '11 minutes')

  expect(await readError(await takeBack(late))).toMatchObject({ status: 409, code: 'TOO_LATE' })
  expect(await readError(await takeBack(delivered))).toMatchObject({ status: 409, code: 'STEP_REFUSED' })
  expect((await late.seller.order(late.orderId)).actions).not.toContain('UNDO_HAND_OVER')
  await expect(
    api.pool.query(`update parcels set status = 'PACKED' where id = $1`, [late.parcelId]),
  ).rejects.toThrow(/ten minutes/)
})

test('SELL-26 the queue is filtered by the state of the parcel', async () => {
  const sale = await aSale(api)
  const listed = async (state: string) =>
    (await readData(listSellerOrders, await sale.seller.get(`/orders?tab=ALL&state=${state}`))).orders.length

  await sale.seller.act(`/parcels/${sale.parcelId}/packed`)

  expect([await listed('PACKED'), await listed('NEW')]).toEqual([1, 0])
})
