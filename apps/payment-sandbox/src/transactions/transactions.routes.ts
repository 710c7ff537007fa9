import { randomBytes } from 'node:crypto'
import { kobo } from '@ahia/money/kobo'
import { Hono } from 'hono'
import { z } from 'zod'
import { answer, ProviderError } from '#api/answers.ts'
import { readBody } from '#api/read-body.ts'
import type { Sandbox } from '#sandbox.ts'
import { charge } from './charge.ts'
import { TEST_CARDS } from './test-cards.ts'
import { toTransactionData } from './to-transaction-data.ts'
import { findByReference, insertTransaction, type Transaction } from './transactions.sql.ts'

/** P5: 10,000,000 naira, in kobo. */
const MAX_KOBO = 1_000_000_000
const ACCESS_CODE_BYTES = 12

// P2: documented as text and as a number.
const amount = z
  .union([
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
    z.int(),
  ])
  .refine((kobo) => kobo > 0, 'must be more than 0')

const initializeBody = z.looseObject({
  email: z.email(),
  amount,
  currency: z.literal('NGN').default('NGN'),
  // P3: the characters that the provider allows.
  reference: z
    .string()
    .regex(/^[A-Za-z0-9.=-]{1,100}$/, 'Only -, ., = and alphanumeric characters allowed')
    .optional(),
  callback_url: z.url({ protocol: /^https?$/ }).optional(),
  metadata: z.unknown().optional(),
})

export const transactionRoutes = (sandbox: Sandbox) =>
  new Hono()
    .post('/initialize', async (c) => {
      const asked = await readBody(c, initializeBody)
      if (asked.amount > MAX_KOBO) throw new ProviderError('Amount is above the transaction limit', {})
      const begun = insertTransaction(sandbox.store, {
        reference: asked.reference ?? randomBytes(5).toString('hex'),
        accessCode: randomBytes(ACCESS_CODE_BYTES).toString('hex'),
        email: asked.email,
        amount: kobo(asked.amount),
        currency: asked.currency,
        callbackUrl: asked.callback_url ?? null,
        metadata: toStored(asked.metadata),
      })
      if (!begun) throw duplicateReference()
      if (sandbox.outbox.mode.mode === 'before-answer') await payAtOnce(sandbox, begun)
      const { origin } = new URL(c.req.url)
      const { accessCode, reference } = begun
      const data = { authorization_url: `${origin}/${accessCode}`, access_code: accessCode, reference }
      return answer(c, 'Authorization URL created', data)
    })
    .get('/verify/:reference', (c) => {
      const found = findByReference(sandbox.store, c.req.param('reference'))
      if (!found) throw referenceNotFound()
      return answer(c, 'Verification successful', toTransactionData(found))
    })

// P2: an object, or the JSON of one. P10: absent, it is told of as "".
function toStored(metadata: unknown): string {
  if (metadata === undefined || metadata === null) return ''
  return typeof metadata === 'string' && isJson(metadata) ? metadata : JSON.stringify(metadata)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const duplicateReference = () =>
  new ProviderError('Duplicate Transaction Reference', {
    code: 'duplicate_reference',
    nextStep: 'Ensure that you pass a unique reference in the request',
  })

const referenceNotFound = () =>
  new ProviderError('Transaction reference not found.', {
    status: 404,
    code: 'transaction_not_found',
    nextStep: 'Ensure that you are passing the reference for a transaction on this integration',
  })

/** F4: the news of a payment overtakes the answer that begins it. */
async function payAtOnce(sandbox: Sandbox, begun: Transaction): Promise<void> {
  const [card] = TEST_CARDS
  charge(sandbox, begun, { channel: 'card', card: card?.number ?? null, outcome: 'success' })
  await sandbox.outbox.deliverNow()
}
