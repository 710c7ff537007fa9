import { checkDuePayments } from './check-due-payments.ts'
import { checkOpenSoon } from './due-payments.sql.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { processMissedEvents } from './provider-events/process-event.ts'

/**
 * R4: while no process was there to listen, customers may have paid; their money must not wait for its usual time, nor
 * what the provider has told a process that is gone.
 */
export async function catchUpOnPayments(deps: Pick<PaymentsDeps, 'db' | 'log' | 'payments'>): Promise<void> {
  await deps.db.statement(checkOpenSoon)
  await checkDuePayments(deps)
  await processMissedEvents(deps)
}
