import { exportMyData } from '@ahia/contracts/profile/privacy'
import { beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/customer.ts'
import { aBuyer, anOrder, aThing, movesOf, startOrdersApi } from '../../../test/order-fixture.ts'
import { exportOf } from '../../../test/privacy/own-data.ts'
import { readData } from '../../../test/read-data.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

test.each(['PENDING', 'PAID', 'SHIPPED', 'DISPUTED'] as const)(
  'PROF-06 an account with a %s order cannot be deleted and keeps its data',
  async (status) => {
    const buyer = await aBuyer(api)
    const orderId = await anOrder(api, buyer, await aThing(api), { status })

    const error = await buyer.errorOf('/user/deleteAccount', { password: PASSWORD })

    expect(error).toMatchObject({ status: 409, code: 'ORDERS_UNDER_WAY' })
    expect((await buyer.order(orderId)).delivery.address).not.toBeNull()
  },
)

test('PROF-06 a deleted account’s orders and reviews stay without name, address or text', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const orderId = await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  await buyer.post('/user/updateProfile', { name: 'Ada Obi' })
  await buyer.post(`/products/${thing.productId}/reviews`, { stars: 5, text: 'Good.' })
  await api.pool.query(
    `insert into disputes (id, order_id, kind, reason, outcome, answer, closed_at)
     values (gen_random_uuid(), $1, 'PROBLEM', 'Call Ada at home', 'TURNED_DOWN', 'Dear Ada', now())`,
    [orderId],
  )
  await api.pool.query(
    `insert into order_moves (id, order_id, from_status, to_status, actor, note)
     values (gen_random_uuid(), $1, 'DISPUTED', 'DELIVERED', 'STAFF', 'Ada said so')`,
    [orderId],
  )

  expect((await buyer.post('/user/deleteAccount', { password: PASSWORD })).status).toBe(200)

  const { rows } = await api.pool.query(
    `select o.street, o.city, o.delivery_notes, o.receiver_name, o.receiver_phone, o.total_kobo::int as total,
       (select string_agg(note, '') from order_moves where order_id = o.id) as notes,
       (select reason || coalesce(answer, '') from disputes where order_id = o.id) as dispute,
       (select author_name || coalesce(account_id::text, '') from reviews where product_id = $2) as author
     from orders o where o.id = $1`,
    [orderId, thing.productId],
  )
  expect(rows).toEqual([
    {
      street: null,
      city: null,
      delivery_notes: null,
      receiver_name: null,
      receiver_phone: null,
      total: 350_050,
      notes: null,
      dispute: '(deleted)',
      author: 'Customer',
    },
  ])
  expect(await movesOf(api, orderId)).toHaveLength(5)
})

test('PROF-06 a data export has the customer’s payments and refunds, and none of others', async () => {
  const [buyer, stranger] = [await aBuyer(api), await aBuyer(api)]
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'REFUNDED', payment: 'none' })
  const pay = (accountId: string, reference: string, paidAt: string) =>
    api.pool.query(
      `insert into payments (id, reference, account_id, checkout_id, amount_kobo, status, captured_kobo, channel, paid_at,
         started_at)
       values (gen_random_uuid(), $2, $1, gen_random_uuid(), 350050, 'SETTLED', 350050, 'card', $3, $3) returning id`,
      [accountId, reference, paidAt],
    )
  const { rows } = await pay(buyer.accountId, 'first-payment', '2026-11-15T10:00:00Z')
  await api.pool.query(`insert into payment_orders values ($1, $2, 350050)`, [rows[0].id, orderId])
  await api.pool.query(
    `insert into refunds (id, key, payment_id, order_id, amount_kobo, reason, requested_at)
     values (gen_random_uuid(), 'first', $1, $2, 100000, 'DISPUTE', '2026-11-16T10:00:00Z')`,
    [rows[0].id, orderId],
  )
  await pay(buyer.accountId, 'second-payment', '2026-11-16T10:00:00Z')
  await pay(stranger.accountId, 'of-a-stranger', '2026-11-16T10:00:00Z')
  await api.pool.query(
    `insert into payments (id, reference, account_id, checkout_id, amount_kobo)
     values (gen_random_uuid(), 'unpaid-of-a-stranger', $1, gen_random_uuid(), 350050)`,
    [stranger.accountId],
  )

  const { payments } = await readData(exportMyData, await exportOf(api, buyer))

  expect(payments.map(({ reference }) => reference)).toEqual(['second-payment', 'first-payment'])
  expect(payments[1]).toEqual({
    reference: 'first-payment',
    amount: 3500.5,
    status: 'SETTLED',
    channel: 'card',
    startedAt: '2026-11-15T10:00:00.000Z',
    paidAt: '2026-11-15T10:00:00.000Z',
    orderIds: [orderId],
    refunds: [
      { amount: 1000, reason: 'DISPUTE', status: 'REQUESTED', requestedAt: '2026-11-16T10:00:00.000Z' },
    ],
  })
})

test('PROF-06 a data export has the customer’s orders and reviews, and none of others', async () => {
  const [buyer, stranger] = [await aBuyer(api), await aBuyer(api)]
  const thing = await aThing(api)
  const orderId = await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  await anOrder(api, stranger, thing)
  await buyer.post(`/products/${thing.productId}/reviews`, { stars: 5, text: null })

  const { orders, reviews } = await readData(exportMyData, await exportOf(api, buyer))

  expect(orders.map(({ _id }) => _id)).toEqual([orderId])
  expect(reviews).toEqual([expect.objectContaining({ productId: thing.productId, stars: 5, text: null })])
})
