import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  type PaymentProvider,
  ProviderRefused,
  ProviderUnreachable,
} from '#providers/paystack/payment-provider.ts'
import {
  aPayer,
  aProvider,
  letPausesPass,
  openPaymentFixture,
  type PaymentFixture,
  refundsOf,
} from '../../../test/payment-fixture.ts'
import { aPaidPayer, cancelFirst, refundedAt } from '../../../test/refund-fixture.ts'
import { countWaiting } from '../../../test/who-waits.ts'
import { checkDuePayments } from '../check-due-payments.ts'
import { processMissedEvents } from '../provider-events/process-event.ts'
import { claimDueRefund, claimRefund, type Refund } from './refunds.sql.ts'
import { sendDueRefunds } from './send-refunds.ts'

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await openPaymentFixture()
})
beforeEach(async () => {
  await fixture.sandbox.control.reset()
  await fixture.sandbox.control.webhooks({ mode: 'withheld' })
  // What other tests have left is none of this one's business.
  await fixture.api.pool.query('update refunds set check_at = null')
})

/** The provider, with some of its calls put in the way of. */
const withProvider = (change: (real: PaymentProvider) => Partial<PaymentProvider>) => {
  const real = aProvider(fixture.sandbox)
  return { ...fixture.deps, payments: { ...real, ...change(real) } }
}

const unreachable = async (): Promise<never> => {
  throw new ProviderUnreachable('The provider does not answer', { retryAfterSeconds: 1 })
}

/** Customers whose money is wanted back, the one that waits longest first. */
async function requestedRefunds(count: number) {
  const all = []
  for (let number = 0; number < count; number += 1) {
    const ada = await aPaidPayer(fixture)
    await cancelFirst(fixture, ada)
    all.push(ada)
  }
  return all
}

const statusesOf = async (all: readonly { checkoutId: string }[]) =>
  (await Promise.all(all.map(({ checkoutId }) => refundsOf(fixture, checkoutId))))
    .flat()
    .map(({ status }) => status)

test('P18 with a slow provider and two workers each refund is sent once', async () => {
  const all = await requestedRefunds(3)
  const [first] = all
  const ours = (await Promise.all(all.map(({ checkoutId }) => refundsOf(fixture, checkoutId)))).flat()
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const sent = vi.fn<(ourId: string) => void>()
  const slowly = (gate: Promise<void>) =>
    withProvider((real) => ({
      refund: async (asked) => {
        sent(asked.ourId)
        await gate
        return real.refund(asked)
      },
    }))

  const one = sendDueRefunds(slowly(gates[0].promise))
  await expect.poll(() => sent).toHaveBeenCalledTimes(1)
  // The first has been with the provider for so long that everything which is not in its hands is due.
  await fixture.api.pool.query(
    'update refunds set check_at = now() where check_at is not null and id <> $1',
    [sent.mock.calls[0]?.[0]],
  )
  const other = sendDueRefunds(slowly(gates[1].promise))
  await expect.poll(() => sent).toHaveBeenCalledTimes(2)
  gates[0].resolve()
  await one
  gates[1].resolve()
  await other

  expect(sent.mock.calls.flat().toSorted()).toEqual(ours.map(({ id }) => id).toSorted())
  expect(await refundedAt(fixture, first?.reference ?? '')).toBe(ours[0]?.amount)
  const captured = await fixture.sandbox.control.captured()
  const faults = faultsOf(await auditMoney(fixture.api.pool, { captured }))
  expect(faults.filter((fault) => fault.includes('sent back'))).toEqual([])
})

