import { faultPoint } from '#platform/fault-point.ts'
import { SharedCalls } from '#platform/shared-calls.ts'
import {
  type ProviderPayment,
  ProviderRefused,
  ProviderUnreachable,
} from '#providers/paystack/payment-provider.ts'
import { type Payment, recordConfirming } from './payments.sql.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * `captured`: the money was captured and is settled or being refunded. `open`: not known yet. The rest means that nothing
 * was captured so far; `unknown`: the provider has no such payment.
 */
export type PaymentNews = 'captured' | 'open' | 'failed' | 'abandoned' | 'reversed' | 'unknown'

const REFUSED_RETRY_SECONDS = 30

const asking = new SharedCalls<ProviderPayment | null>()

/**
 * T9: asks the provider what became of a payment, and settles what was captured. Nothing else counts as proof of payment.
 * Throws `ProviderUnreachable` when it gets no clear answer.
 */
export async function checkPayment(
  deps: Pick<PaymentsDeps, 'db' | 'payments'>,
  { id, reference }: Pick<Payment, 'id' | 'reference'>,
): Promise<PaymentNews> {
  const found = await askOrJoin(deps, reference)
  const isOpen = found?.status === 'open'
  await deps.db.statement((writer) => recordConfirming(writer, { id, isOpen }))
  if (found === null) return 'unknown'
  if (found.status !== 'success') return found.status
  if (found.amountKobo <= 0) return 'failed'
  faultPoint('K11')
  await settlePayment(deps, { paymentId: id, captured: found })
  return 'captured'
}

/**
 * A caller that joins an earlier request trusts only the answer that money was captured. Otherwise it asks again, as the
 * money may have come since: a customer who has just paid is never told to pay again.
 */
async function askOrJoin(
  deps: Pick<PaymentsDeps, 'payments'>,
  reference: string,
): Promise<ProviderPayment | null> {
  const joined = await asking.find(reference)
  if (joined?.status === 'success') return joined
  return asking.get(reference, () => ask(deps, reference))
}

/** A provider that rejects the request, such as for a revoked key, is treated like one that does not answer. */
async function ask(
  { payments }: Pick<PaymentsDeps, 'payments'>,
  reference: string,
): Promise<ProviderPayment | null> {
  try {
    return await payments.verify(reference)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    throw new ProviderUnreachable('The provider does not say what became of a payment', {
      retryAfterSeconds: REFUSED_RETRY_SECONDS,
      cause: error,
    })
  }
}
