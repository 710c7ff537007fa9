import { kobo } from '@ahia/money/kobo'
import { Hono } from 'hono'
import { z } from 'zod'
import { answer, ProviderError } from '#api/answers.ts'
import { readBody } from '#api/read-body.ts'
import { leftOf } from '#disputes/left-of.ts'
import type { Sandbox } from '#sandbox.ts'
import { findCard } from '#transactions/test-cards.ts'
import { findById, findByReference, type Transaction } from '#transactions/transactions.sql.ts'
import {
  findRefund,
  insertRefund,
  listAllRefunds,
  listRefundsOf,
  moveRefund,
  type Refund,
} from './refunds.sql.ts'
import { toRefundData, toRefundEvent } from './to-refund-data.ts'

const MAX_LISTED = 100

const refundBody = z.looseObject({
  transaction: z.union([z.string(), z.int()]).transform(String),
  amount: z
    .union([
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
      z.int(),
    ])
    .refine((amount) => amount > 0)
    .optional(),
  currency: z.literal('NGN').optional(),
  customer_note: z.string().optional(),
  merchant_note: z.string().optional(),
})

const retryBody = z.looseObject({
  refund_account_details: z.looseObject({ account_number: z.string(), bank_id: z.string() }),
})

export const refundRoutes = (sandbox: Sandbox) =>
  new Hono()
    .post('/', async (c) => {
      const asked = await readBody(c, refundBody)
      const { refund, transaction } = takeRefund(sandbox, asked)
      const data = {
        ...toRefundData(refund, transaction),
        transaction: { id: transaction.id, reference: transaction.reference },
      }
      return answer(c, 'Refund has been queued for processing', data)
    })
    .get('/', (c) => {
      // P18: by number alone; by a reference, as it may be for one that is refunded, nothing is found.
      const named = c.req.query('transaction')
      const refunds =
        named === undefined
          ? listAllRefunds(sandbox.store, MAX_LISTED)
          : listRefundsOf(sandbox.store, /^\d{1,15}$/.test(named) ? Number(named) : 0)
      const data = refunds.map((refund) => toRefundData(refund, getTransaction(sandbox, refund)))
      return answer(c, 'Refunds retrieved', data, {
        meta: { total: data.length, skipped: 0, perPage: MAX_LISTED, page: 1, pageCount: 1 },
      })
    })
    .get('/:id', (c) => {
      const refund = getRefund(sandbox, c.req.param('id'))
      return answer(c, 'Refund retrieved', toRefundData(refund, getTransaction(sandbox, refund)))
    })
    .post('/retry_with_customer_details/:id', async (c) => {
      await readBody(c, retryBody)
      const refund = getRefund(sandbox, c.req.param('id'))
      // P18: only a refund that needs attention can be repeated.
      if (refund.status !== 'needs-attention') {
        throw new ProviderError('Refund cannot be retried', { status: 422, code: 'invalid_params' })
      }
      const { store, timetable, pace } = sandbox
      const nextAt = Date.now() + pace.refundStepMs
      const retried = moveRefund(store, { id: refund.id, status: 'processing', ending: 'processed', nextAt })
      timetable.wake()
      const data = toRefundData(retried, getTransaction(sandbox, retried))
      return answer(c, 'Refund retried and has been queued for processing', data)
    })

// P16: by reference or by number.
const findTransaction = ({ store }: Sandbox, name: string): Transaction | null =>
  findByReference(store, name) ?? (/^\d{1,15}$/.test(name) ? findById(store, Number(name)) : null)

function takeRefund(sandbox: Sandbox, asked: z.output<typeof refundBody>) {
  const { store, outbox, timetable, pace } = sandbox
  const taken = store.inTransaction(() => {
    const transaction = findTransaction(sandbox, asked.transaction)
    if (!transaction)
      throw new ProviderError('Transaction not found', { status: 404, code: 'transaction_not_found' })
    if (transaction.captured === null) throw new ProviderError('Transaction has not been paid', {})
    const left = leftOf(store, transaction)
    if (left <= 0 || transaction.status === 'reversed')
      throw new ProviderError('Transaction has been fully reversed', {})
    const amount = asked.amount === undefined ? left : kobo(asked.amount)
    if (amount > left) throw new ProviderError('Refund amount cannot be more than transaction amount', {})
    const refund = insertRefund(store, {
      transactionId: transaction.id,
      amount,
      ending: findCard(transaction.card ?? '')?.refundEnding ?? 'processed',
      merchantNote: asked.merchant_note ?? null,
      customerNote: asked.customer_note ?? null,
      nextAt: Date.now() + pace.refundStepMs,
    })
    outbox.add('refund.pending', toRefundEvent(refund, transaction))
    return { refund, transaction }
  })
  timetable.wake()
  return taken
}

function getRefund({ store }: Sandbox, id: string): Refund {
  const refund = /^\d{1,15}$/.test(id) ? findRefund(store, Number(id)) : null
  if (!refund) throw new ProviderError('Refund not found', { status: 404, code: 'refund_not_found' })
  return refund
}

function getTransaction({ store }: Sandbox, { transactionId }: Refund): Transaction {
  const transaction = findById(store, transactionId)
  if (!transaction) throw new Error(`No transaction ${transactionId}`)
  return transaction
}
