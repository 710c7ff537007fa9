import { setTimeout as pause } from 'node:timers/promises'
import { faultPoint } from '#platform/fault-point.ts'
import { SharedCalls } from '#platform/shared-calls.ts'
import { ProviderRefused, ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import { checkPayment } from './check-payment.ts'
import { alreadyPaid, paymentUnreachable } from './payments.errors.ts'
import { LAST_CALL_MS } from './payments.rules.ts'
import { closeUnopened, findPayment, isStartedBefore, markOpen, type Payment } from './payments.sql.ts'
import type { PaymentsDeps } from './payments-deps.ts'

export type OpenedPayment = { authorizationUrl: string; reference: string }

/** `startedAt`: when the customer's request arrived, by `performance.now()`. */
type OpenPaymentInput = { payment: Payment; email: string; isNew: boolean; startedAt: number }

/** Longer than a call to the provider can take, so an earlier one has ended by then. */
const CALL_SECONDS = 10
/** How long a page that another process is opening is waited for. */
const LOOKS = 6
const LOOK_MS = 150
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

async function openOnce(deps: PaymentsDeps, input: OpenPaymentInput): Promise<OpenedPayment | null> {
  const { payment, isNew } = input
  try {
    // P3: an earlier call may have succeeded without our knowing; it may even be paid.
    if (!isNew && (await checkPayment(deps, payment)) === 'captured') return await afterCapture(deps, payment)
    return await openPage(deps, input)
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw paymentUnreachable(error.retryAfterSeconds, error)
    throw error
  }
}

async function openPage(
  deps: PaymentsDeps,
  { payment, email, startedAt }: OpenPaymentInput,
): Promise<OpenedPayment | null> {
  const { db, payments, publicUrl } = deps
  const { id, reference, amountKobo } = payment
  try {
    const callbackUrl = `${publicUrl}/payment/return`
    const opened = await payments.initialize({ reference, amountKobo, email, callbackUrl })
    faultPoint('K5')
    const authorizationUrl = await db.statement((writer) => markOpen(writer, id, opened.authorizationUrl))
    faultPoint('K6')
    // null: another call has closed it in the meantime, and nobody gets the address of this page.
    return authorizationUrl === null ? null : { authorizationUrl, reference }
  } catch (error) {
    if (error instanceof ProviderRefused) return afterProviderError(deps, payment, error)
    if (!(error instanceof ProviderUnreachable) || error.isBusy) throw error
    // After a call that took long there is no time for two more; the customer's next attempt makes them.
    if (performance.now() - startedAt > LAST_CALL_MS) throw error
    return afterLostAnswer(deps, payment)
  }
}

/** P3: the answer was lost, so the provider is asked by reference. Unless it is paid, another payment takes its place. */
async function afterLostAnswer(deps: PaymentsDeps, payment: Payment): Promise<OpenedPayment | null> {
  if ((await checkPayment(deps, payment)) === 'captured') return afterCapture(deps, payment)
  return replaceUnopened(deps, payment)
}

/** Money was captured: it has paid for the orders, or it is refunded and they can be paid again if they still exist. */
async function afterCapture({ db }: PaymentsDeps, { reference }: Payment): Promise<null> {
  const now = await findPayment(db.read, reference)
  if (now?.status === 'SETTLED') throw alreadyPaid()
  return null
}

async function afterProviderError(
  deps: PaymentsDeps,
  payment: Payment,
  error: ProviderRefused,
): Promise<OpenedPayment | null> {
  if (error.code === 'duplicate_reference') return afterDuplicate(deps, payment)
  const opened = await replaceUnopened(deps, payment)
  if (opened !== null) return opened
  const { reference } = payment
  deps.log.error({ reference, code: error.code, reason: error.message }, 'the provider opened no payment')
  throw paymentUnreachable(RETRY_SECONDS, error)
}

/** Another process has opened it, and stores its address in a moment; or the answer was lost, and nobody has the address. */
async function afterDuplicate(deps: PaymentsDeps, payment: Payment): Promise<OpenedPayment | null> {
  const { id, reference } = payment
  for (let look = 0; look < LOOKS; look += 1) {
    const now = await findPayment(deps.db.read, reference)
    if (now?.authorizationUrl) return { authorizationUrl: now.authorizationUrl, reference }
    if (await isStartedBefore(deps.db.read, id, CALL_SECONDS)) break
    await pause(LOOK_MS)
  }
  return replaceUnopened(deps, payment)
}

/** null, so that another payment is started, unless another process has stored its address at this moment. */
async function replaceUnopened({ db }: PaymentsDeps, payment: Payment): Promise<OpenedPayment | null> {
  const { id, reference } = payment
  await db.statement((writer) => closeUnopened(writer, id))
  const now = await findPayment(db.read, reference)
  return now?.status === 'OPEN' && now.authorizationUrl !== null
    ? { authorizationUrl: now.authorizationUrl, reference }
    : null
}
