import type { CheckoutId, OrderId } from '@ahia/contracts/ids'
import { expireOrders } from '#orders/expire-orders.ts'
import { type LapsedOrder, listLapsedOrders } from '#orders/list-lapsed-orders.ts'
import { lockOrders } from '#orders/lock-orders.ts'
import { releaseOrders } from '#orders/release-orders.ts'
import { faultPoint } from '#platform/fault-point.ts'
import { ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import { askAboutPayment, type PaymentNews } from './ask-about-payment.ts'
import { LATE_PAYMENT_HOURS } from './payments.rules.ts'
import { hasPayments, listUnsettled, markFailed } from './payments.sql.ts'
import type { PaymentsDeps } from './payments-deps.ts'

type ExpiryDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'>

const MOST_AT_ONCE = 500

/** CHK-07: goods that were put aside long enough go back to the shelf. Every minute; bears repeating. */
export async function expireUnpaid(deps: ExpiryDeps): Promise<void> {
  const lapsed = await listLapsedOrders(deps.db.read, MOST_AT_ONCE, { lateHours: LATE_PAYMENT_HOURS })
  for (const [checkoutId, orders] of Map.groupBy(lapsed, (order) => order.checkoutId)) {
    await endOrLeave(deps, checkoutId, orders)
    faultPoint('K13')
  }
}

/** One checkout that cannot be ended must not keep the others from it. */
async function endOrLeave(deps: ExpiryDeps, checkoutId: CheckoutId, orders: LapsedOrder[]): Promise<void> {
  try {
    await end(deps, checkoutId, orders)
  } catch (error) {
    // I15: as long as the provider does not say that nothing came, nothing is given to others.
    if (error instanceof ProviderUnreachable) return
    deps.log.error({ checkoutId, err: error }, 'unpaid orders could not be ended')
  }
}

async function end(deps: ExpiryDeps, checkoutId: CheckoutId, orders: LapsedOrder[]): Promise<void> {
  const orderIds = orders.map(({ id }) => id)
  if (orders.every(({ releasedAt }) => releasedAt !== null)) {
    await expireIfNothingCame(deps, checkoutId, orderIds)
  } else if (!(await expireIfNeverPaid(deps, checkoutId, orderIds))) {
    await releaseIfNothingCame(deps, checkoutId, orderIds)
  }
}

/** The orders are held while we look, so that no payment is started in between. */
function expireIfNeverPaid(
  { db }: ExpiryDeps,
  checkoutId: CheckoutId,
  orderIds: readonly OrderId[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockOrders(tx, orderIds)
    if (await hasPayments(tx, checkoutId)) return false
    await expireOrders(tx, orderIds)
    return true
  })
}

/** PAY-04: the orders wait on for money that comes late, but their goods can be bought again. */
async function releaseIfNothingCame(
  deps: ExpiryDeps,
  checkoutId: CheckoutId,
  orderIds: readonly OrderId[],
): Promise<void> {
  const news = await askAboutAll(deps, checkoutId)
  if (news.includes('captured') || news.includes('open')) return
  await deps.db.transaction((tx) => releaseOrders(tx, orderIds))
}

async function expireIfNothingCame(
  deps: ExpiryDeps,
  checkoutId: CheckoutId,
  orderIds: readonly OrderId[],
): Promise<void> {
  const news = await askAboutAll(deps, checkoutId)
  if (!news.includes('captured')) await deps.db.transaction((tx) => expireOrders(tx, orderIds))
}

/** What the provider says of each payment; those of which nothing came cannot be paid on our side any more. */
async function askAboutAll(deps: ExpiryDeps, checkoutId: CheckoutId): Promise<PaymentNews[]> {
  const all: PaymentNews[] = []
  for (const payment of await listUnsettled(deps.db.read, checkoutId)) {
    const news = await askAboutPayment(deps, payment)
    if (news !== 'captured' && news !== 'open')
      await deps.db.statement((writer) => markFailed(writer, payment.id))
    all.push(news)
  }
  return all
}
