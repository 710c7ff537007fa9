import type { ShopId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readShopBalance } from '#ledger/ledger.reads.ts'
import { spendEarnings } from '#orders/earnings/spend-earnings.ts'
import { newId } from '#platform/ids.ts'
import {
  aDeliveredPayer,
  chargebacksOf,
  faults,
  goneBack,
  journalsOf,
  paidOf,
  shopsOf,
} from '../../../test/chargeback-fixture.ts'
import {
  aPayer,
  balancesOf,
  letPausesPass,
  openPaymentFixture,
  type PaymentFixture,
  sell,
  statusesOf,
} from '../../../test/payment-fixture.ts'
import { aPaidPayer, resetProvider } from '../../../test/refund-fixture.ts'
import { sendDueRefunds } from '../refunds/send-refunds.ts'
import { checkChargebacks } from './check-chargebacks.ts'
import { findChargebacks } from './find-chargebacks.ts'

let fixture: PaymentFixture
let control: PaymentFixture['sandbox']['control']
beforeAll(async () => {
  fixture = await openPaymentFixture()
  control = fixture.sandbox.control
})
beforeEach(() => resetProvider(fixture))

const check = (reference: string) => checkChargebacks(fixture.deps, reference)
/** Whether a shop could spend this much now. */
async function canSpend(shopId: ShopId, amount = 1): Promise<boolean> {
  let outcome = ''
  const undone = fixture.api.db.transaction(async (tx) => {
    const key = `invoice:${newId()}`
    const spending = { shopId, kobo: kobo(amount), to: 'SUBSCRIPTION', key, kind: 'INVOICE' } as const
    outcome = await spendEarnings(tx, spending)
    throw new Error('not for good')
  })
  await expect(undone).rejects.toThrow('not for good')
  return outcome === 'spent'
}

async function sendRefunds(): Promise<void> {
  await letPausesPass(fixture)
  await sendDueRefunds(fixture.deps)
}

