import * as contract from '@ahia/contracts/admin/refunds'
import { listWork } from '@ahia/contracts/admin/work'
import type { RefundId } from '@ahia/contracts/ids'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import {
  letPausesPass,
  openPaymentFixture,
  type PaymentFixture,
  refundsOf,
} from '../../../../test/payment-fixture.ts'
import { aPaidPayer, cancelFirst, REFUND_FAILS, resetProvider } from '../../../../test/refund-fixture.ts'
import { aColleague, codeOf, startTestAdmin } from '../../../../test/staff/staff-fixture.ts'
import { waitingEmails } from '../../../../test/staff/waiting-emails.ts'
import { sendDueRefunds } from '../send-refunds.ts'

type Colleague = Awaited<ReturnType<typeof aColleague>>

let fixture: PaymentFixture
let maker: Colleague
let second: Colleague
let auditor: Colleague
beforeAll(async () => {
  fixture = await openPaymentFixture()
  const admin = await startTestAdmin(fixture.api)
  maker = await aColleague(fixture.api, admin, 'FINANCE_MAKER')
  second = await aColleague(fixture.api, admin, 'FINANCE_MAKER')
  auditor = await aColleague(fixture.api, admin, 'AUDITOR')
})
beforeEach(() => resetProvider(fixture))

async function aFailedRefund(): Promise<{ id: RefundId; checkoutId: string; reference: string }> {
  const ada = await aPaidPayer(fixture, REFUND_FAILS)
  await cancelFirst(fixture, ada)
  await expect
    .poll(async () => {
      await letPausesPass(fixture)
      await sendDueRefunds(fixture.deps)
      return (await refundsOf(fixture, ada.checkoutId)).map(({ status }) => status)
    })
    .toEqual(['FAILED'])
  const [failed] = await refundsOf(fixture, ada.checkoutId)
  return { id: failed?.id ?? newId(), checkoutId: ada.checkoutId, reference: ada.reference }
}

const waits = async (id: RefundId) =>
  (await maker.call(listWork, { kind: 'REFUND' })).items.some(({ subject }) => subject === id)
const actsOf = async (id: RefundId) => (await maker.call(contract.getRefundPage, { id })).refund.acts

test('ADMIN-13 ADMIN-41 P17 a failed refund is work until it is sent again, once, with a proof and on record', async () => {
  const { id, checkoutId } = await aFailedRefund()
  expect(await waits(id)).toBe(true)
  expect(await actsOf(id)).toEqual(['RETRY'])
  const aged = `update staff_sessions set proof_at = now() - interval '6 minutes' where staff_id = $1`
  await fixture.api.pool.query(aged, [second.id])
  expect(await codeOf(second.call(contract.retryRefund, { id }))).toBe('PROOF_NEEDED')
  await fixture.api.pool.query(`update staff_sessions set proof_at = now() where staff_id = $1`, [second.id])

  const both = await Promise.all([1, 2].map(() => codeOf(maker.call(contract.retryRefund, { id }))))
  expect(both.toSorted()).toEqual(['STEP_REFUSED', null])

  expect(await waits(id)).toBe(false)
  expect((await refundsOf(fixture, checkoutId)).map(({ status }) => status)).toEqual(['FAILED', 'REQUESTED'])
  const { refund } = await maker.call(contract.getRefundPage, { id })
  expect([refund.attempts.length, refund.acts]).toEqual([2, []])
  const { rows } = await fixture.api.pool.query(
    `select act from audit_entries where actor_id = $1 and $2 = any(subjects)`,
    [maker.id, `refund:${id}`],
  )
  expect(rows).toEqual([{ act: 'refund.retry' }])
})

