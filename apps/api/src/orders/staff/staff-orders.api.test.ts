import type { OrderId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { anArbiter } from '../../../test/dispute-fixture.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale, aSentSale } from '../../../test/parcel-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { moveLastDay, recordDelivery } from '../deadlines/staff-deliveries.ts'
import { cancelAsStaff } from './cancel-as-staff.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const entriesOf = async (orderId: OrderId) =>
  (
    await api.pool.query<{ act: string; actor_id: string }>(
      'select act, actor_id from audit_entries where $1 = any(subjects) order by sequence',
      [`order:${orderId}`],
    )
  ).rows

test('ADMIN-28 staff record a delivery with a proof, once, and it is on record', async () => {
  const { buyer, orderId } = await aSentSale(api)
  const by = await anArbiter(api)
  const proved = { orderId, proof: 'STAFF', note: 'The rider sent a signed slip.', by } as const

  await Promise.all([1, 2, 3].map(() => recordDelivery(api, proved)))

  expect(await buyer.order(orderId)).toMatchObject({ status: 'DELIVERED', parcel: { proof: 'STAFF' } })
  expect(await entriesOf(orderId)).toEqual([{ act: 'order.deliver', actor_id: by.id }])
})

test('ADMIN-28 staff cancel what was not handed over, with a refund, and nothing that was', async () => {
  const [sale, sent] = [await aSale(api), await aSentSale(api)]
  const by = await anArbiter(api)

  await cancelAsStaff(api, { orderId: sale.orderId, reason: 'The shop is gone.', by })
  await cancelAsStaff(api, { orderId: sale.orderId, reason: 'The shop is gone.', by })
  const refused = cancelAsStaff(api, { orderId: sent.orderId, reason: 'Too late.', by })

  await expect(refused).rejects.toMatchObject({ code: 'STEP_REFUSED' })
  expect((await sale.buyer.order(sale.orderId)).timeline.at(-1)).toMatchObject({
    status: 'CANCELLED',
    by: 'STAFF',
    note: 'The shop is gone.',
  })
  expect(await entriesOf(sale.orderId)).toEqual([{ act: 'order.cancel', actor_id: by.id }])
  expect(await entriesOf(sent.orderId)).toEqual([])
})

test('ADMIN-28 the last day of a delivery moves, but not of one that has arrived', async () => {
  const { buyer, orderId } = await aSentSale(api)
  const delivered = await anOrder(api, await aBuyer(api), await aThing(api), { status: 'DELIVERED' })
  const by = await anArbiter(api)
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)

  await moveLastDay(api, { orderId, day, by })

  expect((await buyer.order(orderId)).parcel?.arrivesBy?.slice(0, 10)).toBe(day)
  await expect(moveLastDay(api, { orderId: delivered, day, by })).rejects.toMatchObject({
    code: 'STEP_REFUSED',
  })
  expect(await entriesOf(orderId)).toEqual([{ act: 'order.extend', actor_id: by.id }])
})
