import { askAboutPayments } from './ask-about-payments.ts'
import { askSoonAboutOpen } from './asked-payments.sql.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { followLeftEvents } from './provider-events/follow-event.ts'

/**
 * R4: while no process was there to listen, customers may have paid; their money must not wait for its usual time, nor
 * what the provider has told a process that is gone.
 */
export async function catchUpOnPayments(deps: Pick<PaymentsDeps, 'db' | 'log' | 'payments'>): Promise<void> {
  await deps.db.statement(askSoonAboutOpen)
  await askAboutPayments(deps)
  await followLeftEvents(deps)
}
