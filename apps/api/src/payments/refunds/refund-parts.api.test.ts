import type { OrderId, RefundId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { readOrderEntries } from '#ledger/ledger.reads.ts'
import { lockParcelOf } from '#orders/parcels/lock-parcel.ts'
import { moveParcel } from '#orders/parcels/move-parcel.ts'
import { endAndRefund } from '#orders/seller/return-parcel.ts'
import { moveOrders } from '#orders/steps/move-orders.ts'
import { newId } from '#platform/ids.ts'
import {
  chargebacksOf,
  faults,
  goneBack,
  type Payer,
  paidOf,
  refundStatuses,
} from '../../../test/chargeback-fixture.ts'
import {
  letPausesPass,
  openPaymentFixture,
  type PaymentFixture,
  refundsOf,
  statusesOf,
} from '../../../test/payment-fixture.ts'
import { aPaidPayer, cancelFirst, REFUND_FAILS, resetProvider } from '../../../test/refund-fixture.ts'
import { aStaffActor } from '../../../test/staff/a-staff-actor.ts'
import { checkChargebacks } from '../chargebacks/check-chargebacks.ts'
import { refundOrder } from './refund-order.ts'
import { lockPaymentOfOrder } from './refunds.sql.ts'
import { requestRefund } from './request-refund.ts'
import { retryRefund } from './retry-refund.ts'
import { sendDueRefunds } from './send-refunds.ts'

const PART = 12_345

let fixture: PaymentFixture
let maker: StaffActor
beforeAll(async () => {
  fixture = await openPaymentFixture()
  maker = await aStaffActor(fixture.api, 'FINANCE_MAKER')
})
beforeEach(() => resetProvider(fixture))

const firstOf = ({ orderIds: [orderId] }: Payer): OrderId => {
  if (orderId === undefined) throw new Error('There is no order')
  return orderId
}

const refundPart = (ada: Payer, key: string, amount = PART): Promise<void> =>
  fixture.api.db.transaction(async (tx) => {
    const orderId = firstOf(ada)
    const paymentId = await lockPaymentOfOrder(tx, orderId)
    if (paymentId === null) throw new Error('It is not paid')
    const part = { id: newId<RefundId>(), key: `${key}:${orderId}`, amountKobo: kobo(amount) }
    await requestRefund(tx, { ...part, paymentId, orderId, reason: 'DISPUTE' })
  })

async function sendAll(ada: Payer, status: string): Promise<void> {
  await expect
    .poll(async () => {
      await letPausesPass(fixture)
      await sendDueRefunds(fixture.deps)
      return [...new Set(await refundStatuses(fixture, ada))].filter((one) => one !== 'COVERED')
    })
    .toEqual([status])
}

const amountsOf = async (ada: Payer): Promise<number[]> =>
  (await refundsOf(fixture, ada.checkoutId)).map(({ amount }) => amount)

async function owedOf(orderId: OrderId): Promise<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const { account, kobo: amount } of await readOrderEntries(fixture.api.db.read, orderId))
    sums[account] = (sums[account] ?? 0) + amount
  return sums
}

const totalOf = async (orderId: OrderId): Promise<number> => {
  const { rows } = await fixture.api.pool.query<{ total: number }>(
    'select total_kobo::integer as total from orders where id = $1',
    [orderId],
  )
  return rows[0]?.total ?? 0
}

