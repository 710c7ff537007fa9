import { createHash } from 'node:crypto'
import * as contract from '@ahia/contracts/admin/chargebacks'
import type { ChargebackId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aDeliveredPayer,
  chargebacksOf,
  faults,
  journalsOf,
  type Payer,
} from '../../../../test/chargeback-fixture.ts'
import { anArbiter } from '../../../../test/dispute-fixture.ts'
import { openPaymentFixture, type PaymentFixture } from '../../../../test/payment-fixture.ts'
import { aColleague, codeOf, startTestAdmin } from '../../../../test/staff/staff-fixture.ts'
import { findChargebacks } from '../find-chargebacks.ts'
import { answerChargeback, sendAnswer } from './answer-chargeback.ts'
import { packEvidence } from './evidence.ts'

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await openPaymentFixture()
})
beforeEach(async () => {
  await fixture.sandbox.control.reset()
  await fixture.sandbox.control.webhooks({ mode: 'withheld' })
})

const deps = () => ({ ...fixture.deps, pictures: fixture.api.pictures })

/** Found in the provider's list, as its webhooks are lost. */
async function disputed(): Promise<{ ada: Payer; id: ChargebackId }> {
  const ada = await aDeliveredPayer(fixture)
  await fixture.sandbox.control.dispute({ reference: ada.reference })
  await findChargebacks(fixture.deps)
  const [found] = await chargebacksOf(fixture, ada.reference)
  if (!found) throw new Error('There is no chargeback')
  return { ada, id: found.id as ChargebackId }
}

const waits = async (id: ChargebackId) =>
  (await fixture.api.pool.query('select from chargebacks_waiting where subject_id = $1', [id])).rowCount

test('ADMIN-27 a dispute whose webhook was lost is work with a deadline; declined with evidence, the payment stands', async () => {
  const { ada, id } = await disputed()
  const by = await anArbiter(fixture.api)
  expect(await waits(id)).toBe(1)

  const answer = { id, answer: 'DECLINE', amountKobo: null, words: 'It was delivered.', by } as const
  await answerChargeback(fixture.api, answer)
  await answerChargeback(fixture.api, answer)
  expect(await waits(id)).toBe(0)
  for (const other of [{ words: 'No.' }, { answer: 'ACCEPT', amountKobo: kobo(1) }] as const)
    await expect(answerChargeback(fixture.api, { ...answer, ...other })).rejects.toMatchObject({
      code: 'ALREADY_DECIDED',
    })
  await sendAnswer(deps(), { chargebackId: id })
  await sendAnswer(deps(), { chargebackId: id })

  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'WON', taken: null }])
  expect(await journalsOf(fixture, ada.reference)).toEqual([])
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('ADMIN-27 accepted in part, the part is booked to the kobo', async () => {
  const { ada, id } = await disputed()
  const by = await anArbiter(fixture.api)

  await answerChargeback(fixture.api, {
    id,
    answer: 'ACCEPT',
    amountKobo: kobo(12_345),
    words: 'A part.',
    by,
  })
  await sendAnswer(deps(), { chargebackId: id })

  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'LOST', taken: 12_345 }])
  expect(await journalsOf(fixture, ada.reference)).toEqual(['CHARGEBACK'])
  expect((await faults(fixture, [ada])).join('; ')).toBe('')
})

test('ADMIN-27 of two different answers at once one counts, and the other names who was first', async () => {
  const { id } = await disputed()
  const [ngozi, emeka] = [await anArbiter(fixture.api, 'Ngozi'), await anArbiter(fixture.api, 'Emeka')]

  const results = await Promise.allSettled([
    answerChargeback(fixture.api, { id, answer: 'DECLINE', amountKobo: null, words: 'No.', by: ngozi }),
    answerChargeback(fixture.api, { id, answer: 'ACCEPT', amountKobo: null, words: 'Yes.', by: emeka }),
  ])

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const lost = results.find(({ status }) => status === 'rejected')
  expect(lost).toMatchObject({ reason: { code: 'ALREADY_DECIDED', details: { by: expect.any(String) } } })
})