test('PAY-05 a dispute is recorded with amount, reason and deadline, and holds the shops’ earnings', async () => {
  const ada = await aDeliveredPayer(fixture)
  const [shopId] = await shopsOf(fixture, ada.orderIds)
  const before = await balancesOf(fixture)
  const id = await control.dispute({ reference: ada.reference, message: 'Never arrived', dueInMs: 3_600_000 })

  await check(ada.reference)
  await check(ada.reference)

  const [open, ...more] = await chargebacksOf(fixture, ada.reference)
  expect(open).toMatchObject({
    provider_id: id,
    status: 'OPEN',
    reason: 'chargeback', // T24: not what the customer wrote
    amount: await paidOf(fixture, ada.reference),
    taken: null,
  })
  expect(Math.abs((open?.due_at?.getTime() ?? 0) - Date.now() - 3_600_000)).toBeLessThan(60_000)
  expect(more).toEqual([])
  expect(await balancesOf(fixture)).toEqual(before) // nothing was taken yet
  expect(await canSpend(shopId)).toBe(false)
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('PAY-05 a dispute that is won frees the earnings and books nothing', async () => {
  const ada = await aDeliveredPayer(fixture)
  const [shopId] = await shopsOf(fixture, ada.orderIds)
  await control.dispute({ reference: ada.reference })
  await check(ada.reference)

  await control.resolveDispute({ reference: ada.reference, resolution: 'declined' })
  await check(ada.reference)

  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'WON', taken: null }])
  expect(await journalsOf(fixture, ada.reference)).toEqual([])
  expect(await canSpend(shopId)).toBe(true)
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test.each([
  ['accepted', (reference: string) => control.resolveDispute({ reference, resolution: 'merchant-accepted' })],
  ['not answered in time', (reference: string) => control.expireDispute(reference)],
] as const)('PAY-05 a dispute that is %s undoes the sale once, to the kobo', async (_how, lose) => {
  const before = await balancesOf(fixture)
  const ada = await aDeliveredPayer(fixture)
  const [shopId] = await shopsOf(fixture, ada.orderIds)
  await control.dispute({ reference: ada.reference })
  await lose(ada.reference)

  await Promise.all([check(ada.reference), check(ada.reference), check(ada.reference)])

  const paid = await paidOf(fixture, ada.reference)
  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'LOST', taken: paid }])
  expect(await journalsOf(fixture, ada.reference)).toEqual(['CHARGEBACK'])
  const after = await balancesOf(fixture)
  for (const account of ['SHOP', 'COMMISSION', 'DELIVERY', 'SERVICE'])
    expect([account, after[account]]).toEqual([account, before[account]])
  expect(await readShopBalance(fixture.api.db.read, shopId)).toBe(0)
  expect(await canSpend(shopId)).toBe(false)
  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['DELIVERED', 'DELIVERED'])
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('PAY-05 of a dispute that is accepted in part, each order bears its share', async () => {
  const ada = await aDeliveredPayer(fixture)
  await control.dispute({ reference: ada.reference })
  await control.resolveDispute({
    reference: ada.reference,
    resolution: 'merchant-accepted',
    amountKobo: 10_001,
  })

  await check(ada.reference)

  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'LOST', taken: 10_001 }])
  const { rows } = await fixture.api.pool.query(
    'select amount_kobo::integer as kobo from chargeback_orders where order_id = any($1) order by kobo',
    [ada.orderIds],
  )
  expect(rows).toEqual([{ kobo: 5_000 }, { kobo: 5_001 }])
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('PAY-05 of a dispute that is accepted in part, an expensive order bears more of it', async () => {
  const goods = [10_000, 40_000].map((naira) => sell(fixture, { basePriceKobo: fromNaira(naira) }))
  const ada = await aPayer(fixture, ...(await Promise.all(goods)))
  const { reference } = await ada.pay()
  await control.pay({ reference })
  await ada.verify(reference)
  await control.dispute({ reference })
  await control.resolveDispute({ reference, resolution: 'merchant-accepted', amountKobo: 10_000 })

  await check(reference)

  const { rows } = await fixture.api.pool.query<{ isShare: boolean }>(
    `select abs(c.amount_kobo - 10000.0 * o.total_kobo / sum(o.total_kobo) over ()) < 1 as "isShare"
     from chargeback_orders c join orders o on o.id = c.order_id where o.id = any($1)`,
    [ada.orderIds],
  )
  expect(rows).toEqual([{ isShare: true }, { isShare: true }])
})

