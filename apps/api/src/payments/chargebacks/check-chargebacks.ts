import { ProviderRefused, ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import { checkPayment } from '../check-payment.ts'
import { findPayment } from '../payments.sql.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import { findAtProvider } from './due-chargebacks.sql.ts'
import { type Found, recordChargebacks } from './record-chargebacks.ts'

type ChargebackDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'>

const RETRY_SECONDS = 60

/**
 * PAY-05, T9: asks the provider whether a payment is disputed or reversed, and records the answer. Payments that are not
 * ours, and those of which nothing was captured, are left alone. Throws `ProviderUnreachable`, also while a refund may be
 * on its way.
 */
export async function checkChargebacks(deps: ChargebackDeps, reference: string): Promise<void> {
  const payment = await findPayment(deps.db.read, reference)
  if (payment === null) return
  // The news of a dispute may overtake that of the payment.
  if (payment.capturedKobo === null && (await checkPayment(deps, payment)) !== 'captured') return
  const atProvider = await findAtProvider(deps.db.read, reference)
  if (atProvider === null) return
  const outcome = await recordChargebacks(deps, payment.id, await ask(deps, atProvider))
  if (outcome === 'uncertain')
    throw new ProviderUnreachable('A refund of a disputed payment may be on its way', {
      retryAfterSeconds: RETRY_SECONDS,
    })
}

async function ask(
  { payments }: ChargebackDeps,
  of: { reference: string; providerId: string },
): Promise<Found> {
  try {
    // In this order: when the payment is read as reversed, the dispute that did it is in the list.
    const status = (await payments.verify(of.reference))?.status
    const disputes = await payments.listDisputes(of)
    return { disputes, payment: status === 'success' || status === 'reversed' ? status : null }
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    throw new ProviderUnreachable('The provider does not say whether a payment is disputed', {
      retryAfterSeconds: RETRY_SECONDS,
      cause: error,
    })
  }
}
