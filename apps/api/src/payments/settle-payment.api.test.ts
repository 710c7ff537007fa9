import { createHmac } from 'node:crypto'
import { fromNaira } from '@ahia/money/naira'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { countStock } from '../../test/checkout-fixture.ts'
import {
  aPayer,
  aProvider,
  balancesOf,
  letHoldLapse,
  letPausesPass,
  openPaymentFixture,
  type PaymentFixture,
  paymentsOf,
  refundsOf,
  sell,
  statusesOf,
} from '../../test/payment-fixture.ts'
import { countWaiting } from '../../test/who-waits.ts'
import { startJobsOf } from '../../test/with-jobs.ts'
import { catchUpOnPayments } from './catch-up-on-payments.ts'
import { checkDuePayments } from './check-due-payments.ts'
import { expireUnpaid } from './expire-unpaid.ts'
import { findPayment, markFailed } from './payments.sql.ts'
import { verifyPayment } from './verify-payment.ts'

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await openPaymentFixture()
  await startJobsOf(fixture.api)
})
beforeEach(() => fixture.sandbox.control.reset())

const countRows = async (text: string, values: unknown[]): Promise<number | null> =>
  (await fixture.api.pool.query(text, values)).rowCount

function sendWebhook(reference: string) {
  const body = JSON.stringify({ event: 'charge.success', data: { id: 1, reference, status: 'success' } })
  const signature = createHmac('sha512', fixture.sandbox.secretKey).update(body).digest('hex')
  return fetch(`${fixture.api.origin}/api/v1/webhooks/paystack`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    body,
  })
}

test('PAY-04 one payment settles the orders of two shops: stock sold, cart emptied, all amounts booked', async () => {
  const [one, other] = [await sell(fixture, { stock: 5 }), await sell(fixture, { stock: 5 })]
  const before = await balancesOf(fixture)
  const ada = await aPayer(fixture, one, other)
  const { reference } = await ada.pay()
  await fixture.sandbox.control.pay({ reference })

  const { paymentStatus } = await ada.verify(reference)

  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PAID', 'PAID'])
  expect(await countStock(fixture.api, one)).toEqual({ stock: 4, held: 0 })
  expect((await ada.showCart()).items).toEqual([])
  const after = await balancesOf(fixture)
  const change = (account: string) => (after[account] ?? 0) - (before[account] ?? 0)
  const [captured] = (await fixture.sandbox.control.captured()).filter((each) => each.reference === reference)
  expect(change('PROVIDER') + change('PROVIDER_FEE')).toBe(paymentStatus.amount)
  expect(change('PROVIDER_FEE')).toBe(captured?.feesKobo)
  // Two things of ₦1,000 from shops without a package: 18 % is the market's.
  expect(change('COMMISSION')).toBe(-fromNaira(360))
  expect(change('SHOP')).toBe(-fromNaira(1640))
})

test('PAY-04 a payment is refunded as a whole when one of its two orders was cancelled before it arrived', async () => {
  const [one, other] = [await sell(fixture, { stock: 5 }), await sell(fixture, { stock: 5 })]
  const ada = await aPayer(fixture, one, other)
  const { reference } = await ada.pay()
  const [cancelled] = ada.orderIds
  await fixture.api.pool.query(`update orders set status = 'CANCELLED' where id = $1`, [cancelled])
  await fixture.sandbox.control.pay({ reference })

  const { isSentBack, paymentStatus } = await ada.verify(reference)

  expect(isSentBack).toBe(true)
  expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([{ status: 'UNCLAIMED' }])
  expect(await refundsOf(fixture, ada.checkoutId)).toMatchObject([
    { reason: 'TOO_LATE', amount: paymentStatus.amount, order_id: null },
  ])
  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['CANCELLED', 'CANCELLED'])
})

test('R2, F5 ten verify calls, three webhooks and the background job at once settle a payment once', async () => {
  const ada = await aPayer(fixture)
  const { reference } = await ada.pay()
  await fixture.sandbox.control.webhooks({ mode: 'duplicated', times: 5 })
  await letPausesPass(fixture)
  await fixture.sandbox.control.pay({ reference })

  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => ada.sendVerify(`?ref=${reference}`)),
    ...Array.from({ length: 3 }, () => sendWebhook(reference)),
    checkDuePayments(fixture.deps).then(() => new Response()),
  ])

  expect(answers.map(({ status }) => status)).toEqual(Array(14).fill(200))
  expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([{ status: 'SETTLED' }])
  const [orderId] = ada.orderIds
  expect(
    await countRows(`select from order_moves where order_id = $1 and to_status = 'PAID'`, [orderId]),
  ).toBe(1)
  expect(
    await countRows(`select from ledger_entries where order_id = $1 and account = 'SHOP'`, [orderId]),
  ).toBe(1)
  const [product] = ada.products
  if (!product) throw new Error('Nothing was bought')
  const sold = `select from stock_moves where product_id = $1 and kind = 'SOLD'`
  expect(await countRows(sold, [product.id])).toBe(1)
})

