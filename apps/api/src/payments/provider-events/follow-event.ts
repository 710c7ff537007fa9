import { ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import { askAboutPayment } from '../ask-about-payment.ts'
import { askSoon } from '../asked-payments.sql.ts'
import { findPayment } from '../payments.sql.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import { askAboutRefundsOf } from '../refunds/send-refunds.ts'
import { findWaitingEvent, listLeftEvents, markProcessed } from './provider-events.sql.ts'

type FollowDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'>

/** T9: what the provider told us is a hint to go and ask. A provider that is away makes the job come again. */
export async function followEvent(deps: FollowDeps, { eventId }: { eventId: string }): Promise<void> {
  const reported = await findWaitingEvent(deps.db.read, eventId)
  if (reported === null) return
  await follow(deps, reported)
  await deps.db.statement((writer) => markProcessed(writer, eventId))
}

const LEFT_AFTER_SECONDS = 30
const MOST_AT_ONCE = 100
/** One that gets no answer says nothing of the others; several in a row mean that the provider is away. */
const MOST_UNREACHABLE = 3

/** Every minute: a worker that was killed has taken its job with it, but not the event. */
export async function followLeftEvents(deps: FollowDeps): Promise<void> {
  const left = await listLeftEvents(deps.db.read, { seconds: LEFT_AFTER_SECONDS, limit: MOST_AT_ONCE })
  let unreachable = 0
  for (const eventId of left) {
    unreachable = (await followOrLeave(deps, eventId)) === 'unreachable' ? unreachable + 1 : 0
    if (unreachable === MOST_UNREACHABLE) return
  }
}

async function followOrLeave(deps: FollowDeps, eventId: string): Promise<'done' | 'unreachable'> {
  try {
    await followEvent(deps, { eventId })
    return 'done'
  } catch (error) {
    if (error instanceof ProviderUnreachable) return 'unreachable'
    deps.log.error({ eventId, err: error }, 'provider event could not be processed')
    return 'done'
  }
}

async function follow(
  deps: FollowDeps,
  { event, reference }: { event: string; reference: string },
): Promise<void> {
  if (event === 'charge.success') return followCharge(deps, reference)
  if (event.startsWith('refund.')) return askAboutRefundsOf(deps, reference)
  if (event.startsWith('charge.dispute.')) {
    deps.log.warn({ event, reference }, 'payment disputed by the customer’s bank, staff must answer')
  }
  // P9: whatever else there is has been kept, and that is all.
}

async function followCharge(deps: FollowDeps, reference: string): Promise<void> {
  const payment = await findPayment(deps.db.read, reference)
  if (payment === null || payment.capturedKobo !== null) return
  const news = await askAboutPayment(deps, payment)
  // It was told too early, or it is not true: the provider is asked again before long.
  if (news !== 'captured') await deps.db.statement((writer) => askSoon(writer, reference))
}
