import type { CheckoutId } from '@ahia/contracts/ids'
import { listOrders } from '@ahia/contracts/orders'
import { slowTest } from '@ahia/testing/runs/slow-test'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { send } from '../../test/customer.ts'
import { aBuyer, anOrder, aThing, goBack, startOrdersApi } from '../../test/order-fixture.ts'
import { readData } from '../../test/read-data.ts'
import { readError } from '../../test/read-error.ts'
import type { TestApi } from '../../test/test-api.ts'
import { listAllOrders } from './list-all-orders.ts'
import { listOrders as list } from './list-orders.ts'
import { cancelAsReplaced } from './steps/cancel-as-replaced.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

test('API-12 an order has its items, costs, delivery and possible actions', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const checkoutId = newId<CheckoutId>()
  const first = await anOrder(api, buyer, thing, { checkoutId })
  const second = await anOrder(api, buyer, thing, { checkoutId })

  const [newest, older] = await buyer.orders()

  expect([newest?._id, older?._id]).toEqual([second, first])
  expect(newest).toMatchObject({
    status: 'PENDING',
    shop: { _id: thing.shopId, name: 'Mama Nkechi' },
    items: [
      {
        productId: thing.productId,
        quantity: 2,
        price: 1000,
        lineTotal: 2000,
        name: 'Shea butter, raw',
        choices: ['Size: Large'],
        image: '/media/test-picture/720.webp',
        isOnSale: true,
        canReview: false,
        isDisputed: false,
      },
    ],
    itemsSubtotal: 2000,
    deliveryFee: 1500.5,
    serviceFee: 0,
    totalAmount: 3500.5,
    delivery: {
      type: 'DOORDELIVERY',
      region: 'ENUGU',
      address: { street: '12 Ogui Road', city: 'Enugu', state: 'ENUGU' },
      info: 'Blue gate',
      receiver: { name: 'Ngọzi Eze', phone: '0803 123 4567' },
    },
    arrives: null,
    timeline: [{ status: 'PENDING', by: 'CUSTOMER', note: null }],
    actions: ['PAY', 'CANCEL'],
    payTogether: [first, second],
    payableUntil: expect.any(String),
    reportableUntil: null,
    refund: null,
  })
})

test('ORD-06 an order whose hold expired, by the database clock, cannot be paid', async () => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api))
  await goBack(api, orderId, 31)

  expect(await buyer.order(orderId)).toMatchObject({ actions: ['CANCEL'], payableUntil: null })
})

test('ORD-05 a paid order shows its timeline and arrival dates', async () => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'SHIPPED' })

  const order = await buyer.order(orderId)

  expect(order.timeline.map(({ status }) => status)).toEqual(['PENDING', 'PAID', 'SHIPPED'])
  expect(order.arrives).toEqual({ from: expect.any(String), to: expect.any(String) })
  expect(order.payTogether).toEqual([])
})

test('API-12 a customer sees only their own orders, and a guest none', async () => {
  const [buyer, stranger] = [await aBuyer(api), await aBuyer(api)]
  await anOrder(api, buyer, await aThing(api))

  expect(await stranger.orders()).toEqual([])
  expect((await send(api, '/orders/user')).status).toBe(401)
})

test('API-12 pages show each order once, and a page after the last is empty', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api, 100)
  for (let made = 0; made < 7; made += 1) await anOrder(api, buyer, thing)

  const pages = []
  for (const page of [1, 2, 3, 1000])
    pages.push(await readData(listOrders, await buyer.get(`/orders/user?limit=3&page=${page}`)))

  expect(pages.map(({ orders, total, pages: all }) => [orders.length, total, all])).toEqual([
    [3, 7, 3],
    [3, 7, 3],
    [1, 7, 3],
    [0, 7, 3],
  ])
  expect(new Set(pages.flatMap(({ orders }) => orders.map(({ _id }) => _id))).size).toBe(7)
})

test('ORD-01 orders can be filtered and counted by status', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api, 100)
  const paid = await anOrder(api, buyer, thing, { status: 'PAID' })
  await anOrder(api, buyer, thing)

  const listed = await readData(listOrders, await buyer.get('/orders/user?status=PAID'))

  expect(listed).toMatchObject({ orders: [{ _id: paid }], total: 1, pages: 1 })
})

test('CHK-06 a replaced order is not listed, unless a payment for it is being refunded', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api, 100)
  const [replaced, paidLate] = [await anOrder(api, buyer, thing), await anOrder(api, buyer, thing)]
  const kept = await anOrder(api, buyer, thing)
  const paid = await anOrder(api, buyer, thing, { status: 'PAID' })

  await api.db.transaction((tx) => cancelAsReplaced(tx, [replaced, paidLate, paid]))
  await sendBack(buyer.accountId, paidLate, { orderId: paidLate, status: 'REQUESTED', reason: 'TOO_LATE' })

  const listed = await readData(listOrders, await buyer.get('/orders/user'))
  expect(listed.orders.map(({ _id, status }) => [_id, status])).toEqual([
    [paid, 'PAID'],
    [kept, 'PENDING'],
    [paidLate, 'CANCELLED'],
  ])
  expect(listed.total).toBe(3)
  const all = await listAllOrders(api.db.read, buyer.accountId)
  expect(all.map(({ _id }) => _id)).toContain(replaced)
})

