import type { ChargebackId, OrderId, PaymentId, RefundId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { closeChargeback, lockCaptured, markTaken } from '#payments/chargebacks/chargebacks.sql.ts'
import { hasChargeback } from '#payments/chargebacks/due-chargebacks.sql.ts'
import {
  findUnclaimedReason,
  hasUncertainRefund,
  listCoveredParts,
  listUnsentRefunds,
  markCovered,
  readMoneyLeft,
  sendHeldRefunds,
} from '#payments/chargebacks/money-left.sql.ts'
import {
  claimDueRefund,
  claimRefund,
  insertRefundAgain,
  isOfWrongAmount,
  listSentRefunds,
  lockRefund,
  markAttention,
  markNotSent,
  markRefused,
  markSending,
  markSent,
  readKeptFee,
  readRefundable,
} from '#payments/refunds/refunds.sql.ts'
import { checkNow, findPayerEmail, findRefund } from '#payments/refunds/staff/stuck-refunds.sql.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { inUndone } from './in-undone.ts'
import { aRowOfEach } from './row-of-each.ts'

let api: TestApi
let id: RefundId
let paymentId: PaymentId
let chargebackId: ChargebackId
let orderId: OrderId
let reference: string
beforeAll(async () => {
  api = await startOrdersApi()
  const rows = await aRowOfEach(api)
  ;({ refundId: id, paymentId, chargebackId, paidOrderId: orderId } = rows)
  const found = await api.pool.query('select reference from payments where id = $1', [paymentId])
  reference = found.rows[0].reference
})

const refund = (tx: Tx, changes: RawBuilder<unknown>) =>
  sql`update refunds set ${changes} where id = ${id}`.execute(tx)
const dispute = (tx: Tx, changes: RawBuilder<unknown>) =>
  sql`update chargebacks set ${changes} where id = ${chargebackId}`.execute(tx)
const noDispute = (tx: Tx) => dispute(tx, sql`status = 'WON', closed_at = now()`)

const refundsNow = async (tx: Tx) =>
  JSON.stringify((await sql`select to_jsonb(r) as row from refunds r order by id`.execute(tx)).rows)

const SENT = sql`sent_at = now() - interval '1 hour'`
const CLOSED = sql`closed_at = now() - interval '1 hour'`
const KNOWN = sql`provider_id = 'r1'`

/** What a refund must not be for a step to change it; without that it does. */
const STEPS: Record<
  string,
  [step: (tx: Tx) => Promise<unknown>, ready: RawBuilder<unknown>, ...not: RawBuilder<unknown>[]]
> = {
  'is being sent': [(tx) => markSending(tx, id), sql`sent_at = null`, CLOSED],
  'turns out not to be sent': [(tx) => markNotSent(tx, id), SENT, KNOWN],
  'is accepted': [(tx) => markSent(tx, id, 'r2'), SENT, KNOWN],
  'needs attention': [
    (tx) => markAttention(tx, id, 'NEEDS_ATTENTION'),
    sql`status = 'SENT'`,
    sql`status = 'NEEDS_ATTENTION'`,
  ],
  'is rejected for a day': [
    (tx) => markRefused(tx, id),
    sql`requested_at = now() - interval '24 hours'`,
    sql`requested_at = now() - interval '24 hours -1 millisecond'`,
    sql`status = 'SENT'`,
  ],
  'is covered by a bank': [(tx) => markCovered(tx, id), sql`sent_at = null`, SENT],
  'is sent after a dispute': [(tx) => sendHeldRefunds(tx, paymentId), sql`check_at = null`, SENT, CLOSED],
  'is asked about': [(tx) => checkNow(tx, id), sql`check_at = null`, CLOSED],
  'is claimed': [
    (tx) => claimRefund(tx, id),
    sql`check_at = now()`,
    sql`check_at = now() + interval '1 millisecond'`,
  ],
  'is claimed as the next': [
    (tx) => claimDueRefund(tx),
    sql`check_at = now()`,
    sql`check_at = now() + interval '1 millisecond'`,
  ],
}

test.each(Object.keys(STEPS))('P17 when a refund %s, and when not', async (what) => {
  const [step, ready, ...not] = STEPS[what] ?? []
  if (!step || !ready) throw new Error('It is listed')
  for (const [place, change] of [sql`key = key`, ...not].entries())
    await inUndone(api, async (tx) => {
      await noDispute(tx)
      await refund(tx, ready)
      await refund(tx, change)
      const before = await refundsNow(tx)
      await step(tx)
      expect([place, (await refundsNow(tx)) !== before]).toEqual([place, place === 0])
    })
})

test('PAY-05 a refund waits for a dispute of its own payment, and a bank that may be first is asked about soon', () =>
  inUndone(api, async (tx) => {
    await refund(tx, sql`sent_at = null`)
    expect(await markSending(tx, id)).toBe(false)
    await sql`update payments set watch_at = now() + interval '1 day'`.execute(tx)
    await dispute(tx, sql`check_at = now() + interval '1 day'`)
    const soon = async () =>
      (
        await sql<{ soon: boolean }>`
          select watch_at = now() as soon from payments where id = ${paymentId}
          union all select check_at = now() from chargebacks`.execute(tx)
      ).rows.map((row) => row.soon)
    await markNotSent(tx, id)
    expect(await soon()).toEqual([false, false])
    await refund(tx, SENT)
    await markNotSent(tx, newId())
    expect(await soon()).toEqual([false, false])
    await markNotSent(tx, id)
    expect(await soon()).toEqual([true, true])
    await refund(tx, SENT)
    await dispute(tx, sql`status = 'LOST', closed_at = now(), check_at = null`)
    await markNotSent(tx, id)
    const { rows: closed } = await sql`select check_at from chargebacks`.execute(tx)
    expect(closed).toEqual([{ check_at: null }])
    expect(await markSending(tx, id)).toBe(true)
  }))

/** What is found in which state of a refund, and in which it is not. */
const LOOKS: Record<
  string,
  [look: (tx: Tx) => Promise<unknown>, ready: RawBuilder<unknown>, ...not: RawBuilder<unknown>[]]
> = {
  'is looked up at the provider': [
    (tx) => listSentRefunds(tx, reference),
    KNOWN,
    sql`provider_id = null`,
    CLOSED,
  ],
  'may be on its way': [(tx) => hasUncertainRefund(tx, paymentId), SENT, sql`sent_at = null`, KNOWN, CLOSED],
  'is certainly not sent': [(tx) => listUnsentRefunds(tx, paymentId), sql`sent_at = null`, SENT, CLOSED],
  'is of a payment without orders': [
    (tx) => findUnclaimedReason(tx, paymentId),
    sql`order_id = null`,
    sql`order_id = gen_random_uuid()`,
  ],
  'is of a wrong amount': [
    (tx) => isOfWrongAmount(tx, paymentId),
    sql`reason = 'WRONG_AMOUNT'`,
    sql`reason = 'PAID_TWICE'`,
  ],
}

test.each(Object.keys(LOOKS))('P17 when a refund %s, and when not', async (what) => {
  const [look, ready, ...not] = LOOKS[what] ?? []
  if (!look || !ready) throw new Error('It is listed')
  for (const [place, change] of [sql`key = key`, ...not].entries())
    await inUndone(api, async (tx) => {
      await refund(tx, ready)
      await refund(tx, change)
      const found = await look(tx)
      const isFound = Array.isArray(found) ? found.length > 0 : found !== null && found !== false
      expect([place, isFound]).toEqual([place, place === 0])
    })
})

test('P18 of the refunds of a payment those are known to the provider that it has accepted', () =>
  inUndone(api, async (tx) => {
    await refund(tx, sql`check_at = now()`)
    expect((await claimRefund(tx, id))?.takenOn).toEqual([])
    await refund(tx, sql`check_at = now(), provider_id = 'r1'`)
    expect((await claimRefund(tx, id))?.takenOn).toEqual(['r1'])
  }))

test('R15 nothing is found of another payment, refund or order', () =>
  inUndone(api, async (tx) => {
    await refund(tx, sql`provider_id = 'r1', sent_at = now(), reason = 'WRONG_AMOUNT'`)
    const other = newId<PaymentId>()
    expect([
      await listSentRefunds(tx, 'none'),
      await listUnsentRefunds(tx, other),
      await findUnclaimedReason(tx, other),
      await isOfWrongAmount(tx, other),
      await lockRefund(tx, newId()),
      await hasChargeback(tx, 'none'),
      await findRefund(tx, newId()),
      await lockCaptured(tx, other),
    ]).toEqual([[], [], null, false, null, false, null, null])
    expect(await hasChargeback(tx, reference)).toBe(true)
    await refund(tx, sql`provider_id = null`)
    expect([await hasUncertainRefund(tx, paymentId), await hasUncertainRefund(tx, other)]).toEqual([
      true,
      false,
    ])
    const before = await refundsNow(tx)
    await sendHeldRefunds(tx, other)
    expect([await markAttention(tx, newId(), 'SENT'), await checkNow(tx, newId())]).toEqual([false, false])
    expect(await refundsNow(tx)).toBe(before)
  }))

/** Kobo of the whole payment, and of its order. */
const paid = async (tx: Tx): Promise<number> =>
  Number(
    (
      await sql<{ kobo: number }>`select captured_kobo as kobo from payments where id = ${paymentId}`.execute(
        tx,
      )
    ).rows[0]?.kobo,
  )

test('P17 a failed refund is sent again once, while as much is left of the payment and the order', () =>
  inUndone(api, async (tx) => {
    const again = async () => {
      const [facts, newOne] = [await findRefund(tx, id), newId<RefundId>()]
      const isNew = await insertRefundAgain(tx, { id: newOne, failedId: id })
      await sql`delete from refunds where id = ${newOne}`.execute(tx)
      expect(facts?.canRetry).toBe(isNew)
      return isNew
    }
    const all = await paid(tx)
    expect(await again()).toBe(false)
    await refund(tx, sql`status = 'FAILED', closed_at = now(), amount_kobo = ${all}`)
    expect(await again()).toBe(true)
    expect(await insertRefundAgain(tx, { id: newId(), failedId: newId() })).toBe(false)
    await refund(tx, sql`amount_kobo = ${all + 1}`)
    expect(await again()).toBe(false)
    await refund(tx, sql`amount_kobo = ${all}, order_id = ${orderId}`)
    expect(await again()).toBe(true)
    await sql`update payment_orders set amount_kobo = ${all - 1} where order_id = ${orderId}`.execute(tx)
    expect(await again()).toBe(false)
    await refund(tx, sql`amount_kobo = 100`)
    const other = newId<RefundId>()
    const add = (status: string, key: string) => sql`
      insert into refunds (id, key, payment_id, amount_kobo, reason, status, requested_at)
      values (${other}, ${key}, ${paymentId}, 100, 'PAID_TWICE', ${status}, now() + interval '1 second')`
    await add('FAILED', 'test').execute(tx)
    expect([await again(), (await findRefund(tx, id))?.isReplaced]).toEqual([true, true])
    await sql`update refunds set status = 'COVERED' where id = ${other}`.execute(tx)
    expect(await again()).toBe(true)
    await sql`update refunds set status = 'SENT' where id = ${other}`.execute(tx)
    expect(await again()).toBe(false)
    await sql`update refunds set key = 'another' where id = ${other}`.execute(tx)
    expect([await again(), (await findRefund(tx, id))?.isReplaced]).toEqual([true, false])
    await sql`update refunds set key = 'test', requested_at = (select requested_at from refunds where id = ${id})
      where id = ${other}`.execute(tx)
    expect((await findRefund(tx, id))?.isReplaced).toBe(false)
  }))

test('I9 what failed or was covered is left to be refunded, and so is what a bank has returned', () =>
  inUndone(api, async (tx) => {
    const all = await paid(tx)
    const left = async () => [
      all - (await readRefundable(tx, { paymentId, orderId: null })),
      all - (await readRefundable(tx, { paymentId, orderId })),
      all - (await readMoneyLeft(tx, paymentId)).leftKobo,
      all - ((await readMoneyLeft(tx, paymentId)).orders[0]?.leftKobo ?? 0),
    ]
    await refund(tx, sql`order_id = ${orderId}, sent_at = null`)
    expect(await left()).toEqual([100, 100, 0, 0])
    await refund(tx, SENT)
    expect(await left()).toEqual([100, 100, 100, 100])
    for (const status of ['FAILED', 'COVERED']) {
      await refund(tx, sql`status = ${status}`)
      expect(await left()).toEqual([0, 0, 0, 0])
    }
    await markTaken(tx, {
      id: chargebackId,
      takenKobo: kobo(40),
      shares: [
        { orderId, amountKobo: kobo(40) },
        { orderId: newId(), amountKobo: kobo(0) },
      ],
    })
    expect(await left()).toEqual([40, 40, 40, 40])
    await closeChargeback(tx, { id: chargebackId, status: 'WON' })
    expect(await left()).toEqual([0, 0, 0, 0])
    expect((await readMoneyLeft(tx, paymentId)).orders).toMatchObject([{ orderId, keptKobo: 0 }])
    await sql`update payment_orders set amount_kobo = 0 where order_id = ${orderId}`.execute(tx)
    expect((await readMoneyLeft(tx, paymentId)).orders).toEqual([])
    await sql`update payment_orders set amount_kobo = 7 where order_id = ${orderId}`.execute(tx)
    expect(await readRefundable(tx, { paymentId, orderId })).toBe(7)
    await sql`update payments set status = 'UNCLAIMED' where id = ${paymentId}`.execute(tx)
    expect((await readMoneyLeft(tx, paymentId)).orders).toEqual([])
    expect(await readRefundable(tx, { paymentId, orderId })).toBe(0)
    expect([await readKeptFee(tx, orderId), await readKeptFee(tx, newId())]).toEqual([0, 0])
  }))

test('ADMIN-25 of parts that a bank returned, only those of a decision are refunded again, less what was', () =>
  inUndone(api, async (tx) => {
    const parts = async () => (await listCoveredParts(tx, orderId)).map(({ amountKobo }) => amountKobo)
    await refund(tx, sql`order_id = ${orderId}, status = 'COVERED', key = 'dispute:1'`)
    expect([await parts(), await listCoveredParts(tx, newId())]).toEqual([[100], []])
    await sql`insert into refunds (id, key, payment_id, order_id, amount_kobo, reason, status)
      values (gen_random_uuid(), 'dispute:1', ${paymentId}, ${orderId}, 60, 'DISPUTE', 'SENT')`.execute(tx)
    expect(await parts()).toEqual([40])
    await sql`update refunds set amount_kobo = 100 where amount_kobo = 60`.execute(tx)
    expect(await parts()).toEqual([])
    await sql`update refunds set status = 'FAILED' where status = 'SENT'`.execute(tx)
    expect(await parts()).toEqual([100])
    await refund(tx, sql`key = 'ended:1'`)
    expect(await parts()).toEqual([])
    await refund(tx, sql`key = 'dispute:1', status = 'PROCESSED'`)
    expect(await parts()).toEqual([])
  }))

test('ADMIN-41 a refund that is closed is written to its payer, unless the account is deleted', () =>
  inUndone(api, async (tx) => {
    expect(await findPayerEmail(tx, newId())).toBe(null)
    expect(await findPayerEmail(tx, id)).toMatch(/@/)
    await sql`update accounts set status = 'DELETED', email = null, password_hash = null, deleted_at = now()
      where id = (select account_id from payments where id = ${paymentId})`.execute(tx)
    expect(await findPayerEmail(tx, id)).toBe(null)
  }))
