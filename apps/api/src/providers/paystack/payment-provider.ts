import type { Kobo } from '@ahia/money/kobo'

/** The payment provider, as far as the market needs to know it. Every call may take seconds. */
export type PaymentProvider = {
  /**
   * I13: our own reference is stored before this is called. P3: a second call with the same reference is rejected
   * (`ProviderRefused` with the code duplicate_reference) and does not return the address of the page again. When the first
   * response was lost, nobody has that page: `verify` the old reference, and unless it was captured, start again.
   */
  initialize(request: StartPaymentRequest): Promise<{ authorizationUrl: string }>
  /** What became of a payment; null when the provider knows of none. */
  verify(reference: string): Promise<ProviderPayment | null>
  /** P18: there is no idempotency key, so check `listRefunds` before a retry. */
  refund(request: RefundRequest): Promise<ProviderRefund>
  /** All refunds of a payment; throws `ProviderUnreachable` when the response is not conclusive. */
  listRefunds(of: PaymentAtProvider): Promise<ProviderRefund[]>
  /** P31: all disputes of a payment; throws `ProviderUnreachable` when the response is not conclusive. */
  listDisputes(of: PaymentAtProvider): Promise<ProviderDispute[]>
  /** P31: which payments were disputed since then. */
  listDisputedSince(from: Date): Promise<DisputedPayment[]>
  /**
   * P33: answers a dispute, with a file as evidence. Rejected (`ProviderRefused`) once it was answered, so look it up before
   * a retry.
   */
  answerDispute(answer: DisputeAnswer): Promise<void>
  /** T9: whether the provider itself has signed these bytes. */
  hasSigned(body: Uint8Array, signature: string | null): boolean
}

type StartPaymentRequest = { reference: string; amountKobo: Kobo; email: string; callbackUrl: string }

export type ProviderPayment = {
  reference: string
  providerId: string
  /** P13. Open: not final yet. Abandoned: nobody has tried to pay (yet); this and failed may still become success. */
  status: 'success' | 'failed' | 'abandoned' | 'reversed' | 'open'
  amountKobo: Kobo
  currency: string
  channel: string | null
  feesKobo: Kobo | null
  paidAt: Date | null
}

type DisputeAnswer = {
  disputeId: string
  resolution: 'merchant-accepted' | 'declined'
  message: string
  /** What goes back of it; 0 when it is declined. */
  amountKobo: Kobo
  evidence: { fileName: string; type: string; bytes: Uint8Array }
}

/** Its lists are asked by its own number alone; which are of a payment, it says by that or by our reference. */
type PaymentAtProvider = { reference: string; providerId: string }

/** `ourId` goes along as the merchant's note, so that a refund whose answer was lost is found again. */
type RefundRequest = { reference: string; amountKobo: Kobo; ourId: string }

export type ProviderRefund = {
  providerId: string
  ourId: string | null
  amountKobo: Kobo
  /** P17: the provider's own names. */
  status: 'pending' | 'processing' | 'processed' | 'failed' | 'needs-attention'
}

/** P31: a customer's bank wants money back. */
export type ProviderDispute = {
  providerId: string
  /** The provider's own word. */
  providerStatus: string
  /** P32. Won: the payment stands. Lost: the money has gone back to the customer. */
  status: 'open' | 'won' | 'lost'
  /** What is disputed, or was taken in the end; null: all of the payment. */
  amountKobo: Kobo | null
  reason: string
  dueAt: Date | null
}

export type DisputedPayment = { reference: string; disputeId: string }

/** No response, or an inconclusive one: whether it was done is not known. */
export class ProviderUnreachable extends Error {
  readonly retryAfterSeconds: number
  /** The provider is up, but rate limits us. */
  readonly isBusy: boolean
  constructor(message: string, options: { retryAfterSeconds: number; isBusy?: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'ProviderUnreachable'
    this.retryAfterSeconds = options.retryAfterSeconds
    this.isBusy = options.isBusy ?? false
  }
}

/** A rejection: nothing was done. */
export class ProviderRefused extends Error {
  readonly code: string | null
  constructor(message: string, code: string | null) {
    super(message)
    this.name = 'ProviderRefused'
    this.code = code
  }
}
