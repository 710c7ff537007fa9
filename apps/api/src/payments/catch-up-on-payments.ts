import { checkDuePayments } from './check-due-payments.ts'
import { checkOpenSoon } from './due-payments.sql.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { processMissedEvents } from './provider-events/process-event.ts'

/**
 * R4: customers may have paid while no process was running. Open payments and unprocessed events are checked at start
 * instead of at their usual time.
 */
export async function catchUpOnPayments(deps: Pick<PaymentsDeps, 'db' | 'log' | 'payments'>): Promise<void> {
  await deps.db.statement(checkOpenSoon)
  await checkDuePayments(deps)
  await processMissedEvents(deps)
}