test('P18 a refund that one worker is claiming is not claimed by another', async () => {
  await requestedRefunds(1)
  const { db } = fixture.deps
  const claimed = Promise.withResolvers<Refund | null>()
  const isDone = Promise.withResolvers<void>()
  const one = db.transaction(async (tx) => {
    claimed.resolve(await claimDueRefund(tx))
    await isDone.promise
  })
  const id = (await claimed.promise)?.id ?? ''
  expect(id).not.toBe('')

  let outcome: unknown = 'none yet'
  const other = db.statement(async (writer) => {
    outcome = await claimDueRefund(writer)
  })
  await expect.poll(async () => outcome !== 'none yet' || (await countWaiting(fixture.api)) !== 0).toBe(true)
  const atOnce = outcome
  isDone.resolve()
  await Promise.all([one, other])

  expect(atOnce).toBeNull() // neither the same refund nor a wait for it
  expect(await db.statement((writer) => claimRefund(writer, id)), 'when it is asked for by name').toBeNull()
})

test('the audit detects money refunded twice', async () => {
  const [ada] = await requestedRefunds(1)
  await sendDueRefunds(fixture.deps)
  const captured = await fixture.sandbox.control.captured()
  const twice = captured.map((one) => ({ ...one, refundedKobo: one.refundedKobo * 2 }))

  const faults = faultsOf(await auditMoney(fixture.api.pool, { captured: twice }))

  expect(faults.filter((fault) => fault.includes('sent back'))).toEqual([
    expect.stringContaining(ada?.reference ?? ''),
  ])
})

test.each([
  ['gets no answer', new ProviderUnreachable('The provider does not answer', { retryAfterSeconds: 1 })],
  ['is refused', new ProviderRefused('No', null)],
  ['breaks', new Error('the roof fell in')],
])(
  'a refund that always %s does not delay the others, and is retried ever less often',
  async (_how, error) => {
    const all = await requestedRefunds(4)
    const [bad] = all
    const deps = withProvider((real) => ({
      listRefunds: async (of) => {
        if (of.reference === bad?.reference) throw error
        return real.listRefunds(of)
      },
    }))
    await fixture.api.pool.query(
      `update refunds r set requested_at = now() - interval '10 minutes'
     from payments p where p.id = r.payment_id and p.reference = $1`,
      [bad?.reference],
    )

    await sendDueRefunds(deps)

    expect(await statusesOf(all)).toEqual(['REQUESTED', 'SENT', 'SENT', 'SENT'])
    const { rows } = await fixture.api.pool.query(
      `select round(extract(epoch from r.check_at - now()) / 60)::integer as minutes
     from refunds r join payments p on p.id = r.payment_id where p.reference = $1`,
      [bad?.reference],
    )
    expect(rows).toEqual([{ minutes: 10 }])
  },
)

test('F3 after three refunds in a row without an answer the provider is not called for the others', async () => {
  await requestedRefunds(6)
  const listRefunds = vi.fn<PaymentProvider['listRefunds']>(unreachable)
  listRefunds.mockImplementationOnce(unreachable).mockImplementationOnce(async () => [])

  await sendDueRefunds(withProvider(() => ({ listRefunds })))

  expect(listRefunds).toHaveBeenCalledTimes(5)
})

test('F3 a provider that is down is called for one batch of due payments; one that answers, for all of them', async () => {
  const { reference } = await (await aPayer(fixture)).pay()
  const { pool } = fixture.api
  await pool.query('update payments set check_at = null')
  await pool.query(
    `insert into payments (id, reference, account_id, checkout_id, amount_kobo, status, check_at)
     select gen_random_uuid(), reference || '-' || n, account_id, checkout_id, amount_kobo, 'FAILED', now()
     from payments, generate_series(1, 45) as n where reference = $1`,
    [reference],
  )
  const [down, up] = [vi.fn(unreachable), vi.fn(async () => null)]

  await checkDuePayments(withProvider(() => ({ verify: down })))
  expect(down).toHaveBeenCalledTimes(20)
  await letPausesPass(fixture)
  await checkDuePayments(withProvider(() => ({ verify: up })))

  expect(up).toHaveBeenCalledTimes(45)
})

