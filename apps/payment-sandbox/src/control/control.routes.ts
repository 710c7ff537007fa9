import { kobo } from '@ahia/money/kobo'
import { Hono } from 'hono'
import { z } from 'zod'
import { ProviderError } from '#api/answers.ts'
import { readBody } from '#api/read-body.ts'
import { PACE_OF_A_LAPTOP } from '#pace.ts'
import type { Sandbox } from '#sandbox.ts'
import { emptyStore } from '#store/empty-store.ts'
import { charge, chargeCard } from '#transactions/charge.ts'
import { TEST_CARDS } from '#transactions/test-cards.ts'
import { findByReference, listCaptured, type Transaction } from '#transactions/transactions.sql.ts'
import { webhookModeSchema } from '#webhooks/webhook-mode.ts'
import { countWebhooks } from '#webhooks/webhooks.sql.ts'
import { faultSchema } from './faults.ts'

const payBody = z.strictObject({
  reference: z.string(),
  channel: z.enum(['card', 'bank_transfer', 'ussd']).default('card'),
  card: z.string().optional(),
  outcome: z.enum(['success', 'failed', 'abandoned', 'pending']).optional(),
  amountKobo: z.int().positive().optional(),
})
const milliseconds = z.int().min(0)
const paceBody = z.strictObject({
  confirmMs: milliseconds.optional(),
  refundStepMs: milliseconds.optional(),
  transferStepMs: milliseconds.optional(),
})
const MAX_REFUSE_MS = 60_000

type Levers = { refuseConnections(ms: number): void }

/** The levers of the sandbox: loopback only, JSON only, so that no page of a browser can pull one. */
export function controlRoutes(sandbox: Sandbox, { refuseConnections }: Levers) {
  const { store, faults, outbox, timetable, rateLimit, pace } = sandbox
  return new Hono()
    .post('/faults', async (c) => {
      faults.add(await readBody(c, faultSchema))
      return c.json({ done: true })
    })
    .delete('/faults', (c) => {
      faults.clear()
      return c.json({ done: true })
    })
    .post('/refuse', async (c) => {
      const { ms } = await readBody(c, z.strictObject({ ms: milliseconds.max(MAX_REFUSE_MS) }))
      refuseConnections(ms)
      return c.json({ done: true })
    })
    .get('/webhooks', (c) => c.json(countWebhooks(store)))
    .post('/webhooks', async (c) => {
      outbox.mode = await readBody(c, webhookModeSchema)
      return c.json({ done: true })
    })
    .post('/webhooks/release', (c) => {
      outbox.release()
      return c.json({ done: true })
    })
    .post('/events', async (c) => {
      const { event, data } = await readBody(c, z.strictObject({ event: z.string(), data: z.unknown() }))
      outbox.add(event, data)
      timetable.wake()
      return c.json({ done: true })
    })
    .post('/pay', async (c) => {
      const asked = await readBody(c, payBody)
      const paid = payWithoutPage(sandbox, getTransaction(asked.reference), asked)
      if (!paid) throw new ProviderError('This has been paid', { code: 'paid' })
      if (outbox.mode.mode === 'before-answer') await outbox.deliverNow()
      return c.json({ status: paid.status })
    })
    .get('/captured', (c) => c.json({ captured: listCaptured(store) }))
    .post('/pace', async (c) => {
      const given = Object.entries(await readBody(c, paceBody)).filter(([, ms]) => ms !== undefined)
      Object.assign(pace, Object.fromEntries(given))
      return c.json(pace)
    })
    .post('/rate-limit', async (c) => {
      const { max } = await readBody(c, z.strictObject({ max: z.int().min(0).nullable() }))
      rateLimit.max = max
      return c.json({ done: true })
    })
    .post('/reset', (c) => {
      faults.clear()
      outbox.mode = { mode: 'normal' }
      rateLimit.max = null
      Object.assign(pace, PACE_OF_A_LAPTOP)
      emptyStore(store)
      return c.json({ done: true })
    })

  function getTransaction(reference: string): Transaction {
    const found = findByReference(store, reference)
    if (!found) throw new ProviderError('No such transaction', { status: 404, code: 'transaction_not_found' })
    return found
  }
}

function payWithoutPage(
  sandbox: Sandbox,
  transaction: Transaction,
  { channel, card, outcome, amountKobo }: z.output<typeof payBody>,
): Transaction | null {
  const number = channel === 'card' ? (card ?? TEST_CARDS[0]?.number ?? '') : null
  if (number !== null && outcome === undefined && amountKobo === undefined) {
    return chargeCard(sandbox, transaction, number)
  }
  return charge(sandbox, transaction, {
    channel,
    card: number,
    outcome: outcome ?? 'success',
    ...(amountKobo === undefined ? {} : { captured: kobo(amountKobo) }),
  })
}