test('PAY-05 money that a bank took before its dispute has ended is booked back when we win', async () => {
  const ada = await aDeliveredPayer(fixture)
  const before = await balancesOf(fixture)
  await control.dispute({ reference: ada.reference })
  await control.reverse(ada.reference)
  await check(ada.reference)
  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([
    { status: 'OPEN', taken: await paidOf(fixture, ada.reference) },
  ])
  expect((await faults(fixture, [ada])).join('; ')).toBe('')

  await control.resolveDispute({ reference: ada.reference, resolution: 'declined' })
  await Promise.all([check(ada.reference), check(ada.reference)])

  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'WON', has_returned: true }])
  expect(await journalsOf(fixture, ada.reference)).toEqual(['CHARGEBACK', 'CHARGEBACK_RETURNED'])
  expect(await balancesOf(fixture)).toEqual(before)
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('PAY-05 a payment that turns reversed without a word is booked, and booked back when it returns', async () => {
  const ada = await aPaidPayer(fixture)
  await control.reverse(ada.reference)
  await fixture.api.pool.query('update payments set watch_at = now() where reference = $1', [ada.reference])

  await findChargebacks(fixture.deps)
  expect(await chargebacksOf(fixture, ada.reference), 'though nobody asked about it').toHaveLength(1)
  await check(ada.reference)

  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ provider_id: null, status: 'LOST' }])
  expect(await journalsOf(fixture, ada.reference)).toEqual(['CHARGEBACK'])
  // Nobody ships what is not paid for.
  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['CANCELLED', 'CANCELLED'])
  expect((await faults(fixture, [ada])).join('; ')).toBe('')

  await control.reverse(ada.reference, { back: true })
  await check(ada.reference)

  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'WON', has_returned: true }])
  const booked = await journalsOf(fixture, ada.reference)
  await check(ada.reference)
  expect(await journalsOf(fixture, ada.reference), 'it returns once').toEqual(booked)
  await sendRefunds()
  expect(await goneBack(fixture, ada.reference)).toBe(await paidOf(fixture, ada.reference))
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('PAY-05 a dispute after a reversal whose money has come back is a chargeback of its own', async () => {
  const ada = await aDeliveredPayer(fixture)
  await control.reverse(ada.reference)
  await check(ada.reference)
  await control.reverse(ada.reference, { back: true })
  await check(ada.reference)
  await control.dispute({ reference: ada.reference })
  await control.expireDispute(ada.reference)

  await check(ada.reference)

  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([
    { provider_id: null, status: 'WON', has_returned: true },
    { status: 'LOST', taken: await paidOf(fixture, ada.reference) },
  ])
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('F4 a dispute that is only heard of after its payment was reversed is the same chargeback', async () => {
  const ada = await aDeliveredPayer(fixture)
  await control.dispute({ reference: ada.reference })
  await control.expireDispute(ada.reference)
  const { payments } = fixture.deps
  const silent = { ...payments, listDisputes: async () => [] }
  await checkChargebacks({ ...fixture.deps, payments: silent }, ada.reference)
  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ provider_id: null, status: 'LOST' }])

  await check(ada.reference)

  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([
    { provider_id: expect.any(String), status: 'LOST', taken: await paidOf(fixture, ada.reference) },
  ])
  expect(await journalsOf(fixture, ada.reference)).toEqual(['CHARGEBACK'])
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('F4 an answer that is older than what we know changes nothing', async () => {
  const ada = await aDeliveredPayer(fixture)
  await control.dispute({ reference: ada.reference })
  const { payments } = fixture.deps
  const atProvider = await fixture.api.pool.query('select provider_id from payments where reference = $1', [
    ada.reference,
  ])
  const old = await payments.listDisputes({
    reference: ada.reference,
    providerId: atProvider.rows[0].provider_id,
  })
  await control.expireDispute(ada.reference)
  await check(ada.reference)

  const stored = async () =>
    (
      await fixture.api.pool.query(
        `select c.provider_status, c.reason, c.amount_kobo, c.due_at from chargebacks c join payments p on p.id = c.payment_id
         where p.reference = $1`,
        [ada.reference],
      )
    ).rows
  const before = await stored()
  const late = { ...payments, listDisputes: async () => old }
  await checkChargebacks({ ...fixture.deps, payments: late }, ada.reference)

  expect(await stored()).toEqual(before)

  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'LOST' }])
  expect(await journalsOf(fixture, ada.reference)).toEqual(['CHARGEBACK'])
})

test('PAY-05 a dispute that overtakes the news of its payment settles it first', async () => {
  const ada = await aPayer(fixture)
  const { reference } = await ada.pay()
  await control.pay({ reference })
  await control.dispute({ reference })

  await Promise.all([check(reference), ada.verify(reference), check(reference)])

  expect(await chargebacksOf(fixture, reference)).toMatchObject([{ status: 'OPEN' }])
  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])
})

test('T9 a dispute about a payment that is not ours, or was never captured, is left alone', async () => {
  const ada = await aPayer(fixture)
  const { reference } = await ada.pay()

  await check(reference)
  await check('ahia-unknown-0001')

  expect(await chargebacksOf(fixture, reference)).toEqual([])
})