test('F3 after three events in a row without an answer no more are asked about, nor is a captured payment', async () => {
  const [unpaid, paid] = [await aPayer(fixture), await aPaidPayer(fixture)]
  const { reference } = await unpaid.pay()
  const addEvents = (of: string, subjects: number) =>
    fixture.api.pool.query(
      `insert into provider_events (id, event, subject, reference, body, received_at)
       select gen_random_uuid(), 'charge.success', 'event ' || n, $1, '{}', now() - interval '1 hour' + make_interval(secs => n)
       from generate_series(1, $2) as n`,
      [of, subjects],
    )
  await addEvents(paid.reference, 1)
  await addEvents(reference, 8)
  const verify = vi.fn<PaymentProvider['verify']>(unreachable)
  verify.mockImplementationOnce(unreachable).mockImplementationOnce(unreachable)
  verify.mockImplementationOnce(async () => null)

  await processMissedEvents(withProvider(() => ({ verify })))

  expect(verify.mock.calls.flat()).toEqual(Array.from({ length: 6 }, () => reference))
})

test('a refused refund is retried, marked after a day, and paid in the end', async () => {
  const [ada] = await requestedRefunds(1)
  if (!ada) throw new Error('Nobody wants anything')
  const deps = withProvider(() => ({
    refund: async () => {
      throw new ProviderRefused('Your balance is not enough to fulfill this request', 'insufficient_balance')
    },
  }))

  await sendDueRefunds(deps)
  expect(await statusesOf([ada])).toEqual(['REQUESTED'])

  await fixture.api.pool.query(
    `update refunds r set requested_at = now() - interval '25 hours', check_at = now()
     from payments p where p.id = r.payment_id and p.reference = $1`,
    [ada.reference],
  )
  await sendDueRefunds(deps)
  expect(await statusesOf([ada])).toEqual(['NEEDS_ATTENTION'])

  await letPausesPass(fixture)
  await sendDueRefunds(fixture.deps)
  expect(await statusesOf([ada])).toEqual(['SENT'])
  const [refund] = await refundsOf(fixture, ada.checkoutId)
  expect(await refundedAt(fixture, ada.reference)).toBe(refund?.amount)
})

test('P18 a provider list that lacks a known refund is not trusted, and nothing is sent', async () => {
  const [ada] = await requestedRefunds(1)
  if (!ada) throw new Error('Nobody wants anything')
  await sendDueRefunds(fixture.deps)
  await cancelFirst(fixture, { ...ada, orderIds: ada.orderIds.slice(1) })

  await sendDueRefunds(withProvider(() => ({ listRefunds: async () => [] })))
  expect(await statusesOf([ada])).toEqual(['SENT', 'REQUESTED'])

  await letPausesPass(fixture)
  await sendDueRefunds(fixture.deps)
  expect(await statusesOf([ada])).toEqual(['SENT', 'SENT'])
})

test('I14 an event without a response does not stop the others from being processed', async () => {
  const payers = [await aPaidPayer(fixture), await aPaidPayer(fixture)]
  for (const ada of payers) await cancelFirst(fixture, ada)
  await sendDueRefunds(fixture.deps)
  await fixture.api.pool.query(
    `insert into provider_events (id, event, subject, reference, body, received_at)
     select gen_random_uuid(), 'refund.processed', 'one', reference, '{}', now() - interval '1 hour' + make_interval(secs => at)
     from unnest($1::text[]) with ordinality as told (reference, at)`,
    [payers.map(({ reference }) => reference)],
  )
  const deps = withProvider((real) => ({
    listRefunds: async (of) => {
      return of.reference === payers[0]?.reference ? unreachable() : real.listRefunds(of)
    },
  }))

  await processMissedEvents(deps)

  const { rows } = await fixture.api.pool.query(
    `select processed_at is not null as done from provider_events where subject = 'one' order by received_at`,
  )
  expect(rows).toEqual([{ done: false }, { done: true }])
})
