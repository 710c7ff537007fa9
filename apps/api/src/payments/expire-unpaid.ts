import { expireOrders } from '#orders/steps/expire-orders.ts'
import { lockOrders } from '#orders/steps/lock-orders.ts'
import { releaseOrders } from '#orders/steps/release-orders.ts'
import { faultPoint } from '#platform/fault-point.ts'
import { ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import { checkPayment, type PaymentNews } from './check-payment.ts'
import { type LapsedCheckout, listWithoutPayment, listWithPayment } from './lapsed-checkouts.sql.ts'
import { LATE_PAYMENT_HOURS } from './payments.rules.ts'
import { hasPayments, listUnsettled, markFailed } from './payments.sql.ts'
import type { PaymentsDeps } from './payments-deps.ts'

type ExpiryDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'>

const PAGE = 200

/**
 * CHK-07: releases the items of unpaid checkouts whose hold has expired. Runs every minute; idempotent. Checkouts without
 * a payment come first, as they never wait for the provider.
 */
export async function expireUnpaid(deps: ExpiryDeps): Promise<void> {
  await endAll(deps, listWithoutPayment, expireIfWithoutPayment)
  await endAll(deps, listWithPayment, endIfNothingCame)
}

async function endAll(
  deps: ExpiryDeps,
  list: typeof listWithPayment,
  end: (deps: ExpiryDeps, checkout: LapsedCheckout) => Promise<void>,
): Promise<void> {
  let page: LapsedCheckout[] = []
  do {
    const after = page.at(-1)?.checkoutId ?? null
    page = await list(deps.db.read, { after, limit: PAGE, lateHours: LATE_PAYMENT_HOURS })
    for (const checkout of page) {
      await orLeave(deps, checkout, end(deps, checkout))
      faultPoint('K13')
    }
  } while (page.length === PAGE)
}

/** A checkout that cannot be expired must not block the others. */
async function orLeave(
  { log }: ExpiryDeps,
  { checkoutId }: LapsedCheckout,
  ending: Promise<void>,
): Promise<void> {
  try {
    await ending
  } catch (error) {
    // I15: without an answer from the provider nothing is released, as the payment may have been captured.
    if (error instanceof ProviderUnreachable) return
    log.error({ checkoutId, err: error }, 'unpaid orders could not be expired')
  }
}

/** Locks the orders first, so that no payment is started in between. */
async function expireIfWithoutPayment(
  { db }: ExpiryDeps,
  { checkoutId, orderIds }: LapsedCheckout,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrders(tx, orderIds)
    if (!(await hasPayments(tx, checkoutId))) await expireOrders(tx, orderIds)
  })
}

/**
 * PAY-04: orders accept a late payment for a day, but their items can be bought again unless the provider says that the
 * payment may still complete. After that day the orders expire even if it may, as items are not held for ever. While the
 * provider does not answer, nothing changes (I15).
 */
async function endIfNothingCame(
  deps: ExpiryDeps,
  { checkoutId, orderIds, isLate }: LapsedCheckout,
): Promise<void> {
  const news = await checkAll(deps, checkoutId)
  if (news.includes('captured')) return
  if (isLate) await deps.db.transaction((tx) => expireOrders(tx, orderIds))
  else if (!news.includes('open')) await deps.db.transaction((tx) => releaseOrders(tx, orderIds))
}

/** Checks each payment of the checkout, and closes those of which nothing was captured. */
async function checkAll(deps: ExpiryDeps, checkoutId: LapsedCheckout['checkoutId']): Promise<PaymentNews[]> {
  const all: PaymentNews[] = []
  for (const payment of await listUnsettled(deps.db.read, checkoutId)) {
    const news = await checkPayment(deps, payment)
    if (news !== 'captured' && news !== 'open')
      await deps.db.statement((writer) => markFailed(writer, payment.id))
    all.push(news)
  }
  return all
}
