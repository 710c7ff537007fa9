import { ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import { askAboutPayment } from './ask-about-payment.ts'
import { claimDuePayments } from './asked-payments.sql.ts'
import { ASK_HOURS, ASK_PAUSES_SECONDS } from './payments.rules.ts'
import { findPayment } from './payments.sql.ts'
import type { PaymentsDeps } from './payments-deps.ts'

type AskDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'>

const BATCH = 20
const CLAIM = { limit: BATCH, pausesSeconds: ASK_PAUSES_SECONDS, hours: ASK_HOURS }

/** R11: finds money that nobody told us of: the webhook was lost, and the customer closed the tab. Every minute. */
export async function askAboutPayments(deps: AskDeps): Promise<void> {
  for (;;) {
    const due = await deps.db.statement((writer) => claimDuePayments(writer, CLAIM))
    const outcomes = await Promise.all(due.map((reference) => askAboutOne(deps, reference)))
    if (due.length < BATCH || outcomes.includes('unreachable')) return
  }
}

/** One that cannot be settled must not keep the others from it; its next time is set already. */
async function askAboutOne(deps: AskDeps, reference: string): Promise<'asked' | 'unreachable'> {
  try {
    const payment = await findPayment(deps.db.read, reference)
    if (payment?.capturedKobo === null) await askAboutPayment(deps, payment)
    return 'asked'
  } catch (error) {
    if (error instanceof ProviderUnreachable) return 'unreachable'
    deps.log.error({ reference, err: error }, 'a payment could not be settled')
    return 'asked'
  }
}
