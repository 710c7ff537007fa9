import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import { aDeliveredPayer, chargebacksOf } from '../../../test/chargeback-fixture.ts'
import { openPaymentFixture, type PaymentFixture } from '../../../test/payment-fixture.ts'
import { aPaidPayer, resetProvider } from '../../../test/refund-fixture.ts'
import { checkChargebacks } from './check-chargebacks.ts'
import { claimDueChargebacks, claimWatchedPayments } from './due-chargebacks.sql.ts'
import { findChargebacks } from './find-chargebacks.ts'

let fixture: PaymentFixture
let control: PaymentFixture['sandbox']['control']
beforeAll(async () => {
  fixture = await openPaymentFixture()
  control = fixture.sandbox.control
})
beforeEach(() => resetProvider(fixture))

const check = (reference: string) => checkChargebacks(fixture.deps, reference)

test('R11 a dispute whose webhook was lost is found in the provider’s list, and so is its end', async () => {
  const ada = await aDeliveredPayer(fixture)
  await control.dispute({ reference: ada.reference })

  await findChargebacks(fixture.deps)
  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'OPEN' }])
  const { db } = fixture.deps
  const due = await db.statement((writer) => claimDueChargebacks(writer, 100))
  const watched = await db.statement((writer) => claimWatchedPayments(writer, 100))
  expect([...due, ...watched], 'both were looked at just now').not.toContain(ada.reference)

  await control.expireDispute(ada.reference)
  await fixture.api.pool.query('update chargebacks set check_at = now() where check_at is not null')
  await findChargebacks(fixture.deps)
  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'LOST' }])
})

test('F3 while the provider is down nothing is recorded, and everything afterwards', async () => {
  const ada = await aDeliveredPayer(fixture)
  await control.dispute({ reference: ada.reference })
  await control.fault({ endpoint: 'disputes', kind: '500', count: 2 })

  await expect(check(ada.reference)).rejects.toThrow()
  await findChargebacks(fixture.deps)
  expect(await chargebacksOf(fixture, ada.reference)).toEqual([])

  await findChargebacks(fixture.deps)
  expect(await chargebacksOf(fixture, ada.reference)).toMatchObject([{ status: 'OPEN' }])
})

test('PAY-05 of payments that are looked at, the bank is asked about those with a dispute; three without an answer end it', async () => {
  const payers = await Promise.all(Array.from({ length: 4 }, () => aPaidPayer(fixture)))
  const [first] = payers
  if (!first) throw new Error('Nobody has paid')
  await control.dispute({ reference: first.reference })
  await check(first.reference)
  const { payments } = fixture.deps
  const asked: string[] = []
  const look = async (of: Partial<typeof payments>) => {
    await fixture.api.pool.query('update chargebacks set check_at = null')
    await fixture.api.pool.query('update payments set watch_at = now() where reference = any($1)', [
      payers.map(({ reference }) => reference),
    ])
    await findChargebacks({ ...fixture.deps, payments: { ...payments, ...of } })
  }

  await look({
    listDisputes: (of) => {
      asked.push(of.reference)
      return payments.listDisputes(of)
    },
  })
  expect(asked).toEqual([first.reference])

  let calls = 0
  await look({
    verify: async () => {
      calls += 1
      throw new ProviderUnreachable('It is down', { retryAfterSeconds: 1 })
    },
  })
  expect(calls).toBe(3)
})