test('F14 several instances that settle the same payment settle it once', async () => {
  const ada = await aPayer(fixture)
  const { reference } = await ada.pay()
  await fixture.sandbox.control.webhooks({ mode: 'withheld' })
  await fixture.sandbox.control.pay({ reference })
  const instances = Array.from({ length: 4 }, () => ({
    ...fixture.deps,
    payments: aProvider(fixture.sandbox),
  }))

  const reported = await Promise.all(
    instances.map((deps) => verifyPayment(deps, { accountId: ada.accountId, reference })),
  )

  expect(reported.map(({ message }) => message).toSorted()).toEqual([
    'Payment already verified',
    'Payment already verified',
    'Payment already verified',
    'Payment verified',
  ])
  expect(
    await countRows(`select from order_moves where order_id = any($1) and to_status = 'PAID'`, [
      ada.orderIds,
    ]),
  ).toBe(1)
})

test('P12 an overpayment pays the order, and the rest is booked as overpaid', async () => {
  const before = await balancesOf(fixture)
  const ada = await aPayer(fixture)
  const { reference } = await ada.pay()
  await fixture.sandbox.control.pay({ reference, amountKobo: fromNaira(100_000) })

  const { paymentStatus, isSentBack } = await ada.verify(reference)

  expect([paymentStatus.amount, isSentBack]).toEqual([fromNaira(100_000), false])
  const { rows } = await fixture.api.pool.query(
    'select total_kobo::integer as total from orders where id = $1',
    [ada.orderIds[0]],
  )
  const overpaid = ((await balancesOf(fixture)).OVERPAYMENT ?? 0) - (before.OVERPAYMENT ?? 0)
  expect(overpaid).toBe(rows[0]?.total - fromNaira(100_000))
})

test('P12 an underpayment pays nothing and is refunded, the customer is emailed and can still pay', async () => {
  const ada = await aPayer(fixture)
  const { reference } = await ada.pay()

  await fixture.sandbox.control.pay({ reference, amountKobo: fromNaira(1) })

  await expect
    .poll(() => refundsOf(fixture, ada.checkoutId))
    .toMatchObject([{ reason: 'WRONG_AMOUNT', amount: fromNaira(1) }])
  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PENDING'])
  const reportedOnce = `select from mailbox_messages where recipient = $1 and subject ~ 'match your order'`
  await expect.poll(() => countRows(reportedOnce, [ada.email])).toBe(1)

  await fixture.sandbox.control.pay({ reference: (await ada.pay()).reference })
  await expect.poll(() => statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])
})

test('F4 a webhook that arrives before the response of its own initialize finds its payment', async () => {
  const ada = await aPayer(fixture)
  await fixture.sandbox.control.webhooks({ mode: 'before-answer' })

  await ada.sendPay() // answers with the page to pay on, or that all is paid where the webhook was settled even sooner

  await expect.poll(() => statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])
})

test('R11 a payment is found by the background job when webhook and browser tab are lost', async () => {
  const ada = await aPayer(fixture)
  const { reference } = await ada.pay()
  await fixture.sandbox.control.webhooks({ mode: 'withheld' })
  await fixture.sandbox.control.pay({ reference })
  await letPausesPass(fixture)

  await checkDuePayments(fixture.deps)

  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])
})

test('R4 payments made while no process ran are found when the next one starts', async () => {
  const ada = await aPayer(fixture)
  const { reference } = await ada.pay()
  await fixture.sandbox.control.webhooks({ mode: 'withheld' })
  await fixture.sandbox.control.pay({ reference })

  await catchUpOnPayments(fixture.deps)

  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])
})

test('PAY-04 a payment after the items were released is accepted while they are in stock', async () => {
  const product = await sell(fixture, { stock: 1 })
  const ada = await aPayer(fixture, product)
  const { reference } = await ada.pay()
  await letHoldLapse(fixture, ada.checkoutId)
  await expireUnpaid(fixture.deps)
  expect(await countStock(fixture.api, product)).toEqual({ stock: 1, held: 0 })

  await fixture.sandbox.control.pay({ reference })

  await expect.poll(() => statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])
  expect(await countStock(fixture.api, product)).toEqual({ stock: 0, held: 0 })
})

test('PAY-04 a payment after the last unit was sold is refunded, the order cancelled, the customer emailed', async () => {
  const product = await sell(fixture, { stock: 1 })
  const ada = await aPayer(fixture, product)
  const { reference } = await ada.pay()
  await letHoldLapse(fixture, ada.checkoutId)
  await expireUnpaid(fixture.deps)
  const obi = await aPayer(fixture, product)

  await fixture.sandbox.control.pay({ reference })

  await expect.poll(() => statusesOf(fixture, ada.orderIds)).toEqual(['CANCELLED'])
  expect(await statusesOf(fixture, obi.orderIds)).toEqual(['PENDING'])
  expect(await countStock(fixture.api, product)).toEqual({ stock: 0, held: 1 })
  expect((await ada.verify(reference)).isSentBack).toBe(true)
  await expect
    .poll(() => refundsOf(fixture, ada.checkoutId))
    .toMatchObject([{ reason: 'TOO_LATE', status: 'SENT', order_id: null }])
  const reportedOnce = `select from mailbox_messages where recipient = $1 and subject ~ 'complete your order'`
  await expect.poll(() => countRows(reportedOnce, [ada.email])).toBe(1)
})

