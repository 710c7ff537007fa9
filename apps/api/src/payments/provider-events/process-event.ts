import { ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import { checkChargebacks } from '../chargebacks/check-chargebacks.ts'
import { checkPayment } from '../check-payment.ts'
import { checkSoon } from '../due-payments.sql.ts'
import { findPayment } from '../payments.sql.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import { checkRefundsOf } from '../refunds/send-refunds.ts'
import { findWaitingEvent, listMissedEvents, markProcessed } from './provider-events.sql.ts'

type EventDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'>

/** T9: an event is only a hint to check with the provider. When the provider does not answer, the job is retried. */
export async function processEvent(deps: EventDeps, { eventId }: { eventId: string }): Promise<void> {
  const event = await findWaitingEvent(deps.db.read, eventId)
  if (event === null) return
  await processOne(deps, event)
  await deps.db.statement((writer) => markProcessed(writer, eventId))
}

const LEFT_AFTER_SECONDS = 30
const MOST_AT_ONCE = 100
/** One without an answer says nothing about the others; several in a row mean that the provider is down. */
const MOST_UNREACHABLE = 3

/** Runs every minute: a killed worker loses its job, but not the stored event. */
export async function processMissedEvents(deps: EventDeps): Promise<void> {
  const left = await listMissedEvents(deps.db.read, { seconds: LEFT_AFTER_SECONDS, limit: MOST_AT_ONCE })
  let unreachable = 0
  for (const eventId of left) {
    unreachable = (await processOrLeave(deps, eventId)) === 'unreachable' ? unreachable + 1 : 0
    if (unreachable === MOST_UNREACHABLE) return
  }
}

async function processOrLeave(deps: EventDeps, eventId: string): Promise<'done' | 'unreachable'> {
  try {
    await processEvent(deps, { eventId })
    return 'done'
  } catch (error) {
    if (error instanceof ProviderUnreachable) return 'unreachable'
    deps.log.error({ eventId, err: error }, 'provider event could not be processed')
    return 'done'
  }
}

async function processOne(
  deps: EventDeps,
  { event, reference }: { event: string; reference: string },
): Promise<void> {
  if (event === 'charge.success') return processCharge(deps, reference)
  if (event.startsWith('refund.')) return checkRefundsOf(deps, reference)
  if (event.startsWith('charge.dispute.')) return checkChargebacks(deps, reference)
  // P9: other events are only stored.
}

async function processCharge(deps: EventDeps, reference: string): Promise<void> {
  const payment = await findPayment(deps.db.read, reference)
  if (payment === null || payment.capturedKobo !== null) return
  const news = await checkPayment(deps, payment)
  // The event came too early, or is not true: check again soon.
  if (news !== 'captured') await deps.db.statement((writer) => checkSoon(writer, reference))
}
