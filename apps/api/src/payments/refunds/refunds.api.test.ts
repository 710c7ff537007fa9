import type { RefundId } from '@ahia/contracts/ids'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { newId } from '#platform/ids.ts'
import {
  aPayer,
  balancesOf,
  letPausesPass,
  openPaymentFixture,
  type PaymentFixture,
  refundsOf,
  sell,
  statusesOf,
} from '../../../test/payment-fixture.ts'
import {
  aPaidPayer,
  cancelFirst,
  REFUND_FAILS,
  refundedAt,
  resetProvider,
} from '../../../test/refund-fixture.ts'
import { aStaffActor } from '../../../test/staff/a-staff-actor.ts'
import { recordRefund } from './record-refund.ts'
import { listSentRefunds } from './refunds.sql.ts'
import { retryRefund } from './retry-refund.ts'
import { checkRefundsOf, sendDueRefunds } from './send-refunds.ts'

const REFUND_NEEDS_ATTENTION = '4084080000671902'

let fixture: PaymentFixture
let maker: StaffActor
beforeAll(async () => {
  fixture = await openPaymentFixture()
  maker = await aStaffActor(fixture.api, 'FINANCE_MAKER')
})
beforeEach(() => resetProvider(fixture))

const settled = async (checkoutId: string, status: string) => {
  await expect
    .poll(async () => {
      await letPausesPass(fixture)
      await sendDueRefunds(fixture.deps)
      return (await refundsOf(fixture, checkoutId)).map((refund) => refund.status)
    })
    .toEqual([status])
}

test('ORD-06 a cancelled paid order is refunded alone, once, and its booking is reversed', async () => {
  const before = await balancesOf(fixture)
  const ada = await aPaidPayer(fixture)
  const between = await balancesOf(fixture)

  await cancelFirst(fixture, ada)
  await sendDueRefunds(fixture.deps)
  await settled(ada.checkoutId, 'PROCESSED')

  const [refund] = await refundsOf(fixture, ada.checkoutId)
  expect(refund).toMatchObject({ reason: 'CANCELLED', order_id: ada.orderIds[0] })
  expect(await refundedAt(fixture, ada.reference)).toBe(refund?.amount)
  expect((await statusesOf(fixture, ada.orderIds)).toSorted()).toEqual(['CANCELLED', 'PAID'])
  const after = await balancesOf(fixture)
  const gained = (between.COMMISSION ?? 0) - (before.COMMISSION ?? 0)
  expect((after.COMMISSION ?? 0) - (before.COMMISSION ?? 0)).toBe(gained / 2)
})

test('ORD-06 the refund of an order is of the payment that paid for it, not of one that failed before', async () => {
  const ada = await aPayer(fixture, await sell(fixture, {}))
  const { reference: failed } = await ada.pay()
  await fixture.api.pool.query(
    `update payments set status = 'FAILED', closed_at = now() where reference = $1`,
    [failed],
  )
  const { reference } = await ada.pay()
  await fixture.sandbox.control.pay({ reference })
  await ada.verify(reference)

  await cancelFirst(fixture, { ...ada, reference })
  await settled(ada.checkoutId, 'PROCESSED')

  const [refund] = await refundsOf(fixture, ada.checkoutId)
  expect(await refundedAt(fixture, reference)).toBe(refund?.amount)
})

test('P18, K12 a refund whose response was lost is found by our own id and not sent twice', async () => {
  const ada = await aPaidPayer(fixture)
  await cancelFirst(fixture, ada)
  await fixture.sandbox.control.fault({ endpoint: 'refund', kind: 'drop', count: 1 })

  await sendDueRefunds(fixture.deps)
  expect(await refundsOf(fixture, ada.checkoutId)).toMatchObject([{ status: 'REQUESTED' }])
  await settled(ada.checkoutId, 'PROCESSED')

  const [refund] = await refundsOf(fixture, ada.checkoutId)
  expect(await refundedAt(fixture, ada.reference)).toBe(refund?.amount)
})

test('F3 while the provider is down a refund waits, and it is sent afterwards', async () => {
  const ada = await aPaidPayer(fixture)
  await cancelFirst(fixture, ada)
  await fixture.sandbox.control.fault({ endpoint: 'refunds', kind: '500', count: 1 })
  await sendDueRefunds(fixture.deps)
  expect(await refundedAt(fixture, ada.reference)).toBe(0)

  await settled(ada.checkoutId, 'PROCESSED')
})

test('two workers at the same time send a refund once', async () => {
  const ada = await aPaidPayer(fixture)
  await cancelFirst(fixture, ada)

  await Promise.all([
    sendDueRefunds(fixture.deps),
    sendDueRefunds(fixture.deps),
    sendDueRefunds(fixture.deps),
  ])

  const [refund, ...more] = await refundsOf(fixture, ada.checkoutId)
  expect([refund?.status, more]).toEqual(['SENT', []])
  await settled(ada.checkoutId, 'PROCESSED')
  expect(await refundedAt(fixture, ada.reference)).toBe(refund?.amount)
})

/** What somebody has to look after. */
function listenForErrors() {
  const errors = vi.spyOn(fixture.deps.log, 'error')
  onTestFinished(() => errors.mockRestore())
  return () => errors.mock.calls.map(([, words]) => words)
}

