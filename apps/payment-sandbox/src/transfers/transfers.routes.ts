import { randomBytes } from 'node:crypto'
import { kobo } from '@ahia/money/kobo'
import { Hono } from 'hono'
import { z } from 'zod'
import { answer, ProviderError } from '#api/answers.ts'
import { readBody } from '#api/read-body.ts'
import type { Sandbox } from '#sandbox.ts'
import { toTransferData } from './to-transfer-data.ts'
import {
  beginTransfer,
  findRecipient,
  findTransfer,
  insertTransfer,
  readBalance,
  type Transfer,
} from './transfers.sql.ts'

const transferBody = z.looseObject({
  source: z.literal('balance'),
  amount: z.int().positive(),
  recipient: z.string(),
  // P21: the characters and lengths that the provider allows.
  reference: z.string().regex(/^[a-z0-9_-]{16,50}$/),
  reason: z.string().optional(),
  currency: z.literal('NGN').optional(),
})
const finalizeBody = z.looseObject({ transfer_code: z.string(), otp: z.string() })

/** How a transfer ends, and whether it wants a one-time code, can be asked for in the reason: `ends in failed`, `otp`. */
const ENDINGS = ['success', 'failed', 'reversed'] as const

export const transferRoutes = (sandbox: Sandbox) =>
  new Hono()
    .post('/', async (c) => {
      const { transfer, recipientId } = takeTransfer(sandbox, await readBody(c, transferBody))
      const message =
        transfer.status === 'otp' ? 'Transfer requires OTP to continue' : 'Transfer has been queued'
      return answer(c, message, toTransferData(transfer, recipientId))
    })
    .get('/verify/:reference', (c) => {
      const transfer = findTransfer(sandbox.store, c.req.param('reference'))
      // P22: the provider's own message.
      if (!transfer)
        throw new ProviderError('Transfer not found', { status: 404, code: 'transfer_not_found' })
      return answer(c, 'Transfer retrieved', toTransferData(transfer, { id: transfer.recipientId }))
    })
    .post('/finalize_transfer', async (c) => {
      const { transfer_code } = await readBody(c, finalizeBody)
      const { store, pace, timetable } = sandbox
      const begun = beginTransfer(store, transfer_code, Date.now() + pace.transferStepMs)
      if (!begun) throw new ProviderError('Transfer is not currently awaiting OTP', {})
      timetable.wake()
      return answer(c, 'Transfer has been queued', toTransferData(begun, begun.recipientId))
    })

function takeTransfer(
  { store, pace, timetable }: Sandbox,
  asked: z.output<typeof transferBody>,
): { transfer: Transfer; recipientId: number } {
  const recipient = findRecipient(store, asked.recipient)
  if (!recipient)
    throw new ProviderError('Recipient specified is invalid', { code: 'invalid_transfer_recipient' })
  const reason = asked.reason ?? null
  const isHeldForCode = reason?.includes('otp') ?? false
  const transfer = store.inTransaction(() => {
    // P23: the provider's own message.
    if (readBalance(store) < asked.amount) {
      throw new ProviderError('Your balance is not enough to fulfill this request', {
        code: 'insufficient_balance',
      })
    }
    return insertTransfer(store, {
      code: `TRF_${randomBytes(8).toString('hex')}`,
      reference: asked.reference,
      recipientId: recipient.id,
      amount: kobo(asked.amount),
      reason,
      status: isHeldForCode ? 'otp' : 'pending',
      ending: ENDINGS.find((ending) => reason?.includes(`ends in ${ending}`)) ?? 'success',
      nextAt: isHeldForCode ? null : Date.now() + pace.transferStepMs,
    })
  })
  if (!transfer) throw new ProviderError('Please provide a unique reference', { code: 'duplicate_reference' })
  timetable.wake()
  return { transfer, recipientId: recipient.id }
}
