import { faultPoint } from '#platform/fault-point.ts'
import {
  type ProviderRefund,
  ProviderRefused,
  ProviderUnreachable,
} from '#providers/paystack/payment-provider.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import { recordRefund } from './record-refund.ts'
import { lockPaymentOf, markNotSent, markRefused, markSending, type Refund } from './refunds.sql.ts'

type RefundDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'>

/** When to read an incomplete list again. */
const ODD_LIST_SECONDS = 60

/**
 * Sends a refund that the caller has claimed, or checks its status. P18: the provider has no idempotency key, so it is
 * looked up by our id first, in case an earlier response was lost. Throws `ProviderUnreachable`.
 */
export async function sendRefundOnce(deps: RefundDeps, refund: Refund): Promise<void> {
  const found = await findOrSend(deps, refund)
  if (found === null) return
  faultPoint('K12')
  await recordRefund(deps, refund, found)
}

/** A rejected refund may be accepted later (an empty balance, a key that is being changed), so it stays requested. */
async function findOrSend(deps: RefundDeps, refund: Refund): Promise<ProviderRefund | null> {
  try {
    return (await findAtProvider(deps, refund)) ?? (await send(deps, refund))
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const { id: refundId, reference } = refund
    deps.log.error(
      { refundId, reference, code: error.code, reason: error.message },
      'refund rejected by the provider',
    )
    await deps.db.statement((writer) => markRefused(writer, refundId))
    return null
  }
}

async function findAtProvider({ payments }: RefundDeps, refund: Refund): Promise<ProviderRefund | null> {
  const { id, reference, transactionId, takenOn } = refund
  const all = await payments.listRefunds({ reference, providerId: transactionId })
  // A list without a refund that the provider has accepted is incomplete, and proves nothing.
  if (takenOn.every((providerId) => all.some((one) => one.providerId === providerId)))
    return all.find(({ ourId }) => ourId === id) ?? null
  throw new ProviderUnreachable(`The provider's list of refunds of ${reference} lacks some`, {
    retryAfterSeconds: ODD_LIST_SECONDS,
  })
}

async function send(deps: RefundDeps, refund: Refund): Promise<ProviderRefund | null> {
  const { id, reference, amountKobo, providerId } = refund
  if (providerId !== null) return null // accepted before, so it is never sent a second time
  if (!(await isReleased(deps, refund))) {
    // Its claim is ours, and the provider's list does not have it: no earlier call can still bring it there.
    await markAsNotSent(deps, refund)
    return null
  }
  try {
    return await deps.payments.refund({ reference, amountKobo, ourId: id })
  } catch (error) {
    if (error instanceof ProviderRefused) await markAsNotSent(deps, refund)
    throw error
  }
}

/** PAY-05: decided under the payment's lock, as a dispute that is opened at the same moment must not be paid twice. */
const isReleased = ({ db }: RefundDeps, { id }: Refund): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockPaymentOf(tx, id)
    return markSending(tx, id)
  })

const markAsNotSent = ({ db }: RefundDeps, { id }: Refund): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPaymentOf(tx, id)
    await markNotSent(tx, id)
  })
