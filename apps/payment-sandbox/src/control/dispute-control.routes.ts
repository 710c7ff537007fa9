import { kobo } from '@ahia/money/kobo'
import { Hono } from 'hono'
import { z } from 'zod'
import { ProviderError } from '#api/answers.ts'
import { readBody } from '#api/read-body.ts'
import { type Dispute, deleteReversal, findOpenDispute, insertReversal } from '#disputes/disputes.sql.ts'
import { leftOf } from '#disputes/left-of.ts'
import { openDispute, resolveDispute } from '#disputes/resolve-dispute.ts'
import { toDisputeEvent } from '#disputes/to-dispute-data.ts'
import type { Sandbox } from '#sandbox.ts'
import { findByReference, markReversed, type Transaction } from '#transactions/transactions.sql.ts'

/** P31: merchants in Nigeria have 16 hours. */
const ANSWER_MS = 16 * 3_600_000

const amountKobo = z.int().positive().optional()
const named = z.strictObject({ reference: z.string() })
const openBody = named.extend({
  amountKobo,
  category: z.enum(['chargeback', 'fraud', 'general']).default('chargeback'),
  message: z.string().default('Customer complained about debit without value'),
  dueInMs: z.int().min(0).default(ANSWER_MS),
})
const resolveBody = named.extend({ resolution: z.enum(['merchant-accepted', 'declined']), amountKobo })

/** What customers' banks do: dispute, remind, decide, let a deadline pass, and take money back without a word. */
export function disputeControlRoutes(sandbox: Sandbox) {
  const { store, outbox, timetable } = sandbox
  return new Hono()
    .post('/dispute', async (c) => {
      const { reference, amountKobo: asked, category, message, dueInMs } = await readBody(c, openBody)
      const amount = asked === undefined ? null : kobo(asked)
      const { id } = openDispute(sandbox, getTransaction(reference), {
        amount,
        category,
        message,
        dueAt: Date.now() + dueInMs,
      })
      timetable.wake()
      return c.json({ id })
    })
    .post('/dispute/remind', async (c) => {
      const { reference } = await readBody(c, named)
      const transaction = getTransaction(reference)
      outbox.add('charge.dispute.remind', toDisputeEvent(getOpen(transaction), transaction))
      timetable.wake()
      return c.json({ done: true })
    })
    .post('/dispute/resolve', async (c) => {
      const { reference, resolution, amountKobo: asked } = await readBody(c, resolveBody)
      const amount = asked === undefined ? null : kobo(asked)
      resolveDispute(sandbox, getOpen(getTransaction(reference)), { resolution, amount })
      timetable.wake()
      return c.json({ done: true })
    })
    .post('/dispute/expire', async (c) => {
      const { reference } = await readBody(c, named)
      resolveDispute(sandbox, getOpen(getTransaction(reference)), {
        resolution: 'auto-accepted',
        amount: null,
      })
      timetable.wake()
      return c.json({ done: true })
    })
    .post('/reverse', async (c) => {
      const { reference, back } = await readBody(c, named.extend({ back: z.boolean().default(false) }))
      store.inTransaction(() => reverse(getTransaction(reference), back))
      return c.json({ done: true })
    })

  function reverse(transaction: Transaction, isBack: boolean): void {
    const left = leftOf(store, transaction)
    if (isBack) deleteReversal(store, transaction.id)
    else if (left > 0) insertReversal(store, transaction.id, left)
    markReversed(store, transaction.id, isBack ? 'success' : 'reversed')
  }

  function getTransaction(reference: string): Transaction {
    const found = findByReference(store, reference)
    if (!found) throw new ProviderError('No such transaction', { status: 404, code: 'transaction_not_found' })
    return found
  }

  function getOpen({ id }: Transaction): Dispute {
    const open = findOpenDispute(store, id)
    if (!open) throw new ProviderError('No such dispute', { status: 404, code: 'dispute_not_found' })
    return open
  }
}
