import type { ChargebackId, PaymentId, RefundId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { beforeAll, expect, test } from 'vitest'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { bookJournal } from '#ledger/book-journal.ts'
import { credit, debit } from '#ledger/entry.rules.ts'
import { newId } from '#platform/ids.ts'
import { anArbiter } from '../../../../test/dispute-fixture.ts'
import { aBuyer, startOrdersApi } from '../../../../test/order-fixture.ts'
import { aRowOfEach } from '../../../../test/rows/row-of-each.ts'
import type { TestApi } from '../../../../test/test-api.ts'
import { listChargebackPage, markAnswerSent } from '../../chargebacks/answers/chargeback-facts.sql.ts'
import { getChargebackPage, listChargebackWork } from '../../chargebacks/answers/show-chargebacks.ts'
import { countCustomerRefunds, listCustomerPayments } from '../../customer-payments.reads.ts'
import { checkSoon } from '../../due-payments.sql.ts'
import { hasPayments, isStartedBefore } from '../../payments.sql.ts'
import { countOpenRefunds } from '../open-refunds.reads.ts'
import { askAboutRefund, closeRefund } from './handle-refund.ts'
import { checkNow, findPayerEmail } from './stuck-refunds.sql.ts'

let api: TestApi
let rows: Awaited<ReturnType<typeof aRowOfEach>>
let by: StaffActor
let otherRefund: RefundId
beforeAll(async () => {
  api = await startOrdersApi()
  rows = await aRowOfEach(api)
  by = await anArbiter(api)
  otherRefund = await aRefund('other')
})

async function aRefund(key: string): Promise<RefundId> {
  const id = newId<RefundId>()
  await api.pool.query(
    `insert into refunds (id, key, payment_id, amount_kobo, reason) values ($1, $2, $3, 100, 'PAID_TWICE')`,
    [id, key, rows.paymentId],
  )
  return id
}

const fail = (id: RefundId) =>
  api.pool.query(`update refunds set status = 'FAILED', closed_at = now(), check_at = null where id = $1`, [
    id,
  ])
const codeOf = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => 'done',
    (error) => error.code ?? error,
  )

test('P17 a refund is asked about while it is open, and no other one with it', async () => {
  const ask = (refundId: RefundId) => codeOf(askAboutRefund(api, { refundId, by }))
  const checkAt = async (id: RefundId) =>
    (await api.pool.query('select check_at from refunds where id = $1', [id])).rows[0].check_at

  expect(await ask(newId())).toBe('REFUND_NOT_FOUND')
  expect(await ask(rows.refundId)).toBe('done')
  expect(await checkAt(otherRefund)).toBe(null)
  const ended = await aRefund('ended')
  await fail(ended)
  expect(await ask(ended)).toBe('STEP_REFUSED')
  expect(await api.db.transaction((tx) => checkNow(tx, ended))).toBe(false)
})

test('ADMIN-41 an open refund is not closed, and a closed one keeps its reason', async () => {
  const refundId = await aRefund('closing')
  const close = (id: RefundId, reason: 'OTHER_REFUND' | 'BANK_RETURNED' = 'OTHER_REFUND') =>
    codeOf(closeRefund({ db: api.db, publicUrl: 'https://ahia.example' }, { refundId: id, reason, by }))

  expect(await close(newId())).toBe('REFUND_NOT_FOUND')
  expect(await close(refundId)).toBe('STEP_REFUSED')
  await fail(refundId)
  await api.pool.query('insert into refund_closings (refund_id, staff_id, reason) values ($1, $2, $3)', [
    refundId,
    by.id,
    'OTHER_REFUND',
  ])
  expect(await close(refundId)).toBe('done')
  expect(await close(refundId, 'BANK_RETURNED')).toBe('ALREADY_DECIDED')
})

test('ADMIN-41 a payer is found by their own refund', async () => {
  const email = (id: RefundId) => api.db.transaction((tx) => findPayerEmail(tx, id))

  expect(await email(rows.refundId)).toMatch(/@/)
  expect(await email(newId())).toBe(null)
})

