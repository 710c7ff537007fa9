import type { ChargebackId } from '@ahia/contracts/ids'
import { inOpenTransaction } from '@ahia/testing/database/own-connection'
import type pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { type PaymentProvider, ProviderRefused } from '#providers/paystack/payment-provider.ts'
import { openPaymentFixture, type PaymentFixture } from '../../../test/payment-fixture.ts'
import { aPaidPayer, cancelFirst } from '../../../test/refund-fixture.ts'
import { listWaiting, untilOverOrWaiting } from '../../../test/who-waits.ts'
import { recordRefund } from './record-refund.ts'
import { claimDueRefund, type Refund } from './refunds.sql.ts'
import { sendRefundOnce } from './send-refund.ts'

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await openPaymentFixture()
  await fixture.sandbox.control.webhooks({ mode: 'withheld' })
})

/** Claimed by a worker that is about to send it. */
async function aClaimedRefund(): Promise<Refund> {
  await cancelFirst(fixture, await aPaidPayer(fixture))
  const refund = await fixture.deps.db.statement((writer) => claimDueRefund(writer))
  if (refund === null) throw new Error('No refund is due')
  return refund
}

const withProvider = (refund: PaymentProvider['refund']) => ({
  ...fixture.deps,
  payments: { ...fixture.deps.payments, refund },
})

const hold = (client: pg.PoolClient, { paymentId }: Refund) =>
  client.query('select from payments where id = $1 for update', [paymentId])

const openDispute = (client: pg.PoolClient, { paymentId }: Refund) => {
  const id = newId<ChargebackId>()
  return client.query(
    `insert into chargebacks (id, payment_id, provider_id, status, provider_status, reason, amount_kobo, opened_at)
     values ($1, $2, $3, 'OPEN', 'pending', 'fraud', 100, now())`,
    [id, paymentId, id.replace(/\D/g, '')],
  )
}

test('PAY-05 a refund waits for a dispute that is being opened at the same moment, and is not sent', async () => {
  const refund = await aClaimedRefund()
  const sent: string[] = []
  const deps = withProvider(async (asked) => {
    sent.push(asked.ourId)
    throw new ProviderRefused('Not now', null)
  })

  await inOpenTransaction(fixture.api.pool, async (bank) => {
    await hold(bank, refund)
    await openDispute(bank, refund)
    const sending = await untilOverOrWaiting(fixture.api, sendRefundOnce(deps, refund))
    await bank.query('commit')
    await sending.work
  })

  expect(sent).toEqual([])
})

test('PAY-05 a refund that was turned down waits for a dispute that is being opened before it counts as not sent', async () => {
  const refund = await aClaimedRefund()

  await inOpenTransaction(fixture.api.pool, async (bank) => {
    const deps = withProvider(async () => {
      await hold(bank, refund)
      throw new ProviderRefused('Not now', null)
    })
    const sending = await untilOverOrWaiting(fixture.api, sendRefundOnce(deps, refund))
    const waiting = await listWaiting(fixture.api)
    await bank.query('rollback')
    await sending.work
    expect(waiting.join()).toMatch(/select from payments .*for update/)
  })
})

test('I9 what became of a refund is booked after what another has decided about its payment', async () => {
  const refund = await aClaimedRefund()
  const found = {
    providerId: '77',
    ourId: refund.id,
    amountKobo: refund.amountKobo,
    status: 'pending',
  } as const

  await inOpenTransaction(fixture.api.pool, async (bank) => {
    await hold(bank, refund)
    const booking = await untilOverOrWaiting(fixture.api, recordRefund(fixture.deps, refund, found))
    const waiting = await listWaiting(fixture.api)
    await bank.query('rollback')
    await booking.work
    expect(waiting.join()).toMatch(/select from payments .*for update/)
  })
})