test('I4 a payment that is settled stays so, also for somebody who saw it fail before', async () => {
  const ada = await aPayer(fixture)
  const { reference } = await ada.pay()
  await fixture.sandbox.control.pay({ reference })
  await ada.verify(reference)
  const payment = await findPayment(fixture.api.db.read, reference)
  if (payment === null) throw new Error('There is no payment')

  await fixture.api.db.statement((writer) => markFailed(writer, payment.id))

  expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([{ reference, status: 'SETTLED' }])
})

test('I6 a second payment for a paid checkout is refunded, and the orders stay paid', async () => {
  const ada = await aPayer(fixture)
  await fixture.sandbox.control.webhooks({ mode: 'withheld' })
  const first = await ada.pay()
  await fixture.sandbox.control.pay({ reference: first.reference, outcome: 'failed' })
  await ada.errorOfVerify(first.reference)
  const second = await ada.pay()
  await fixture.sandbox.control.pay({ reference: second.reference })
  await fixture.sandbox.control.pay({ reference: first.reference })

  const [, late] = await Promise.all([
    ada.verify(second.reference),
    ada.sendVerify(`?ref=${first.reference}`),
  ])

  expect(late.status).toBe(200)
  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])
  const statuses = (await paymentsOf(fixture, ada.checkoutId)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual(['SETTLED', 'UNCLAIMED'])
  expect(await refundsOf(fixture, ada.checkoutId)).toMatchObject([{ reason: 'PAID_TWICE' }])
  const reportedOnce = `select from mailbox_messages where recipient = $1 and subject ~ 'paid twice'`
  await expect.poll(() => countRows(reportedOnce, [ada.email])).toBe(1)
})

/** Two payments of a checkout whose only item is gone when the first arrives, and there again when the second does. */
async function aTwicePaidCheckout() {
  const product = await sell(fixture, { stock: 1 })
  const ada = await aPayer(fixture, product)
  await fixture.sandbox.control.webhooks({ mode: 'withheld' })
  const first = await ada.pay()
  await fixture.sandbox.control.pay({ reference: first.reference, outcome: 'failed' })
  await ada.errorOfVerify(first.reference)
  const second = await ada.pay()
  await letHoldLapse(fixture, ada.checkoutId)
  await expireUnpaid(fixture.deps)
  for (const { reference } of [first, second]) await fixture.sandbox.control.pay({ reference })
  const setStock = (stock: number) =>
    fixture.api.pool.query('update products set stock = $2 where id = $1', [product.id, stock])
  await setStock(0)
  const { db } = fixture.deps
  const verify = (reference: string, transaction: typeof db.transaction) =>
    verifyPayment({ ...fixture.deps, db: { ...db, transaction } }, { accountId: ada.accountId, reference })
  return { ada, first, second, setStock, verify, db }
}

test('I6 when another payment got the items first, the refund reason is paid twice, not too late', async () => {
  const { ada, first, second, setStock, verify, db } = await aTwicePaidCheckout()
  let times = 0

  await verify(first.reference, async (work) => {
    times += 1
    if (times === 2) {
      await setStock(1)
      await verify(second.reference, db.transaction)
    }
    return db.transaction(work)
  })

  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])
  expect(await refundsOf(fixture, ada.checkoutId)).toMatchObject([{ reason: 'PAID_TWICE' }])
})

test('I6 a payment that is too late waits for another of its checkout that is being settled', async () => {
  const { ada, first, second, setStock, verify, db } = await aTwicePaidCheckout()
  const [isSettled, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const settleSlowly: typeof db.transaction = (work) =>
    db.transaction(async (tx) => {
      const result = await work(tx)
      isSettled.resolve()
      await mayEnd.promise
      return result
    })
  let times = 0
  let settling: Promise<unknown> = Promise.resolve()

  await verify(first.reference, async (work) => {
    times += 1
    if (times !== 2) return db.transaction(work)
    await setStock(1)
    settling = verify(second.reference, settleSlowly)
    await isSettled.promise
    let isOver = false
    const late = db.transaction(work).finally(() => {
      isOver = true
    })
    await expect.poll(async () => isOver || (await countWaiting(fixture.api)) !== 0).toBe(true)
    mayEnd.resolve()
    return late
  })
  await settling

  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])
  expect(await refundsOf(fixture, ada.checkoutId)).toMatchObject([{ reason: 'PAID_TWICE' }])
})

test('I11 a payment for a cancelled order is refunded, and the order stays cancelled', async () => {
  const ada = await aPayer(fixture)
  const { reference } = await ada.pay()
  await fixture.api.pool.query(`update orders set status = 'CANCELLED' where id = any($1)`, [ada.orderIds])
  await fixture.sandbox.control.pay({ reference })

  expect(await ada.verify(reference)).toMatchObject({ isSentBack: true, orders: [{ status: 'CANCELLED' }] })

  expect(await refundsOf(fixture, ada.checkoutId)).toMatchObject([{ reason: 'TOO_LATE' }])
})
