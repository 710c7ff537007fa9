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
 * `captured`: the money came, and is settled or on its way back. `open`: nobody knows yet. The rest says that nothing
 * came so far; `unknown`: the provider never heard of it.
 */
export type PaymentNews = 'captured' | 'open' | 'failed' | 'abandoned' | 'reversed' | 'unknown'

const REFUSED_RETRY_SECONDS = 30

const asking = new SharedCalls<ProviderPayment | null>()

/**
 * T9: the only way to believe that money came: we ask the provider ourselves, and settle what it has captured.
 * Lets `ProviderUnreachable` rise.
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
 * Who joins a question that was asked before believes it only that money came: it may have come since, and nobody who
 * has just paid is told to pay again.
 */
async function askOrJoin(
  deps: Pick<PaymentsDeps, 'payments'>,
  reference: string,
): Promise<ProviderPayment | null> {
  const joined = await asking.find(reference)
  if (joined?.status === 'success') return joined
  return asking.get(reference, () => ask(deps, reference))
}

/** One that will not say (a key that is not valid any more) leaves us as unknowing as one that is away. */
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
