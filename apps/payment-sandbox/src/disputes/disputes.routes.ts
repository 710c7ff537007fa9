import { randomUUID } from 'node:crypto'
import { kobo } from '@ahia/money/kobo'
import { Hono } from 'hono'
import { z } from 'zod'
import { answer, ProviderError } from '#api/answers.ts'
import { readBody } from '#api/read-body.ts'
import type { Sandbox } from '#sandbox.ts'
import { findById, type Transaction } from '#transactions/transactions.sql.ts'
import {
  type Dispute,
  findDispute,
  insertFile,
  isUploaded,
  listDisputes,
  markUploaded,
} from './disputes.sql.ts'
import { resolveDispute } from './resolve-dispute.ts'
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
      const dispute = getDispute(sandbox, c.req.param('id'))
      return answer(c, 'Dispute retrieved', toDisputeData(dispute, getTransaction(sandbox, dispute)))
    })
    .get('/:id/upload_url', (c) => {
      const { id } = getDispute(sandbox, c.req.param('id'))
      const asked = c.req.query('upload_filename') ?? ''
      if (!/^[\w-]{1,60}\.\w{2,5}$/.test(asked)) throw new ProviderError('upload_filename is required', {})
      const fileName = `${randomUUID()}-${asked}`
      insertFile(sandbox.store, fileName, id)
      const signedUrl = `${new URL(c.req.url).origin}/dispute-files/${fileName}`
      return answer(c, 'Upload url generated', { signedUrl, fileName })
    })
    .put('/:id/resolve', async (c) => {
      const dispute = getDispute(sandbox, c.req.param('id'))
      const { resolution, refund_amount, uploaded_filename } = await readBody(c, resolveBody)
      if (!isUploaded(sandbox.store, uploaded_filename, dispute.id))
        throw new ProviderError('uploaded_filename is unknown', { code: 'missing_file' })
      const amount = resolution === 'declined' ? null : kobo(refund_amount)
      resolveDispute(sandbox, dispute, { resolution, amount })
      const resolved = getDispute(sandbox, c.req.param('id'))
      return answer(
        c,
        'Dispute successfully resolved',
        toDisputeData(resolved, getTransaction(sandbox, resolved)),
      )
    })

const resolveBody = z.object({
  resolution: z.enum(['merchant-accepted', 'declined']),
  message: z.string().min(1),
  refund_amount: z.int().min(0),
  uploaded_filename: z.string().min(1),
})

function getDispute({ store }: Sandbox, id: string): Dispute {
  const dispute = findDispute(store, toNumber(id) ?? 0)
  if (!dispute) throw new ProviderError('Dispute not found', { status: 404, code: 'dispute_not_found' })
  return dispute
}

/** P33: where files are uploaded to: no key, as the address itself is the secret. */
export const disputeFileRoutes = (sandbox: Sandbox) =>
  new Hono().put('/:name', async (c) => {
    const { byteLength } = await c.req.arrayBuffer()
    if (!markUploaded(sandbox.store, c.req.param('name'), byteLength)) return c.text('unknown', 403)
    return c.text('')
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