test('ADMIN-27 an answer that the provider took although its response was lost is not sent again', async () => {
  const { ada, id } = await disputed()
  const by = await anArbiter(fixture.api)
  await answerChargeback(fixture.api, { id, answer: 'DECLINE', amountKobo: null, words: 'No.', by })
  await fixture.sandbox.control.fault({ endpoint: 'resolve', kind: 'drop', count: 1 })

  await expect(sendAnswer(deps(), { chargebackId: id })).rejects.toThrow()
  await sendAnswer(deps(), { chargebackId: id })

  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'WON' }])
})

test('ADMIN-27 what has ended, and more than is disputed, is refused', async () => {
  const { ada, id } = await disputed()
  const by = await anArbiter(fixture.api)
  const accept = (amount: number) =>
    answerChargeback(fixture.api, { id, answer: 'ACCEPT', amountKobo: kobo(amount), words: 'Yes.', by })
  const [{ amount } = { amount: 0 }] = await chargebacksOf(fixture, ada.reference)
  for (const wrong of [amount + 1, 0])
    await expect(accept(wrong)).rejects.toMatchObject({ code: 'STEP_REFUSED' })

  await fixture.sandbox.control.expireDispute(ada.reference)
  await fixture.api.pool.query('update chargebacks set check_at = now()')
  await findChargebacks(fixture.deps)

  await expect(accept(1)).rejects.toMatchObject({ code: 'STEP_REFUSED' })
})

test('ADMIN-27 the evidence has receipt, timeline, terms and a manifest with the SHA-256 of each file', async () => {
  const { ada, id } = await disputed()

  const { zip, fileName, page } = await packEvidence(deps(), id)

  expect(fileName).toBe(`evidence-${ada.reference}.zip`)
  expect(page.subarray(0, 5).toString()).toBe('%PDF-')
  const manifest: { files: { name: string; bytes: number; sha256: string }[] } = JSON.parse(
    zip.toString('latin1').match(/\{\s+"payment"[\s\S]*?\n\}/)?.[0] ?? '{}',
  )
  const names = manifest.files.map(({ name }) => name)
  expect(names.filter((name) => name.endsWith('timeline.txt'))).toHaveLength(ada.orderIds.length)
  expect(names.filter((name) => name.includes('receipt-'))).toHaveLength(ada.orderIds.length)
  expect(names.some((name) => name.startsWith('terms-'))).toBe(true)
  for (const { bytes, sha256 } of manifest.files)
    expect({ bytes, sha256 }).toEqual({
      bytes: expect.any(Number),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  const listed = manifest.files.find(({ name }) => name === 'evidence.pdf')
  expect(listed?.sha256).toBe(createHash('sha256').update(page).digest('hex'))
})

test('ADMIN-27 finance answers through the back office, with a proof; others may not', async () => {
  const { id } = await disputed()
  const admin = await startTestAdmin({ ...fixture.api, payments: fixture.deps.payments })
  const finance = await aColleague(fixture.api, admin, 'FINANCE_MAKER')
  const arbiter = await aColleague(fixture.api, admin, 'ARBITER')

  const { chargebacks } = await finance.call(contract.listChargebackWork, {})
  const { zip } = await finance.call(contract.getChargebackEvidence, { id })
  expect(await codeOf(arbiter.call(contract.declineChargeback, { id, words: 'No.' }))).toBe('NOT_PERMITTED')
  await finance.call(contract.declineChargeback, { id, words: 'It was delivered.' })

  expect(chargebacks.map(({ _id }) => _id)).toContain(id)
  expect(Buffer.from(zip, 'base64').readUInt32LE(0)).toBe(0x04034b50)
  const { chargeback } = await finance.call(contract.getChargebackPage, { id })
  expect(chargeback.answer).toMatchObject({ answer: 'DECLINE', by: finance.name, sentAt: null })
  expect(await codeOf(finance.call(contract.acceptChargeback, { id, words: 'Yes.' }))).toBe('ALREADY_DECIDED')
})
