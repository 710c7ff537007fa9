import { ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { claimDueRefunds, claimRefund, listSentRefunds, type Refund } from './refunds.sql.ts'
import { sendRefundOnce } from './send-refund.ts'

type RefundDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'>

const BATCH = 20

/** The moment it is wanted. Whatever comes in between, `sendDueRefunds` comes back to it. */
export async function sendWantedRefund(deps: RefundDeps, { refundId }: { refundId: string }): Promise<void> {
  const refund = await deps.db.statement((writer) => claimRefund(writer, refundId))
  if (refund !== null) await sendOrLeave(deps, refund)
}

/** Every minute: what could not be sent, and what is under way at the provider. */
export async function sendDueRefunds(deps: RefundDeps): Promise<void> {
  for (;;) {
    const due = await deps.db.statement((writer) => claimDueRefunds(writer, BATCH))
    for (const refund of due) if ((await sendOrLeave(deps, refund)) === 'unreachable') return
    if (due.length < BATCH) return
  }
}

/** F4: a webhook about a refund is only a hint, in whatever order they come: the provider is asked itself. */
export async function askAboutRefundsOf(deps: RefundDeps, reference: string): Promise<void> {
  for (const refund of await listSentRefunds(deps.db.read, reference)) await sendRefundOnce(deps, refund)
}

async function sendOrLeave(deps: RefundDeps, refund: Refund): Promise<'done' | 'unreachable'> {
  try {
    await sendRefundOnce(deps, refund)
    return 'done'
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    deps.log.warn({ refundId: refund.id, reason: error.message }, 'a refund waits for the provider')
    return 'unreachable'
  }
}
