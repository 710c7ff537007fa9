import { ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import { checkPayment } from './check-payment.ts'
import { claimDuePayments } from './due-payments.sql.ts'
import { CHECK_HOURS, CHECK_PAUSES_SECONDS } from './payments.rules.ts'
import { findPayment } from './payments.sql.ts'
import type { PaymentsDeps } from './payments-deps.ts'

type CheckDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'>

const BATCH = 20
const CLAIM = { limit: BATCH, pausesSeconds: CHECK_PAUSES_SECONDS, hours: CHECK_HOURS }

/** R11: finds payments whose webhook was lost and whose customer closed the tab. Runs every minute. */
export async function checkDuePayments(deps: CheckDeps): Promise<void> {
  for (;;) {
    const due = await deps.db.statement((writer) => claimDuePayments(writer, CLAIM))
    const outcomes = await Promise.all(due.map((reference) => checkOne(deps, reference)))
    if (due.length < BATCH || outcomes.includes('unreachable')) return
  }
}

/** A payment that cannot be settled must not block the others; its next check is already scheduled. */
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
