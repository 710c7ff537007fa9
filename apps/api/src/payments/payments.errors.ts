import { MAX_PAYMENT_NAIRA, MIN_PAYMENT_NAIRA } from '@ahia/contracts/limits'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { DomainError } from '#platform/domain-error.ts'

/** After this long a bank has usually decided, and the page asks again. */
const PENDING_RETRY_SECONDS = 3

export const alreadyPaid = () => new DomainError('ALREADY_PAID', 'This order is already paid')
export const orderExpired = () =>
  new DomainError('ORDER_EXPIRED', 'You can no longer pay for this order. Order again.')
export const partialCheckout = () =>
  new DomainError('PARTIAL_CHECKOUT', 'Orders placed together are paid together')
export const amountLimit = () =>
  new DomainError(
    'AMOUNT_LIMIT',
    `A payment must be between ${formatNaira(fromNaira(MIN_PAYMENT_NAIRA))} and ${formatNaira(fromNaira(MAX_PAYMENT_NAIRA))}`,
  )

// S1: neither the text nor the status of these may look like success to the page.
/** T5: the same for another customer's payment and for one that does not exist. */
export const paymentNotFound = () => new DomainError('PAYMENT_NOT_FOUND', "We can't find this payment")
export const paymentFailed = () =>
  new DomainError('PAYMENT_FAILED', 'No money has arrived for this payment. Pay again in Order History.')
export const paymentPending = () =>
  new DomainError('PAYMENT_PENDING', 'Your bank is still confirming', {
    retryAfterSeconds: PENDING_RETRY_SECONDS,
  })
export const paymentUnreachable = (retryAfterSeconds: number, cause?: unknown) =>
  new DomainError(
    'PAYMENT_UNREACHABLE',
    "We can't reach the payment service right now. Try again in a moment.",
    {
      retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
      cause,
    },
  )

/** T9: does not say what was wrong with it. */
export const signatureRefused = () => new DomainError('SIGNATURE_REFUSED', 'Refused')

export const chargebackNotFound = () =>
  new DomainError('CHARGEBACK_NOT_FOUND', "We can't find this chargeback")
export const refundNotFound = () => new DomainError('REFUND_NOT_FOUND', "We can't find this refund")
export const refundStepRefused = (words: string) => new DomainError('STEP_REFUSED', words)
export const answerRefused = (words: string) => new DomainError('STEP_REFUSED', words)