test('ADMIN-41 a failed refund is closed only when nothing is left to send, once, and its customer reads what became of it', async () => {
  const { id, reference } = await aFailedRefund()
  const close = (who: Colleague, reason: 'BANK_RETURNED' | 'OTHER_REFUND' = 'BANK_RETURNED') =>
    codeOf(who.call(contract.closeRefund, { id, reason }))
  expect(await close(maker)).toBe('STEP_REFUSED')

  await fixture.api.pool.query(
    `insert into refunds (id, key, payment_id, order_id, amount_kobo, reason, status, provider_id, sent_at, closed_at)
     select gen_random_uuid(), 'other:' || r.id, r.payment_id, r.order_id, r.amount_kobo, 'DISPUTE', 'PROCESSED', 'other-' || r.id, now(), now()
     from refunds r join payments p on p.id = r.payment_id where p.reference = $1`,
    [reference],
  )
  expect(await waits(id)).toBe(true)
  expect(await actsOf(id)).toEqual(['CLOSE'])
  expect(await codeOf(maker.call(contract.retryRefund, { id }))).toBe('STEP_REFUSED')

  const shown = async () =>
    (
      await fixture.api.pool.query(
        `select r.amount_kobo::int as kobo, r.status, (select total_kobo::int from orders o where o.id = r.order_id) as total
         from order_refunds r where r.order_id = (select order_id from refunds where id = $1)`,
        [id],
      )
    ).rows[0]
  const emails = async () =>
    (await waitingEmails(fixture.api)).filter(({ subject }) => subject.startsWith('Your refund of '))
  expect((await shown()).status).toBe('NEEDS_ATTENTION')

  expect(await close(maker)).toBe(null)
  expect(await close(second)).toBe(null)
  expect((await shown()).status).toBe('DONE')
  expect((await emails()).map(({ text }) => text)).toEqual([
    expect.stringContaining('Your bank has returned this money to you instead.'),
  ])
  expect(await actsOf(id)).toEqual([])
  expect(await close(second, 'OTHER_REFUND')).toBe('ALREADY_DECIDED')
  expect(await waits(id)).toBe(false)
  expect((await maker.call(contract.getRefundPage, { id })).refund.closing).toMatchObject({
    reason: 'BANK_RETURNED',
    by: maker.name,
  })
  await fixture.api.pool.query(`delete from refunds where key like 'other:%'`)
})

test('P17 the provider is asked again about an open refund, and nobody asks about one that has ended', async () => {
  const ada = await aPaidPayer(fixture)
  await cancelFirst(fixture, ada)
  const [open] = await refundsOf(fixture, ada.checkoutId)
  const id: RefundId = open?.id ?? newId()
  await fixture.api.pool.query(
    `update refunds set check_at = null, status = 'NEEDS_ATTENTION' where id = $1`,
    [id],
  )
  expect(await waits(id)).toBe(true)

  expect(await codeOf(maker.call(contract.askAboutRefund, { id }))).toBe(null)

  const { rows } = await fixture.api.pool.query(
    `select check_at <= now() as "isDue" from refunds where id = $1`,
    [id],
  )
  expect(rows).toEqual([{ isDue: true }])
  await fixture.api.pool.query(
    `update refunds set status = 'PROCESSED', closed_at = now(), check_at = null where id = $1`,
    [id],
  )
  expect(await codeOf(maker.call(contract.askAboutRefund, { id }))).toBe('STEP_REFUSED')
  expect(await waits(id)).toBe(false)
})

test('ADMIN-10 nobody sends a refund again that comes back to themselves', async () => {
  const { id, reference } = await aFailedRefund()
  const mine = `update staff_members set email = (
    select email from accounts a join payments p on p.account_id = a.id where p.reference = $2) where id = $1`
  const before = `update staff_members set email = $2 where id = $1`
  await fixture.api.pool.query(mine, [second.id, reference])

  expect(await codeOf(second.call(contract.retryRefund, { id }))).toBe('CONFLICT_OF_INTEREST')
  expect(await actsOf(id)).toEqual(['RETRY'])
  await fixture.api.pool.query(before, [second.id, second.email])
})

test('ADMIN-09 only who prepares refunds sees one; what does not exist is not found', async () => {
  const unknown = { id: newId<RefundId>() }
  expect(await codeOf(auditor.call(contract.getRefundPage, unknown))).toBe('NOT_PERMITTED')
  expect(await codeOf(auditor.call(contract.retryRefund, unknown))).toBe('NOT_PERMITTED')
  expect(await codeOf(maker.call(contract.getRefundPage, unknown))).toBe('REFUND_NOT_FOUND')
  expect(await codeOf(maker.call(contract.askAboutRefund, unknown))).toBe('REFUND_NOT_FOUND')
  expect(await codeOf(maker.call(contract.closeRefund, { ...unknown, reason: 'OTHER_REFUND' }))).toBe(
    'REFUND_NOT_FOUND',
  )
})