test('PAYOUT-25 an order is refunded in parts, each once, and what is left when it ends', async () => {
  const ada = await aPaidPayer(fixture)
  const total = await totalOf(firstOf(ada))

  await refundPart(ada, 'one')
  await refundPart(ada, 'one')
  await refundPart(ada, 'two', 1)
  await sendAll(ada, 'PROCESSED')
  await cancelFirst(fixture, ada)
  await sendAll(ada, 'PROCESSED')

  expect(await amountsOf(ada)).toEqual([PART, 1, total - PART - 1])
  expect(await owedOf(firstOf(ada))).toMatchObject({ SHOP: 0, COMMISSION: 0, DELIVERY: 0 })
  const { rows } = await fixture.api.pool.query(
    'select amount_kobo, status from order_refunds where order_id = $1',
    [firstOf(ada)],
  )
  expect(rows).toEqual([{ amount_kobo: total, status: 'DONE' }])
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('I9 parts of one order at the same moment never exceed what was paid for it', async () => {
  const ada = await aPaidPayer(fixture)
  const most = Math.ceil((await totalOf(firstOf(ada))) * 0.6)

  const outcomes = await Promise.allSettled(['one', 'two', 'three'].map((key) => refundPart(ada, key, most)))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(String(outcome.reason)).toContain('refunds would exceed what was paid for the order')
  expect(await amountsOf(ada)).toEqual([most])
  await cancelFirst(fixture, ada)
  expect(await amountsOf(ada)).toEqual([most, (await totalOf(firstOf(ada))) - most])
})

test('P17 each part that failed can be retried, unless the rest of the order has gone back meanwhile', async () => {
  const ada = await aPaidPayer(fixture, REFUND_FAILS)
  await refundPart(ada, 'one')
  await refundPart(ada, 'two')
  await sendAll(ada, 'FAILED')
  const [first, second] = await refundsOf(fixture, ada.checkoutId)
  if (!first || !second) throw new Error('There are two')

  await retryRefund(fixture.deps, { refundId: first.id, by: maker })
  await expect(retryRefund(fixture.deps, { refundId: first.id, by: maker })).rejects.toThrow(
    'Only a failed refund',
  )
  await cancelFirst(fixture, ada) // requests all that is left, so the second part is in it
  await expect(retryRefund(fixture.deps, { refundId: second.id, by: maker })).rejects.toThrow(
    'Only a failed refund',
  )

  const live = (await refundsOf(fixture, ada.checkoutId)).filter(({ status }) => status !== 'FAILED')
  expect(live.reduce((sum, { amount }) => sum + amount, 0)).toBe(await totalOf(firstOf(ada)))
})

test('PAY-05 a bank that takes all covers a part that waits, and what it returns goes to the customer', async () => {
  const ada = await aPaidPayer(fixture)
  const { control } = fixture.sandbox
  await refundPart(ada, 'one')
  const paid = await paidOf(fixture, ada.reference)

  await control.reverse(ada.reference)
  await checkChargebacks(fixture.deps, ada.reference)
  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ taken: paid }])
  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['CANCELLED', 'CANCELLED'])
  expect(await refundStatuses(fixture, ada)).toEqual(['COVERED'])

  await control.reverse(ada.reference, { back: true })
  await checkChargebacks(fixture.deps, ada.reference)
  await sendAll(ada, 'PROCESSED')
  expect(await goneBack(fixture, ada.reference)).toBe(paid)
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('PAY-05 several parts that wait share what a bank leaves of their order', async () => {
  const ada = await aPaidPayer(fixture)
  const { control } = fixture.sandbox
  await control.dispute({ reference: ada.reference })
  await checkChargebacks(fixture.deps, ada.reference)
  const total = await totalOf(firstOf(ada))
  const half = Math.floor(total / 2)
  await refundPart(ada, 'one', half)
  await cancelFirst(fixture, ada)

  // Both orders cost the same, so each bears half.
  await control.resolveDispute({
    reference: ada.reference,
    resolution: 'merchant-accepted',
    amountKobo: 20_000,
  })
  await checkChargebacks(fixture.deps, ada.reference)

  const live = (await refundsOf(fixture, ada.checkoutId)).filter(({ status }) => status !== 'COVERED')
  expect(live.map(({ amount }) => amount)).toEqual([half, total - half - 10_000])
  await letPausesPass(fixture)
  await sendDueRefunds(fixture.deps)
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

/** The parcel of the first order goes back, as nobody was there twice. */
async function goesBack(ada: Payer): Promise<void> {
  const orderId = firstOf(ada)
  await fixture.api.db.transaction(async (tx) => {
    await moveOrders(tx, { orderIds: [orderId], to: 'SHIPPED', actor: 'SHOP' })
    const sent = await lockParcelOf(tx, orderId)
    if (!sent) throw new Error('There is no parcel')
    const details = { returnReason: 'NOBODY_THERE_TWICE' } as const
    await moveParcel(tx, sent.parcel, { to: 'RETURNING', actor: 'SHOP', details })
    const back = await lockParcelOf(tx, orderId)
    if (back) await endAndRefund(tx, back, { to: 'RETURNED', actor: 'SHOP' })
  })
  await refundOrder(fixture.deps, { orderId, reason: 'CANCELLED' })
  await refundOrder(fixture.deps, { orderId, reason: 'CANCELLED' })
}

async function feeOf(orderId: OrderId): Promise<number> {
  const { rows } = await fixture.api.pool.query<{ fee: number }>(
    'select delivery_fee_kobo::integer as fee from orders where id = $1',
    [orderId],
  )
  return rows[0]?.fee ?? 0
}

test('SELL-37 of a parcel that went back the delivery fee is kept, and shop and market give back all of theirs', async () => {
  const ada = await aPaidPayer(fixture)
  const fee = await feeOf(firstOf(ada))

  await goesBack(ada)
  await sendAll(ada, 'PROCESSED')

  expect(fee).toBeGreaterThan(0)
  expect(await amountsOf(ada)).toEqual([(await totalOf(firstOf(ada))) - fee])
  expect(await owedOf(firstOf(ada))).toMatchObject({ SHOP: 0, COMMISSION: 0, DELIVERY: -fee })
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('SELL-37 a fee that is kept stays so when a bank takes a part, or gives all of it back', async () => {
  const [part, all] = [await aPaidPayer(fixture), await aPaidPayer(fixture)]
  const { control } = fixture.sandbox
  const fee = await feeOf(firstOf(part))
  for (const { reference } of [part, all]) await control.dispute({ reference })
  for (const { reference } of [part, all]) await checkChargebacks(fixture.deps, reference)
  for (const ada of [part, all]) await goesBack(ada)

  const { reference } = part
  await control.resolveDispute({ reference, resolution: 'merchant-accepted', amountKobo: 20_000 })
  await control.reverse(all.reference)
  for (const ada of [part, all]) await checkChargebacks(fixture.deps, ada.reference)
  await control.resolveDispute({ reference: all.reference, resolution: 'declined' })
  await checkChargebacks(fixture.deps, all.reference)
  for (const ada of [part, all]) await sendAll(ada, 'PROCESSED')

  const live = async (ada: Payer) =>
    (await refundsOf(fixture, ada.checkoutId)).flatMap(({ status, amount }) =>
      status === 'COVERED' ? [] : [amount],
    )
  const total = await totalOf(firstOf(part))
  expect(await live(part)).toEqual([total - fee - 10_000])
  expect(await live(all)).toEqual([total - fee])
  expect((await faults(fixture, [part, all])).join('; ')).toBe('')
})
