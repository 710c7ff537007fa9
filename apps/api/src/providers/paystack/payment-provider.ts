import type { Kobo } from '@ahia/money/kobo'

/** The payment provider, as far as the market needs to know it. Every call may take seconds. */
export type PaymentProvider = {
  /**
   * I13: our own reference is written down before this is called. P3: asked again with the same one, the provider
   * refuses (`ProviderRefused` with the code duplicate_reference) and never tells the address of its page again. When the first
   * answer was lost, nobody has that page: `verify` the old reference, and unless it was captured, start again.
   */
  initialize(request: StartPaymentRequest): Promise<{ authorizationUrl: string }>
  /** What became of a payment; null when the provider knows of none. */
  verify(reference: string): Promise<ProviderPayment | null>
  /** P18: has no key against doubling, so look at `listRefunds` before asking again. */
  refund(request: RefundRequest): Promise<ProviderRefund>
  /** All refunds of a payment; an answer from which that cannot be told is none (`ProviderUnreachable`). */
  listRefunds(of: RefundedPayment): Promise<ProviderRefund[]>
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

/** Its list of refunds is asked by its own number alone; which are of a payment, it says by that or by our reference. */
type RefundedPayment = { reference: string; providerId: string }

/** `ourId` goes along as the merchant's note, so that a refund whose answer was lost is found again. */
type RefundRequest = { reference: string; amountKobo: Kobo; ourId: string }

export type ProviderRefund = {
  providerId: string
  ourId: string | null
  amountKobo: Kobo
  /** P17 */
  status: 'pending' | 'processing' | 'processed' | 'failed' | 'needs-attention'
}

/** No answer, or one that says nothing of the matter: whether it was done is not known. */
export class ProviderUnreachable extends Error {
  readonly retryAfterSeconds: number
  /** It is there, and wants to be asked less often. */
  readonly isBusy: boolean
  constructor(message: string, options: { retryAfterSeconds: number; isBusy?: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'ProviderUnreachable'
    this.retryAfterSeconds = options.retryAfterSeconds
    this.isBusy = options.isBusy ?? false
  }
}

/** An answer that says no: nothing was done. */
export class ProviderRefused extends Error {
  readonly code: string | null
  constructor(message: string, code: string | null) {
    super(message)
    this.name = 'ProviderRefused'
    this.code = code
  }
}
