import { Hono } from 'hono'
import { answer, ProviderError } from '#api/answers.ts'
import type { Sandbox } from '#sandbox.ts'
import { findById, type Transaction } from '#transactions/transactions.sql.ts'
import { type Dispute, findDispute, listDisputes } from './disputes.sql.ts'
import { toDisputeData } from './to-dispute-data.ts'

const PER_PAGE = 50
const MAX_PER_PAGE = 100

/** P31: the list, by transaction number, status and day, a page at a time; and one dispute by its number. */
export const disputeRoutes = (sandbox: Sandbox) =>
  new Hono()
    .get('/', (c) => {
      const { transaction, status, from, to } = c.req.query()
      const perPage = Math.min(toNumber(c.req.query('perPage')) ?? PER_PAGE, MAX_PER_PAGE)
      const page = toNumber(c.req.query('page')) ?? 1
      const filter = {
        transactionId: transaction === undefined ? null : (toNumber(transaction) ?? 0),
        status: status ?? null,
        from: toMoment(from) ?? 0,
        to: toMoment(to) ?? Number.MAX_SAFE_INTEGER,
      }
      const found = listDisputes(sandbox.store, filter, { limit: perPage, offset: (page - 1) * perPage })
      const data = found.map((dispute) => toDisputeData(dispute, getTransaction(sandbox, dispute)))
      return answer(c, 'Disputes retrieved', data, {
        meta: { total: data.length, skipped: (page - 1) * perPage, perPage, page, pageCount: page },
      })
    })
    .get('/:id', (c) => {
      const dispute = findDispute(sandbox.store, toNumber(c.req.param('id')) ?? 0)
      if (!dispute) throw new ProviderError('Dispute not found', { status: 404, code: 'dispute_not_found' })
      return answer(c, 'Dispute retrieved', toDisputeData(dispute, getTransaction(sandbox, dispute)))
    })

const toNumber = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

const toMoment = (text: string | undefined): number | null => {
  const moment = Date.parse(text ?? '')
  return Number.isNaN(moment) ? null : moment
}

function getTransaction({ store }: Sandbox, { transactionId }: Dispute): Transaction {
  const transaction = findById(store, transactionId)
  if (!transaction) throw new Error(`No transaction ${transactionId}`)
  return transaction
}