test('P17 a failed refund restores all balances, is logged, and can be retried by staff', async () => {
  const ada = await aPaidPayer(fixture, REFUND_FAILS)
  const before = await balancesOf(fixture)
  const errors = listenForErrors()
  await cancelFirst(fixture, ada)

  await settled(ada.checkoutId, 'FAILED')
  expect(await balancesOf(fixture)).toEqual(before)
  expect(errors()).toEqual(['a refund failed at the provider'])

  const [failed] = await refundsOf(fixture, ada.checkoutId)
  const again = () => retryRefund(fixture.deps, { refundId: failed?.id ?? newId(), by: maker })
  const outcomes = await Promise.allSettled([again(), again(), again()])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await refundsOf(fixture, ada.checkoutId)).toMatchObject([
    { status: 'FAILED', reason: 'CANCELLED' },
    { status: 'REQUESTED', reason: 'CANCELLED', amount: failed?.amount, order_id: failed?.order_id },
  ])
})

test('I11 a refund that has failed stays so, whatever news comes late', async () => {
  const ada = await aPaidPayer(fixture, REFUND_FAILS)
  const before = await balancesOf(fixture)
  await cancelFirst(fixture, ada)
  await sendDueRefunds(fixture.deps)
  const [sent] = await listSentRefunds(fixture.api.db.read, ada.reference)
  if (!sent?.providerId) throw new Error('Nothing was sent')
  const { id: ourId, providerId, amountKobo } = sent
  await settled(ada.checkoutId, 'FAILED')

  for (const status of ['pending', 'processed'] as const)
    await recordRefund(fixture.deps, sent, { ourId, providerId, amountKobo, status })

  expect(await refundsOf(fixture, ada.checkoutId)).toMatchObject([{ status: 'FAILED' }])
  expect(await balancesOf(fixture)).toEqual(before)
})

test('P17 only a failed refund can be retried', async () => {
  const ada = await aPaidPayer(fixture)
  await cancelFirst(fixture, ada)
  const [refund] = await refundsOf(fixture, ada.checkoutId)

  const retried = retryRefund(fixture.deps, { refundId: refund?.id ?? newId(), by: maker })

  await expect(retried).rejects.toMatchObject({ code: 'STEP_REFUSED' })
  expect(await refundsOf(fixture, ada.checkoutId)).toHaveLength(1)
})

test('P17 a failed refund of a whole payment is not retried when a part of it has gone back meanwhile', async () => {
  const ada = await aPaidPayer(fixture)
  const { rows } = await fixture.api.pool.query<{ id: RefundId }>(
    `insert into refunds (id, key, payment_id, amount_kobo, reason, status, closed_at)
     select gen_random_uuid(), 'whole:' || id, id, captured_kobo, 'PAID_TWICE', 'FAILED', now() from payments
     where reference = $1 returning id`,
    [ada.reference],
  )
  await cancelFirst(fixture, ada)

  const retried = retryRefund(fixture.deps, { refundId: rows[0]?.id ?? newId(), by: maker })

  await expect(retried).rejects.toMatchObject({ code: 'STEP_REFUSED' })
})

test('P17 a refund that needs attention is logged once and checked ever less often, for 30 days', async () => {
  const ada = await aPaidPayer(fixture, REFUND_NEEDS_ATTENTION)
  const errors = listenForErrors()
  await cancelFirst(fixture, ada)
  await settled(ada.checkoutId, 'NEEDS_ATTENTION')
  const askAfter = async (days: number) => {
    await fixture.api.pool.query(
      `update refunds r set check_at = now(), requested_at = now() - make_interval(days => $2)
       from payments p where p.id = r.payment_id and p.reference = $1`,
      [ada.reference, days],
    )
    await sendDueRefunds(fixture.deps)
    const { rows } = await fixture.api.pool.query(
      `select round(extract(epoch from r.check_at - now()) / 60)::integer as minutes
       from refunds r join payments p on p.id = r.payment_id where p.reference = $1`,
      [ada.reference],
    )
    return rows[0]?.minutes
  }

  expect(await askAfter(2)).toBe(60)
  expect(await askAfter(31)).toBeNull()

  expect(errors()).toEqual(['a refund needs attention at the provider'])
})

test('F4 repeated and unordered refund events complete the refund once', async () => {
  const ada = await aPaidPayer(fixture)
  await cancelFirst(fixture, ada)
  await sendDueRefunds(fixture.deps)

  const ask = () => checkRefundsOf(fixture.deps, ada.reference)
  await expect
    .poll(async () => {
      await Promise.all([ask(), ask(), ask()])
      return (await refundsOf(fixture, ada.checkoutId)).map(({ status }) => status)
    })
    .toEqual(['PROCESSED'])

  const [refund] = await refundsOf(fixture, ada.checkoutId)
  const journals = await fixture.api.pool.query('select from ledger_journals where key ~ $1', [refund?.id])
  expect(journals.rowCount).toBe(1)
})

test('I9 refunds never exceed the captured amount', async () => {
  const ada = await aPaidPayer(fixture)
  await cancelFirst(fixture, ada)
  await sendDueRefunds(fixture.deps)

  const tooMuch = fixture.api.pool.query(
    `insert into refunds (id, key, payment_id, amount_kobo, reason)
     select gen_random_uuid(), 'twice', id, captured_kobo, 'PAID_TWICE' from payments where reference = $1`,
    [ada.reference],
  )

  await expect(tooMuch).rejects.toThrow('refunds would exceed the captured amount')
})
