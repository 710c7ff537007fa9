import type { ParcelId } from '@ahia/contracts/ids'
import { PARCEL_STATUSES, type ParcelStatus } from '@ahia/reference/parcel-statuses'
import { PARCEL_STEPS } from '@ahia/rules/parcels/parcel-steps'
import { beforeAll, expect, test } from 'vitest'
import { addProduct } from '#catalog/add-product.ts'
import { newId } from '#platform/ids.ts'
import { createSecrets } from '#platform/secrets.ts'
import { aProduct } from '../../../test/builders.ts'
import { aBuyer, anOrder, startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale, aSeller } from '../../../test/parcel-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { moveOrders } from '../steps/move-orders.ts'
import { createDeliveryCodes } from './delivery-codes.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

test('SELL-27 code and database define the same steps of a parcel', async () => {
  const { rows } = await api.pool.query('select from_status, to_status from parcel_steps')

  const ofDatabase = rows.map(({ from_status, to_status }) => `${from_status} → ${to_status}`)
  const ofRules = PARCEL_STATUSES.flatMap((from) => PARCEL_STEPS[from].map((to) => `${from} → ${to}`))
  expect(ofDatabase.toSorted()).toEqual(ofRules.toSorted())
})

test('SELL-25 an order of two meals is promised within the hours of the quicker one', async () => {
  const seller = await aSeller(api, { area: 'CITY', promise: { within: 1, unit: 'HOURS' } })
  const slow = aProduct({
    name: 'Party rice',
    shopId: seller.shopId,
    area: 'CITY',
    promise: { within: 8, unit: 'HOURS' },
  })
  await api.db.transaction((tx) => addProduct(tx, slow))
  const orderId = await anOrder(api, await aBuyer(api), seller.thing)
  await api.pool.query(
    `insert into order_lines (order_id, position, product_id, name, category, quantity, unit_kobo, return_policy, return_days)
     select order_id, 1, $2, 'Party rice', category, 1, unit_kobo, return_policy, return_days from order_lines where order_id = $1`,
    [orderId, slow.id],
  )

  await api.db.transaction((tx) => moveOrders(tx, { orderIds: [orderId], to: 'PAID', actor: 'MARKET' }))

  const { rows } = await api.pool.query('select promise_hours from parcels where order_id = $1', [orderId])
  expect(rows).toEqual([{ promise_hours: 1 }])
})

test('SELL-27 the database rejects every other step, and a delivery without a proof', async () => {
  const { parcelId } = await aSale(api)
  const forbidden = PARCEL_STATUSES.filter(
    (to) => to !== 'NEW' && !(PARCEL_STEPS.NEW as readonly ParcelStatus[]).includes(to),
  )

  for (const to of forbidden)
    await expect(
      api.pool.query('update parcels set status = $2 where id = $1', [parcelId, to]),
    ).rejects.toThrow(`a parcel that is NEW cannot become ${to}`)
  await api.pool.query(`update parcels set status = 'HANDED_OVER', closes_at = now() where id = $1`, [
    parcelId,
  ])
  await expect(
    api.pool.query(`update parcels set status = 'DELIVERED' where id = $1`, [parcelId]),
  ).rejects.toMatchObject({ code: '23514' })
})

test.each([
  `update parcel_moves set actor = 'STAFF'`,
  `update parcel_moves set moved_at = now() - interval '1 day'`,
  `update parcel_moves set note = null`,
  'delete from parcel_moves',
])(
  'SELL-27 T26 recorded moves of a parcel stay as they are: the database rejects to %s',
  async (statement) => {
    await aSale(api)

    await expect(api.pool.query(statement)).rejects.toMatchObject({ constraint: 'parcel_moves_append_only' })
  },
)

test('SELL-34 a delivery code is of one parcel, one salt and one server alone', () => {
  const [parcelId, other] = [newId<ParcelId>(), newId<ParcelId>()]
  const codes = createDeliveryCodes(createSecrets('known to this test'))
  const elsewhere = createDeliveryCodes(createSecrets('known to another server'))
  const made = Array.from({ length: 9 }, (_, salt) => [
    codes.codeOf({ parcelId, salt: `salt ${salt}` }),
    codes.codeOf({ parcelId: other, salt: `salt ${salt}` }),
    elsewhere.codeOf({ parcelId, salt: `salt ${salt}` }),
  ]).flat()

  // Of a million: two may be the same by chance, three hardly.
  expect(new Set(made).size).toBeGreaterThanOrEqual(made.length - 1)
})
