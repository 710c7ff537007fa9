import { ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import { checkPayment } from './check-payment.ts'
import { claimDuePayments } from './due-payments.sql.ts'
import { CHECK_HOURS, CHECK_PAUSES_SECONDS } from './payments.rules.ts'
import { findPayment } from './payments.sql.ts'
import type { PaymentsDeps } from './payments-deps.ts'

type CheckDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'>

const BATCH = 20
const CLAIM = { limit: BATCH, pausesSeconds: CHECK_PAUSES_SECONDS, hours: CHECK_HOURS }

/** R11: finds money that nobody told us of: the webhook was lost, and the customer closed the tab. Every minute. */
export async function checkDuePayments(deps: CheckDeps): Promise<void> {
  for (;;) {
    const due = await deps.db.statement((writer) => claimDuePayments(writer, CLAIM))
    const outcomes = await Promise.all(due.map((reference) => checkOne(deps, reference)))
    if (due.length < BATCH || outcomes.includes('unreachable')) return
  }
}

/** One that cannot be settled must not keep the others from it; its next time is set already. */
async function checkOne(deps: CheckDeps, reference: string): Promise<'checked' | 'unreachable'> {
  try {
    const payment = await findPayment(deps.db.read, reference)
    if (payment?.capturedKobo === null) await checkPayment(deps, payment)
    return 'checked'
  } catch (error) {
    if (error instanceof ProviderUnreachable) return 'unreachable'
    deps.log.error({ reference, err: error }, 'a payment could not be settled')
    return 'checked'
  }
}
