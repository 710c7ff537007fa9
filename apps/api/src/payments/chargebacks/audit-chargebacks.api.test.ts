import { chargebackInvariants, takenAtProvider } from '@ahia/testing/audit/chargeback-invariants'
import { findAfter } from '@ahia/testing/audit/find-after'
import { beforeAll, expect, test } from 'vitest'
import { aDeliveredPayer } from '../../../test/chargeback-fixture.ts'
import { openPaymentFixture, type PaymentFixture } from '../../../test/payment-fixture.ts'
import { aPaidPayer, cancelFirst } from '../../../test/refund-fixture.ts'
import { sendDueRefunds } from '../refunds/send-refunds.ts'
import { checkChargebacks } from './check-chargebacks.ts'

let fixture: PaymentFixture
/** One dispute that was lost, one of whose money has returned, one that is open, and one that came after a refund. */
beforeAll(async () => {
  fixture = await openPaymentFixture()
  const { control } = fixture.sandbox
  await control.webhooks({ mode: 'withheld' })
  const [lost, returned, open] = [
    await aDeliveredPayer(fixture),
    await aDeliveredPayer(fixture),
    await aDeliveredPayer(fixture),
  ]
  const refunded = await aPaidPayer(fixture)
  await cancelFirst(fixture, refunded)
  await sendDueRefunds(fixture.deps)
  for (const { reference } of [lost, returned, open, refunded]) await control.dispute({ reference })
  await control.expireDispute(lost.reference)
  await control.reverse(returned.reference)
  for (const { reference } of [lost, returned, open, refunded])
    await checkChargebacks(fixture.deps, reference)
  await control.resolveDispute({ reference: returned.reference, resolution: 'declined' })
  await checkChargebacks(fixture.deps, returned.reference)
})

const findFaultsAfter = async (...statements: string[]) =>
  findAfter(fixture.api.pool, statements, { captured: await fixture.sandbox.control.captured() })

test('I23 nothing is wrong with chargebacks that are open, lost, returned or after a refund', async () => {
  expect(await findFaultsAfter()).toEqual([])
})

const lost = `status = 'LOST'`
const FAULTS: [invariant: string, fault: string, statement: string][] = [
  ['I23', 'a chargeback that was not booked', `delete from ledger_journals where kind = 'CHARGEBACK'`],
  [
    'I23',
    'another amount than was booked',
    `update chargebacks set taken_kobo = taken_kobo - 1 where ${lost}`,
  ],
  ['I23', 'money that returned unbooked', `delete from ledger_journals where kind = 'CHARGEBACK_RETURNED'`],
  [
    'I23',
    'a booking of no chargeback',
    `update ledger_journals set key = key || 'x' where kind = 'CHARGEBACK'`,
  ],
  ['I23', 'a share that is not the order’s', `update chargeback_orders set amount_kobo = amount_kobo - 1`],
  ['I23', 'a refund during a dispute', `update refunds set sent_at = now() + interval '1 second'`],
  ['I9', 'more taken than came', `update chargebacks set taken_kobo = taken_kobo * 2 where ${lost}`],
  ['I12', 'money that no bank took', `update chargebacks set taken_kobo = taken_kobo - 1 where ${lost}`],
]

test.each(FAULTS)('%s finds %s', async (name, _fault, statement) => {
  expect((await findFaultsAfter(statement)).map((finding) => finding.name)).toContain(name)
})

test('I23 each of these audit queries finds at least one of these faults', async () => {
  const found = new Set<string>()
  for (const [, , statement] of FAULTS)
    for (const { sentence } of await findFaultsAfter(statement)) found.add(sentence)

  const asked = [...chargebackInvariants, takenAtProvider].map(({ sentence }) => sentence)
  expect(asked.filter((sentence) => !found.has(sentence))).toEqual([])
})
