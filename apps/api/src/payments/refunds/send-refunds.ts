import { ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import { claimDueRefund, claimRefund, listSentRefunds, type Refund } from './refunds.sql.ts'
import { sendRefundOnce } from './send-refund.ts'

type RefundDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'>

/** Less than the minute after which the next round begins. */
const ROUND_MS = 50_000
/** One that gets no answer says nothing of the others; several in a row mean that the provider is away. */
const MOST_UNREACHABLE = 3

/** As soon as it is requested. If anything interrupts this, `sendDueRefunds` sends it later. */
export async function sendRequestedRefund(
  deps: RefundDeps,
  { refundId }: { refundId: string },
): Promise<void> {
  const refund = await deps.db.statement((writer) => claimRefund(writer, refundId))
  if (refund !== null) await sendOrLeave(deps, refund)
}

/** Every minute: what could not be sent, and what is under way at the provider. Each is claimed just before it is sent. */
export async function sendDueRefunds(deps: RefundDeps): Promise<void> {
  const end = performance.now() + ROUND_MS
  let unreachable = 0
  while (performance.now() < end && unreachable < MOST_UNREACHABLE) {
    const refund = await deps.db.statement((writer) => claimDueRefund(writer))
    if (refund === null) return
    unreachable = (await sendOrLeave(deps, refund)) === 'unreachable' ? unreachable + 1 : 0
  }
}

/**
 * F4: a webhook about a refund is only a hint, in whatever order they come: the provider is asked itself. When it does not
 * answer, that is said after all were asked about, so that the hint comes again.
 */
export async function checkRefundsOf(deps: RefundDeps, reference: string): Promise<void> {
  const outcomes = []
  for (const refund of await listSentRefunds(deps.db.read, reference))
    outcomes.push(await sendOrLeave(deps, refund))
  if (outcomes.includes('unreachable'))
    throw new ProviderUnreachable('The provider does not say what became of a refund', {
      retryAfterSeconds: HINT_RETRY_SECONDS,
    })
}

const HINT_RETRY_SECONDS = 30

/** One that cannot be sent must not keep the others from it; its next time is set already. */
async function sendOrLeave(deps: RefundDeps, refund: Refund): Promise<'done' | 'unreachable'> {
  const { id: refundId, reference } = refund
  try {
    await sendRefundOnce(deps, refund)
    return 'done'
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) {
      deps.log.error({ refundId, reference, err: error }, 'a refund could not be sent')
      return 'done'
    }
    deps.log.warn({ refundId, reference, reason: error.message }, 'refund is waiting for the provider')
    return 'unreachable'
  }
}