test.each([
  ['STARTED', true],
  ['OPEN', true],
  ['FAILED', true],
  ['SETTLED', false],
])('P17 a payment that is %s is checked sooner: %s', async (status, isChecked) => {
  const [paymentId, reference] = [newId<PaymentId>(), newId()]
  const isClosed = !['STARTED', 'OPEN'].includes(status)
  await api.pool.query(
    `insert into payments (id, reference, account_id, checkout_id, amount_kobo, status, closed_at, captured_kobo, currency, provider_id)
     select $1, $2, account_id, gen_random_uuid(), 100, $3, case when $4 then now() end,
       case when $3 = 'SETTLED' then 100 end, 'NGN', case when $3 = 'SETTLED' then $2 end
     from payments where id = $5`,
    [paymentId, reference, status, isClosed, rows.paymentId],
  )
  await api.pool.query('update payments set check_at = null')

  await api.db.statement((writer) => checkSoon(writer, reference))

  const { rows: due } = await api.pool.query('select id from payments where check_at is not null')
  expect(due).toEqual(isChecked ? [{ id: paymentId }] : [])
  expect(await isStartedBefore(api.db.read, paymentId, 60)).toBe(false)
  await api.pool.query(`update payments set started_at = now() - interval '61 seconds' where id = $1`, [
    paymentId,
  ])
  expect(await isStartedBefore(api.db.read, paymentId, 60)).toBe(true)
})

test('ADMIN-36 payments and refunds are counted for who paid', async () => {
  const [{ accountId }, stranger] = [rows, await aBuyer(api)]
  const list = (limit: number, of = accountId) => listCustomerPayments(api.db.read, { accountId: of, limit })

  expect((await list(99)).length).toBeGreaterThan(2)
  expect(await list(2)).toHaveLength(2)
  expect(await list(99, stranger.accountId)).toEqual([])
  expect(await countCustomerRefunds(api.db.read, accountId)).toBeGreaterThan(1)
  expect(await countCustomerRefunds(api.db.read, stranger.accountId)).toBe(0)
  const paid = await api.pool.query('select checkout_id as id from payments where id = $1', [rows.paymentId])
  expect(await hasPayments(api.db.read, paid.rows[0].id)).toBe(true)
  expect(await hasPayments(api.db.read, newId())).toBe(false)
})

test('SELL-53 refunds of a shop are open until they are closed', async () => {
  const refundId = await aRefund('of shop')
  await api.pool.query('update refunds set order_id = $2 where id = $1', [refundId, rows.orderId])
  const entries = [
    debit('PROVIDER', null, kobo(100)),
    { ...credit('SHOP', rows.orderId, kobo(100)), shopId: rows.shopId },
  ]
  await api.db.transaction((tx) => bookJournal(tx, { key: `settle:${newId()}`, kind: 'SETTLEMENT', entries }))
  const open = (shopId = rows.shopId) => countOpenRefunds(api.db.read, shopId)

  expect([await open(), await open(newId())]).toEqual([1, 0])
  await fail(refundId)
  expect(await open()).toBe(0)
})

test('ADMIN-54 fifty disputes of payments are a page, of one status, and the next begins after them', async () => {
  const close = (count: number) =>
    api.pool.query(
      `insert into chargebacks (id, payment_id, provider_id, status, provider_status, reason, amount_kobo, closed_at)
       select uuidv7(), $1, gen_random_uuid()::text, 'LOST', 'resolved', 'fraud', 100, now() from generate_series(1, $2)`,
      [rows.paymentId, count],
    )
  const page = (after?: ChargebackId) => listChargebackWork(api, { status: 'LOST', after })

  await close(50)
  const full = await page()
  expect([full.chargebacks.length, full.next]).toEqual([50, null])
  await close(1)
  const first = await page()
  expect([first.chargebacks.length, first.next]).toEqual([50, first.chargebacks.at(-1)?._id])
  expect(await page(first.next ?? undefined)).toMatchObject({
    chargebacks: [{ _id: full.chargebacks.at(-1)?._id }],
    next: null,
  })
  const all = await listChargebackPage(api.db.read, { status: null, after: null, limit: 99 })
  expect(all).toHaveLength(52)
  expect((await listChargebackWork(api, { status: 'OPEN' })).chargebacks).toHaveLength(1)
  expect(await codeOf(getChargebackPage(api, newId()))).toBe('CHARGEBACK_NOT_FOUND')
})

test('ADMIN-27 an answer that was sent is marked by itself', async () => {
  const { rows: two } = await api.pool.query(
    `insert into chargeback_answers (chargeback_id, answer, amount_kobo, words, staff_id)
     select id, 'ACCEPT', 100, 'Yes', $1 from chargebacks order by id limit 2 returning chargeback_id as id`,
    [by.id],
  )

  await api.db.transaction((tx) => markAnswerSent(tx, two[0].id))

  const sent = await api.pool.query(
    'select chargeback_id as id from chargeback_answers where sent_at is not null',
  )
  expect(sent.rows).toEqual([{ id: two[0].id }])
})
