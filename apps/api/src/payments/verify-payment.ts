import type { AccountId } from '@ahia/contracts/ids'
import type { verifyPayment as contract } from '@ahia/contracts/payments'
import type { z } from 'zod'
import { listOrdersToPay } from '#orders/orders.reads.ts'
import { ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import { checkPayment, type PaymentNews } from './check-payment.ts'
import { paymentFailed, paymentNotFound, paymentPending, paymentUnreachable } from './payments.errors.ts'
import { findPayment, markFailed, markReported, type Payment } from './payments.sql.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { isOfWrongAmount } from './refunds/refunds.sql.ts'

type VerifyPaymentInput = { accountId: AccountId; reference: string }
type Verified = z.input<typeof contract.data> & { message: string }

/**
 * PAY-02, S1: succeeds only for captured money of the right amount. Later calls only read, and say that it is already
 * verified. Everything else throws an error that the page cannot mistake for success.
 */
export async function verifyPayment(
  deps: PaymentsDeps,
  { accountId, reference }: VerifyPaymentInput,
): Promise<Verified> {
  const payment = await getOwn(deps, { accountId, reference })
  if (payment.capturedKobo !== null) return describeVerified(deps, payment)
  const news = await checkNow(deps, payment)
  if (news === 'open') throw paymentPending()
  if (news === 'captured') return describeVerified(deps, await getOwn(deps, { accountId, reference }))
  // The customer is told that it failed, so paying again opens a new page.
  await deps.db.statement((writer) => markFailed(writer, payment.id))
  throw paymentFailed()
}

/** T10: an unknown reference, or another customer's, never reaches the provider. */
async function getOwn({ db }: PaymentsDeps, { accountId, reference }: VerifyPaymentInput): Promise<Payment> {
  const payment = await findPayment(db.read, reference)
  if (payment === null || payment.accountId !== accountId) throw paymentNotFound()
  return payment
}

async function checkNow(deps: PaymentsDeps, payment: Payment): Promise<PaymentNews> {
  try {
    return await checkPayment(deps, payment)
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw paymentUnreachable(error.retryAfterSeconds, error)
    throw error
  }
}

async function describeVerified({ db }: PaymentsDeps, payment: Payment): Promise<Verified> {
  const { id, reference, capturedKobo, channel, accountId, orderIds } = payment
  // P12: an amount that is too low, or in another currency, pays for nothing and is refunded.
  if (capturedKobo === null || (await isOfWrongAmount(db.read, id))) throw paymentFailed()
  const orders = await listOrdersToPay(db.read, { accountId, orderIds })
  const isFirst = await db.statement((writer) => markReported(writer, id))
  return {
    paymentStatus: { status: 'success', amount: capturedKobo, channel, reference },
    orders: orders.map((order) => ({ _id: order.id, status: order.status })),
    isSentBack: payment.status === 'UNCLAIMED',
    message: isFirst ? 'Payment verified' : 'Payment already verified',
  }
}
