import { listEmails } from '@ahia/contracts/developers/mailbox'
import type { CheckoutId, OrderId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/jobs/outbox.ts'
import { send } from '../../../test/customer.ts'
import { aBuyer, anOrder, aThing, type Buyer, DEV_PAGES_OPEN } from '../../../test/order-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { startApiWithJobs } from '../../../test/with-jobs.ts'
import { ordersUnfulfilled, ordersWaiting } from '../steps/events.ts'
import { moveOrders } from '../steps/move-orders.ts'
import { emailPaymentReminder } from './email-customer.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApiWithJobs({ env: DEV_PAGES_OPEN })
})

const emailsTo = async ({ email }: Buyer) => (await api.call(listEmails, { to: email })).messages
const subjectsTo = async (buyer: Buyer) => (await emailsTo(buyer)).map(({ subject }) => subject).toReversed()

async function twoOrders(buyer: Buyer) {
  const checkoutId = newId<CheckoutId>()
  const first = await anOrder(api, buyer, await aThing(api), { checkoutId })
  const second = await anOrder(api, buyer, await aThing(api), { checkoutId })
  return { checkoutId, orderIds: [first, second] }
}

const pay = (orderIds: readonly OrderId[]) =>
  api.db.transaction((tx) => moveOrders(tx, { orderIds, to: 'PAID', actor: 'MARKET' }))

test('ORD-05 the customer gets one reminder email for an unpaid checkout and one email for its payment', async () => {
  const buyer = await aBuyer(api)
  const { checkoutId, orderIds } = await twoOrders(buyer)

  await api.db.transaction((tx) => publish(tx, ordersWaiting, { checkoutId, orderIds }))
  await expect.poll(() => minutesToReminderOf(checkoutId)).toBe(10)
  expect(await subjectsTo(buyer)).toEqual([])
  await emailPaymentReminder(api, { orderIds })
  await expect.poll(() => subjectsTo(buyer)).toEqual(['Your orders are waiting for payment'])
  await pay(orderIds)

  await expect
    .poll(() => subjectsTo(buyer))
    .toEqual(['Your orders are waiting for payment', "We've received your payment of ₦7,001"])
  const [paid] = await emailsTo(buyer)
  for (const orderId of orderIds)
    expect(paid?.text).toContain(`Order ${orderId.slice(-8)} from Mama Nkechi: 2 × Shea butter, raw.`)
  expect(paid?.text).toContain(`${api.publicUrl}/orders`)
})

async function minutesToReminderOf(checkoutId: CheckoutId): Promise<number | null> {
  const { rows } = await api.pool.query<{ minutes: number }>(
    'select round(extract(epoch from run_at - now()) / 60)::integer as minutes from graphile_worker.jobs where key = $1',
    [`payment_reminder:${checkoutId}`],
  )
  return rows[0]?.minutes ?? null
}

test('ORD-05 no payment reminder is sent after the payment', async () => {
  const buyer = await aBuyer(api)
  const { orderIds } = await twoOrders(buyer)
  await pay(orderIds)
  await expect.poll(() => subjectsTo(buyer)).toHaveLength(1)

  await emailPaymentReminder(api, { orderIds })

  expect(await subjectsTo(buyer)).toEqual(["We've received your payment of ₦7,001"])
})

test('ORD-05 the customer is emailed on shipping, delivery, and the decision of a dispute', async () => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api))
  await pay([orderId])
  await expect.poll(() => subjectsTo(buyer)).toHaveLength(1)
  const steps = [
    () => send(api, `/dev/console/${orderId}/ship`, { method: 'POST' }),
    () => buyer.post(`/orders/${orderId}/confirm`),
    () => buyer.post(`/orders/${orderId}/dispute`, { kind: 'PROBLEM', reason: 'Wrong colour' }),
    () => send(api, `/dev/console/${orderId}/settle`, { body: { outcome: 'REFUNDED', answer: 'Well.' } }),
  ]
  // One email per step, but for the complaints, which are the customer's own words.
  const emails = [2, 3, 3, 4]

  for (const [at, step] of steps.entries()) {
    expect((await step()).status).toBe(200)
    await expect.poll(() => subjectsTo(buyer)).toHaveLength(emails[at] ?? 0)
  }

  expect(await subjectsTo(buyer)).toEqual([
    "We've received your payment of ₦3,500.50",
    'Your order from Mama Nkechi is on its way',
    'Your order from Mama Nkechi was delivered',
    'You get ₦3,500.50 back for your order from Mama Nkechi',
  ])
})

test('PAY-04 a customer who paid too late is emailed that all of it is refunded', async () => {
  const buyer = await aBuyer(api)
  const { orderIds } = await twoOrders(buyer)

  const news = { orderIds, paymentAmount: 700_100, reason: 'TOO_LATE' } as const
  await api.db.transaction((tx) => publish(tx, ordersUnfulfilled, news))

  await expect
    .poll(() => subjectsTo(buyer))
    .toEqual(["We couldn't complete your order, so we're refunding you"])
  expect((await emailsTo(buyer))[0]?.text).toContain('Your payment of ₦7,001')
})

test.each([
  ['PAID_TWICE', "You paid twice, so we're refunding ₦7,001", 'Nothing changes for your order'],
  [
    'WRONG_AMOUNT',
    "Your payment didn't match your order, so we're refunding it",
    "wasn't the ₦7,001 we asked for",
  ],
] as const)('I12 a refund for %s is announced by email', async (reason, subject, words) => {
  const buyer = await aBuyer(api)
  const { orderIds } = await twoOrders(buyer)

  const news = { orderIds, paymentAmount: 700_100, reason }
  await api.db.transaction((tx) => publish(tx, ordersUnfulfilled, news))

  await expect.poll(() => subjectsTo(buyer)).toEqual([subject])
  expect((await emailsTo(buyer))[0]?.text).toContain(words)
})

test('CHK-03 the shipped email names the pickup address that the order keeps, also after the point has moved', async () => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api), { deliveryWay: 'PICKUP' })
  await api.pool.query(`update orders set street = '9 Zik Avenue', city = 'Enugu' where id = $1`, [orderId])
  await pay([orderId])

  await send(api, `/dev/console/${orderId}/ship`, { method: 'POST' })

  await expect.poll(() => subjectsTo(buyer)).toContain('Your order from Mama Nkechi is on its way')
  const [shipped] = await emailsTo(buyer)
  expect(shipped?.text).toContain('Pick it up at 9 Zik Avenue, Enugu.')
})
