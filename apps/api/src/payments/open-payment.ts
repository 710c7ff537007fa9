import { faultPoint } from '#platform/fault-point.ts'
import { SharedCalls } from '#platform/shared-calls.ts'
import { ProviderRefused, ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import { checkPayment } from './check-payment.ts'
import { alreadyPaid, paymentUnreachable } from './payments.errors.ts'
import { findPayment, isStartedBefore, markFailed, markOpen, type Payment } from './payments.sql.ts'
import type { PaymentsDeps } from './payments-deps.ts'

export type OpenedPayment = { authorizationUrl: string; reference: string }

type OpenPaymentInput = { payment: Payment; email: string; isNew: boolean }

/** Longer than a call to the provider can take, so an earlier one has ended by then. */
const CALL_SECONDS = 10
const RETRY_SECONDS = 2

const opening = new SharedCalls<OpenedPayment | null>()

/**
 * Has the provider open a page for a stored payment, and stores its address. null when this payment cannot be used and
 * another has to be started.
 */
export async function openPayment(
  deps: PaymentsDeps,
  input: OpenPaymentInput,
): Promise<OpenedPayment | null> {
  const { payment } = input
  const { reference, authorizationUrl } = payment
  if (authorizationUrl !== null) return { authorizationUrl, reference }
  return opening.get(reference, () => openOnce(deps, input))
}

async function openOnce(
  deps: PaymentsDeps,
  { payment, email, isNew }: OpenPaymentInput,
): Promise<OpenedPayment | null> {
  const { db, payments, publicUrl } = deps
  const { reference, amountKobo } = payment
  try {
    // P3: an earlier call may have succeeded without our knowing; it may even be paid.
    if (!isNew && (await checkPayment(deps, payment)) === 'captured') return afterCapture(deps, payment)
    const callbackUrl = `${publicUrl}/payment/return`
    const opened = await payments.initialize({ reference, amountKobo, email, callbackUrl })
    faultPoint('K5')
    const authorizationUrl = await db.statement((writer) =>
      markOpen(writer, payment.id, opened.authorizationUrl),
    )
    if (authorizationUrl === null) throw paymentUnreachable(RETRY_SECONDS)
    faultPoint('K6')
    return { authorizationUrl, reference }
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw paymentUnreachable(error.retryAfterSeconds, error)
    if (error instanceof ProviderRefused) return afterProviderError(deps, payment, error)
    throw error
  }
}

/** Money was captured: it has paid for the orders, or it is refunded and they can be paid again if they still exist. */
async function afterCapture({ db }: PaymentsDeps, { reference }: Payment): Promise<null> {
  const now = await findPayment(db.read, reference)
  if (now?.status === 'SETTLED') throw alreadyPaid()
  return null
}

/** Another process may have opened it first: then its address is stored, or will be in a moment. */
async function afterProviderError(
  { db, log }: PaymentsDeps,
  { id, reference }: Payment,
  error: ProviderRefused,
): Promise<OpenedPayment | null> {
  const now = await findPayment(db.read, reference)
  if (now?.authorizationUrl) return { authorizationUrl: now.authorizationUrl, reference }
  const isKnown = error.code === 'duplicate_reference'
  if (isKnown && !(await isStartedBefore(db.read, id, CALL_SECONDS))) {
    throw paymentUnreachable(RETRY_SECONDS, error)
  }
  // The response with its address was lost, so no customer has it.
  await db.statement((writer) => markFailed(writer, id))
  if (isKnown) return null
  log.error({ reference, code: error.code, reason: error.message }, 'the provider opened no payment')
  throw paymentUnreachable(RETRY_SECONDS, error)
}
