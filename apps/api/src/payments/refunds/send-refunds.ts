import { ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import { claimDueRefund, claimRefund, listSentRefunds, type Refund } from './refunds.sql.ts'
import { sendRefundOnce } from './send-refund.ts'

type RefundDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'>

/** Less than a minute, after which the next run starts. */
const ROUND_MS = 50_000
/** One without an answer says nothing about the others; several in a row mean that the provider is down. */
const MOST_UNREACHABLE = 3

/** Sends a refund as soon as it is requested. If anything interrupts this, `sendDueRefunds` sends it later. */
export async function sendRequestedRefund(
  deps: RefundDeps,
  { refundId }: { refundId: string },
): Promise<void> {
  const refund = await deps.db.statement((writer) => claimRefund(writer, refundId))
  if (refund !== null) await sendOrLeave(deps, refund)
}

/** Runs every minute, for refunds that could not be sent or are not finished. Each is claimed just before it is sent. */
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
 * F4: a webhook about a refund is only a hint, as they come in any order, so the status is read from the provider. Throws
 * after all were tried when one got no answer, so that the event is processed again.
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

/** A refund that cannot be sent must not block the others; its next attempt is already scheduled. */
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