test.each([
  'status=LOST',
  'userId=0199c0de-0000-7000-8000-000000000000',
  'page=1000000000',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1&page=2',
  'limit=51',
  'limit=0',
  'page=one',
])('API-12 %s is refused', async (query) => {
  const buyer = await aBuyer(api)

  expect(await readError(await buyer.get(`/orders/user?${query}`))).toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
  })
})

slowTest('API-12 ten thousand orders are listed page by page with three statements', async () => {
  const buyer = await aBuyer(api)
  const { productId, shopId } = await aThing(api)
  await api.pool.query(
    `with made as (
       insert into orders (id, checkout_id, account_id, shop_id, shop_name, items_kobo, delivery_fee_kobo,
         service_fee_kobo, delivery_type, delivery_state, days_from, days_to, placed_at, held_until, status)
       select gen_random_uuid(), gen_random_uuid(), $1, $2, 'Mama Nkechi', 100, 0, 0, 'PICKUP', 'LAGOS', 1, 2,
         now() - make_interval(mins => n), now(), 'PAID' from generate_series(1, 10000) n
       returning id
     )
     insert into order_lines (order_id, position, product_id, name, category, quantity, unit_kobo, return_policy, return_days)
     select id, 0, $3, 'Shea butter, raw', 'FOOD', 1, 100, 'NONE', 0 from made`,
    [buyer.accountId, shopId, productId],
  )
  let statements = 0
  const counting = {
    ...api.db,
    read: api.writer.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  }

  const listed = await list({ db: counting }, { accountId: buyer.accountId, page: 200, limit: 50 })

  expect(listed).toMatchObject({ total: 10_000, pages: 200 })
  expect(listed.orders).toHaveLength(50)
  expect(statements).toBe(3)
})

type Refund = { orderId: string | null; status: string; reason: string }

/** Money that came for an order and goes back. */
async function sendBack(
  accountId: string,
  paidFor: string,
  { orderId, status, reason }: Refund,
): Promise<void> {
  const paymentId = newId()
  await api.pool.query(
    `insert into payments (id, reference, account_id, checkout_id, amount_kobo, status, captured_kobo)
     values ($1, $2, $3, gen_random_uuid(), 350050, $4, 350050)`,
    [paymentId, `test-${paymentId}`, accountId, orderId === null ? 'UNCLAIMED' : 'SETTLED'],
  )
  await api.pool.query('insert into payment_orders values ($1, $2, 350050)', [paymentId, paidFor])
  await api.pool.query(
    `insert into refunds (id, key, payment_id, order_id, amount_kobo, reason, status)
     values (gen_random_uuid(), 'of-' || $1::uuid, $1, $2, 350050, $4, $3)`,
    [paymentId, orderId, status, reason],
  )
}

test.each([
  ['REQUESTED', 'UNDER_WAY'],
  ['SENT', 'UNDER_WAY'],
  ['PROCESSED', 'DONE'],
  ['FAILED', 'NEEDS_ATTENTION'],
  ['NEEDS_ATTENTION', 'NEEDS_ATTENTION'],
])('ORD-06 a refund (%s) is shown with its order', async (status, shown) => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const cancelled = await anOrder(api, buyer, thing, { status: 'CANCELLED' })
  const tooLate = await anOrder(api, buyer, thing, { status: 'CANCELLED' })

  await sendBack(buyer.accountId, cancelled, { orderId: cancelled, status, reason: 'CANCELLED' })
  await sendBack(buyer.accountId, tooLate, { orderId: null, status, reason: 'TOO_LATE' })

  for (const orderId of [cancelled, tooLate])
    expect((await buyer.order(orderId)).refund).toEqual({ amount: 3500.5, status: shown })
})

test('WIN-25 a total that never went to payment is not in the order history, also after it expired', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const hidden = { payment: 'none' } as const
  await anOrder(api, buyer, thing, hidden)
  await anOrder(api, buyer, thing, { ...hidden, status: 'EXPIRED' })
  const unpaid = await anOrder(api, buyer, thing)
  const paid = await anOrder(api, buyer, thing, { ...hidden, status: 'PAID' })

  expect((await buyer.orders()).map(({ _id }) => _id)).toEqual([paid, unpaid])
  const { total } = await readData(listOrders, await buyer.get('/orders/user?status=PENDING'))
  expect(total).toBe(1)
})
