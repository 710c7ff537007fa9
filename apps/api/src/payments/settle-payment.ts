import type { PaymentId } from '@ahia/contracts/ids'
import { takeBoughtLines } from '#cart/checkout/take-bought-lines.ts'
import { holdStock } from '#catalog/stock/hold-stock.ts'
import { sellHeldStock } from '#catalog/stock/sell-held-stock.ts'
import { bookJournal } from '#ledger/book-journal.ts'
import { listRates } from '#ledger/ledger.reads.ts'
import { settlementEntries } from '#ledger/settlement.rules.ts'
import { type LockedOrder, lockOrders } from '#orders/steps/lock-orders.ts'
import { moveOrders } from '#orders/steps/move-orders.ts'
import { faultPoint } from '#platform/fault-point.ts'
import type { ProviderPayment } from '#providers/paystack/payment-provider.ts'
import type { Tx } from '#tables.ts'
import { isEnough } from './payments.rules.ts'
import { closePayment, hasSettledPayment, lockPayment, type Payment } from './payments.sql.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { refundUnclaimed } from './refunds/refund-unclaimed.ts'
import { toFacts } from './to-facts.ts'

/** What our own request to the provider returned. */
type SettlePaymentInput = { paymentId: PaymentId; captured: ProviderPayment }

/**
 * PAY-04, R2: captured money pays for all orders of its payment, or is refunded. The first caller (return page, webhook or
 * job) does all of it in one transaction; later ones change nothing.
 */
export async function settlePayment(
  { db }: Pick<PaymentsDeps, 'db'>,
  input: SettlePaymentInput,
): Promise<void> {
  try {
    await db.transaction((tx) => settle(tx, input))
  } catch (error) {
    if (!(error instanceof StockGone)) throw error
    await db.transaction((tx) => settleWithoutStock(tx, input))
  }
  faultPoint('K10')
}

async function settle(tx: Tx, { paymentId, captured }: SettlePaymentInput): Promise<void> {
  const payment = await lockUnsettled(tx, paymentId)
  if (payment === null) return
  if (!isEnough(payment, captured)) return refundUnclaimed(tx, { payment, captured, reason: 'WRONG_AMOUNT' })
  // Two payments of one checkout wait for each other here, so that it is certain which was first.
  const orders = await lockOrders(tx, payment.orderIds)
  if (await hasSettledPayment(tx, payment.checkoutId)) {
    return refundUnclaimed(tx, { payment, captured, reason: 'PAID_TWICE' })
  }
  // I11: a cancelled or expired order is final.
  if (orders.some(({ status }) => status !== 'PENDING')) {
    return refundUnclaimed(tx, { payment, captured, reason: 'TOO_LATE' })
  }
  await holdAgain(tx, orders)
  await completeSettlement(tx, { payment, captured, orders })
}

/** The items were sold while the payment was on its way, to others or to the same orders by another payment. */
async function settleWithoutStock(tx: Tx, { paymentId, captured }: SettlePaymentInput): Promise<void> {
  const payment = await lockUnsettled(tx, paymentId)
  if (payment === null) return
  await lockOrders(tx, payment.orderIds)
  const isPaid = await hasSettledPayment(tx, payment.checkoutId)
  await refundUnclaimed(tx, { payment, captured, reason: isPaid ? 'PAID_TWICE' : 'TOO_LATE' })
}

async function lockUnsettled(tx: Tx, paymentId: PaymentId): Promise<Payment | null> {
  const payment = await lockPayment(tx, paymentId)
  return payment?.capturedKobo === null ? payment : null
}

/** PAY-04, T11: a payment that is late, or whose items were not held, is accepted if everything is still in stock. */
async function holdAgain(tx: Tx, orders: readonly LockedOrder[]): Promise<void> {
  const unheld = orders.filter(({ heldAt, releasedAt }) => heldAt === null || releasedAt !== null)
  const missing = await holdStock(
    tx,
    unheld.map(({ id, lines }) => ({ orderId: id, lines })),
    null,
  )
  if (missing.length > 0) throw new StockGone()
}

/** Rolls the transaction back, so that none of the items stay held. */
class StockGone extends Error {}

type Settlement = { payment: Payment; captured: ProviderPayment; orders: readonly LockedOrder[] }

async function completeSettlement(tx: Tx, { payment, captured, orders }: Settlement): Promise<void> {
  const { id, accountId, orderIds } = payment
  const paid = await moveOrders(tx, { orderIds, from: 'PENDING', to: 'PAID', actor: 'MARKET' })
  if (paid.length < orderIds.length) throw new Error(`Not all orders of payment ${id} could be paid`)
  await sellHeldStock(tx, orderIds)
  faultPoint('K9')
  const facts = toFacts(captured)
  await bookJournal(tx, {
    key: `settle:${id}`,
    kind: 'SETTLEMENT',
    entries: settlementEntries({
      capturedKobo: facts.capturedKobo,
      providerFeeKobo: facts.providerFeeKobo,
      orders: orders.map(toPaidOrder),
      rates: await listRates(tx),
    }),
  })
  await takeBoughtLines(tx, { accountId, lines: orders.flatMap(({ lines }) => lines) })
  await closePayment(tx, id, { status: 'SETTLED', ...facts })
}

const toPaidOrder = (order: LockedOrder) => ({
  orderId: order.id,
  shopId: order.shopId,
  hasPackage: order.hasPackage,
  items: order.lines.map(({ category, lineKobo }) => ({ category, kobo: lineKobo })),
  deliveryFeeKobo: order.deliveryFeeKobo,
  serviceFeeKobo: order.serviceFeeKobo,
})
