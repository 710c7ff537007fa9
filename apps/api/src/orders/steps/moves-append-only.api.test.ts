import { beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/customer.ts'
import { aBuyer, anOrder, aThing, movesOf, startOrdersApi } from '../../../test/order-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const APPEND_ONLY = { constraint: 'order_moves_append_only' }

test.each([
  `update order_moves set actor = 'STAFF'`,
  `update order_moves set moved_at = now() - interval '1 day'`,
  `update order_moves set to_status = 'REFUNDED' where to_status = 'PAID'`,
  `update order_moves set note = 'Agreed by telephone'`,
  `update order_moves set note = null`,
  'delete from order_moves',
  'delete from orders',
  'truncate order_moves',
])(
  'ORD-05 T26 recorded moves of an order stay as they are: the database rejects to %s',
  async (statement) => {
    const orderId = await anOrder(api, await aBuyer(api), await aThing(api), { status: 'PAID' })

    await expect(api.pool.query(statement)).rejects.toMatchObject(APPEND_ONLY)

    expect(await movesOf(api, orderId)).toHaveLength(2)
  },
)

test('ORD-05 T26 of a deleted account’s orders only the notes can be removed, nothing else', async () => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'DELIVERED' })
  expect((await buyer.post('/user/deleteAccount', { password: PASSWORD })).status).toBe(200)

  const change = (set: string) =>
    api.pool.query(`update order_moves set note = null, ${set} where order_id = $1`, [orderId])

  await expect(change(`actor = 'STAFF'`)).rejects.toMatchObject(APPEND_ONLY)
  await expect(change(`from_status = 'PAID'`)).rejects.toMatchObject(APPEND_ONLY)
  await expect(change('moved_at = now()')).rejects.toMatchObject(APPEND_ONLY)
  await expect(
    api.pool.query('delete from order_moves where order_id = $1', [orderId]),
  ).rejects.toMatchObject(APPEND_ONLY)
})
