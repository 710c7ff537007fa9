import { createAsk, LIMIT_MS } from './ask-paystack.ts'
import { createBreaker } from './breaker.ts'
import { hasSigned } from './has-signed.ts'
import {
  type DisputedPayment,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnreachable,
} from './payment-provider.ts'
import { type Domain, disputed, initialized, refunded, uploadPlace, verified } from './paystack-answers.ts'
import { upload } from './upload.ts'

type Options = {
  baseUrl: string
  secretKey: string
  limitMs?: number
}

/** Where the provider lets customers pay. */
const PAY_PAGE = 'https://checkout.paystack.com'
const MANY = 100
/** More than a bad week has. */
const MOST_PAGES = 50
const UNKNOWN_CODES = ['transaction_not_found']
const UNKNOWN_WORDS = /reference not found|transaction not found/i

/** The provider itself, or a compatible server such as the sandbox at `baseUrl`. */
export function createPaystack({ baseUrl, secretKey, limitMs = LIMIT_MS }: Options): PaymentProvider {
  const breaker = createBreaker()
  const askOnce = createAsk({ baseUrl, secretKey, limitMs })
  const ask: typeof askOnce = (call) => breaker.ask(() => askOnce(call))
  const ours: Domain = secretKey.startsWith('sk_live_') ? 'live' : 'test'

  async function askDisputes(query: Record<string, string>) {
    const whole = { ...query, perPage: String(MANY) }
    const answers = await ask({ method: 'GET', path: '/dispute', query: whole, data: disputed.array() })
    for (const { domain } of answers) assertSame(domain, ours)
    return answers
  }

  return {
    initialize: async ({ reference, amountKobo, email, callbackUrl }) => {
      const body = { reference, amount: amountKobo, email, currency: 'NGN', callback_url: callbackUrl }
      const answer = await ask({ method: 'POST', path: '/transaction/initialize', body, data: initialized })
      assertSame(answer.reference, reference)
      return { authorizationUrl: toPage(answer.authorization_url, baseUrl) }
    },
    verify: async (reference) => {
      const path = `/transaction/verify/${encodeURIComponent(reference)}`
      const answer = await orNullIfUnknown(ask({ method: 'GET', path, data: verified }))
      if (answer === null) return null
      assertSame(answer.domain, ours)
      assertSame(answer.payment.reference, reference)
      return answer.payment
    },
    refund: async ({ reference, amountKobo, ourId }) => {
      const body = { transaction: reference, amount: amountKobo, currency: 'NGN', merchant_note: ourId }
      const answer = await ask({ method: 'POST', path: '/refund', body, data: refunded })
      assertSame(answer.domain, ours)
      return answer.refund
    },
    listRefunds: async ({ reference, providerId }) => {
      const query = { transaction: providerId, perPage: String(MANY) }
      const answers = await ask({ method: 'GET', path: '/refund', query, data: refunded.array() })
      for (const { domain } of answers) assertSame(domain, ours)
      const its = answers.filter(({ of }) => of.providerId === providerId || of.reference === reference)
      if (its.length < answers.length) assertWhole(answers)
      return its.map(({ refund }) => refund)
    },
    listDisputes: async ({ reference, providerId }) => {
      const answers = await askDisputes({ transaction: providerId })
      const its = answers.filter(({ of }) => of.providerId === providerId || of.reference === reference)
      if (its.length < answers.length) assertWhole(answers)
      return its.map(({ dispute }) => dispute)
    },
    listDisputedSince: async (from) => {
      const disputes: DisputedPayment[] = []
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const answers = await askDisputes({ from: from.toISOString(), page: String(page) })
        for (const { of, dispute } of answers)
          disputes.push({ reference: of.reference, disputeId: dispute.providerId })
        if (answers.length < MANY) break
      }
      return disputes
    },
    answerDispute: async ({ disputeId, resolution, message, amountKobo, evidence }) => {
      const path = `/dispute/${encodeURIComponent(disputeId)}`
      const query = { upload_filename: evidence.fileName }
      const place = await ask({ method: 'GET', path: `${path}/upload_url`, query, data: uploadPlace })
      await upload(place.signedUrl, evidence, { baseUrl, limitMs })
      const body = { resolution, message, refund_amount: amountKobo, uploaded_filename: place.fileName }
      const answer = await ask({ method: 'PUT', path: `${path}/resolve`, body, data: disputed })
      assertSame(answer.domain, ours)
      assertSame(answer.dispute.providerId, disputeId)
    },
    hasSigned: (body, signature) => hasSigned(secretKey, body, signature),
  }
}

// P11: 404 according to the documentation, 400 in practice.
async function orNullIfUnknown<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    if (UNKNOWN_CODES.includes(error.code ?? '') || UNKNOWN_WORDS.test(error.message)) return null
    throw error
  }
}

/** P1, P12: a response about another payment, or in the wrong mode (test or live), says nothing about this one. */
function assertSame(text: string, expected: string): void {
  if (text === expected) return
  throw new ProviderUnreachable(`The provider speaks of ${text}, not of ${expected}`, {
    retryAfterSeconds: 60,
  })
}

/** P18: with a full page about other payments ours may be on the next, and 'none' would refund twice. */
function assertWhole(page: readonly unknown[]): void {
  if (page.length < MANY) return
  throw new ProviderUnreachable('The provider lists those of all payments', { retryAfterSeconds: 60 })
}

/** T14: customers are only sent to the provider's own pages. */
function toPage(address: string, baseUrl: string): string {
  const { origin } = new URL(address)
  if (origin === PAY_PAGE || origin === new URL(baseUrl).origin) return address
  throw new ProviderUnreachable(`The provider names a page at ${origin}`, { retryAfterSeconds: 60 })
}
