import type { ShopId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { howMany } from '@ahia/testing/runs/slow-test'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readShopBalance } from '#ledger/ledger.reads.ts'
import { spendEarnings } from '#orders/earnings/spend-earnings.ts'
import { newId } from '#platform/ids.ts'
import { ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import {
  aDeliveredPayer,
  chargebacksOf,
  faults,
  goneBack,
  journalsOf,
  paidOf,
  refundStatuses,
  shopsOf,
} from '../../../test/chargeback-fixture.ts'
import {
  letPausesPass,
  openPaymentFixture,
  type PaymentFixture,
  statusesOf,
} from '../../../test/payment-fixture.ts'
import { aPaidPayer, cancelFirst, REFUND_FAILS, resetProvider } from '../../../test/refund-fixture.ts'
import { findPayment } from '../payments.sql.ts'
import { sendDueRefunds } from '../refunds/send-refunds.ts'
import { checkChargebacks } from './check-chargebacks.ts'
import { recordChargebacks } from './record-chargebacks.ts'

let fixture: PaymentFixture
let control: PaymentFixture['sandbox']['control']
beforeAll(async () => {
  fixture = await openPaymentFixture()
  control = fixture.sandbox.control
})
beforeEach(() => resetProvider(fixture))

const check = (reference: string) => checkChargebacks(fixture.deps, reference)
const spend = (shopId: ShopId, amount: number) =>
  fixture.api.db.transaction((tx) =>
    spendEarnings(tx, {
      shopId,
      kobo: kobo(amount),
      to: 'SUBSCRIPTION',
      key: `invoice:${newId()}`,
      kind: 'INVOICE',
    }),
  )

async function sendRefunds(): Promise<void> {
  await letPausesPass(fixture)
  await sendDueRefunds(fixture.deps)
}

test('PAY-05 a refund waits while the bank disputes its payment, and is sent when we win', async () => {
  const ada = await aPaidPayer(fixture)
  await control.dispute({ reference: ada.reference })
  await check(ada.reference)
  await cancelFirst(fixture, ada)

  await sendRefunds()
  expect(await refundStatuses(fixture, ada)).toEqual(['REQUESTED'])
  expect(await goneBack(fixture, ada.reference)).toBe(0)

  await control.resolveDispute({ reference: ada.reference, resolution: 'declined' })
  await check(ada.reference)
  await sendRefunds()
  expect(await refundStatuses(fixture, ada)).toEqual(['SENT'])
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('PAY-05 of a refund that waited, only what the bank has not taken is sent', async () => {
  const ada = await aPaidPayer(fixture)
  await control.dispute({ reference: ada.reference })
  await check(ada.reference)
  await cancelFirst(fixture, ada)

  await control.resolveDispute({
    reference: ada.reference,
    resolution: 'merchant-accepted',
    amountKobo: 10_001,
  })
  await check(ada.reference)
  await sendRefunds()

  expect((await refundStatuses(fixture, ada)).sort()).toEqual(['COVERED', 'SENT'])
  const { rows } = await fixture.api.pool.query(
    `select o.amount_kobo::integer as ordered, c.amount_kobo::integer as taken, r.amount_kobo::integer as sent
     from refunds r join payment_orders o using (order_id) join chargeback_orders c using (order_id)
     where r.status = 'SENT' and o.order_id = any($1)`,
    [ada.orderIds],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0].sent).toBe(rows[0].ordered - rows[0].taken)
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('PAY-05 of an order that is cancelled after a bank took a part of it, the rest is refunded', async () => {
  const ada = await aPaidPayer(fixture)
  await control.dispute({ reference: ada.reference })
  await control.resolveDispute({
    reference: ada.reference,
    resolution: 'merchant-accepted',
    amountKobo: 10_001,
  })
  await check(ada.reference)

  await cancelFirst(fixture, ada)
  await sendRefunds()

  const { rows } = await fixture.api.pool.query(
    `select r.status, (o.amount_kobo - c.amount_kobo - r.amount_kobo)::integer as lost
     from refunds r join payment_orders o using (order_id) join chargeback_orders c using (order_id)
     where o.order_id = any($1)`,
    [ada.orderIds],
  )
  expect(rows).toEqual([{ status: 'SENT', lost: 0 }])
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('PAY-05 a refund that waited is not sent when the bank returns the money itself', async () => {
  const ada = await aPaidPayer(fixture)
  await control.dispute({ reference: ada.reference })
  await check(ada.reference)
  await cancelFirst(fixture, ada)

  await control.expireDispute(ada.reference)
  await check(ada.reference)
  await sendRefunds()

  expect(await refundStatuses(fixture, ada)).toEqual(['COVERED'])
  expect(await goneBack(fixture, ada.reference)).toBe(await paidOf(fixture, ada.reference))
  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['CANCELLED', 'CANCELLED'])
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('PAY-05 a bank takes only what is left after a refund', async () => {
  const ada = await aPaidPayer(fixture)
  await cancelFirst(fixture, ada)
  await sendRefunds()
  await control.dispute({ reference: ada.reference })
  await control.expireDispute(ada.reference)

  await check(ada.reference)

  const paid = await paidOf(fixture, ada.reference)
  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'LOST', taken: paid / 2 }])
  expect(await goneBack(fixture, ada.reference)).toBe(paid)
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('PAY-05 a bank takes all of it after a refund that failed, as that money is with us again', async () => {
  const ada = await aPaidPayer(fixture, REFUND_FAILS)
  await cancelFirst(fixture, ada)
  const statuses = async () => {
    await sendRefunds()
    return refundStatuses(fixture, ada)
  }
  await expect.poll(statuses).toEqual(['FAILED'])
  await control.dispute({ reference: ada.reference })
  await control.expireDispute(ada.reference)

  await check(ada.reference)

  const paid = await paidOf(fixture, ada.reference)
  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'LOST', taken: paid }])
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('I9 refunds and chargebacks of one payment at the same moment never return more than was paid', async () => {
  const payers = await Promise.all(
    Array.from({ length: howMany({ quick: 2, full: 8 }) }, () => aPaidPayer(fixture)),
  )
  for (const ada of payers) await cancelFirst(fixture, ada)
  for (const ada of payers) await control.dispute({ reference: ada.reference })

  const checkLater = (reference: string) =>
    check(reference).catch((error) => expect(error).toBeInstanceOf(ProviderUnreachable))
  await Promise.all([
    ...payers.map(({ reference }) => checkLater(reference)),
    sendDueRefunds(fixture.deps),
    sendDueRefunds(fixture.deps),
    ...payers.map(async ({ reference }) => {
      await control.expireDispute(reference)
      await checkLater(reference)
    }),
    sendDueRefunds(fixture.deps),
  ])
  for (let round = 0; round < 2; round += 1) {
    await sendRefunds()
    for (const { reference } of payers) await check(reference)
  }

  for (const ada of payers) {
    expect(await goneBack(fixture, ada.reference)).toBe(await paidOf(fixture, ada.reference))
    expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'LOST' }])
  }
  expect((await faults(fixture, payers)).join('; ')).toBe('')
})

test('K12 money that a bank takes while the answer to a refund is lost is booked once that is known', async () => {
  const ada = await aPaidPayer(fixture)
  await cancelFirst(fixture, ada)
  await control.fault({ endpoint: 'refund', kind: 'drop', count: 1 })
  await sendRefunds()
  await control.dispute({ reference: ada.reference })
  await control.expireDispute(ada.reference)

  await expect(check(ada.reference)).rejects.toThrow(ProviderUnreachable)
  expect(await journalsOf(fixture, ada.reference)).toEqual([])
  await sendRefunds()
  await check(ada.reference)

  const paid = await paidOf(fixture, ada.reference)
  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'LOST', taken: paid / 2 }])
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('K12 a payment that is reversed while the answer to a refund is lost is recorded once that is known', async () => {
  const ada = await aPaidPayer(fixture)
  await cancelFirst(fixture, ada)
  await control.fault({ endpoint: 'refund', kind: 'drop', count: 1 })
  await sendRefunds()
  const payment = await findPayment(fixture.api.db.read, ada.reference)
  if (payment === null) throw new Error('It was paid')
  const record = () => recordChargebacks(fixture.deps, payment.id, { disputes: [], payment: 'reversed' })

  expect(await record()).toBe('uncertain')
  await sendRefunds()
  expect(await record()).toBe('recorded')
})

test('PAY-05 earnings are spent before a dispute or held by it, whichever is first; then they are a debt', async () => {
  const payers = await Promise.all(Array.from({ length: 6 }, () => aDeliveredPayer(fixture)))
  const shops = await Promise.all(payers.map(async (ada) => (await shopsOf(fixture, ada.orderIds))[0]))
  const owed = await Promise.all(
    shops.map(async (shopId) => -(await readShopBalance(fixture.api.db.read, shopId))),
  )
  for (const { reference } of payers) await control.dispute({ reference })

  const outcomes = await Promise.all(
    payers.flatMap(({ reference }, place) => [spend(shops[place], owed[place] ?? 0), check(reference)]),
  )
  for (const { reference } of payers) await control.expireDispute(reference)
  await Promise.all(payers.map(({ reference }) => check(reference)))

  for (const [place, shopId] of shops.entries()) {
    const wasSpent = outcomes[place * 2] === 'spent'
    expect(await readShopBalance(fixture.api.db.read, shopId)).toBe(wasSpent ? owed[place] : 0)
    expect(await spend(shopId, 1)).toBe('not enough')
  }
})
