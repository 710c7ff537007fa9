import type { AccountId, CheckoutId, OrderId, PaymentId } from '@ahia/contracts/ids'
import { sum } from '@ahia/money/arithmetic'
import { holdAccount } from '#accounts/hold-account.ts'
import { getProfile } from '#accounts/profile/get-profile.ts'
import { HoldLimitReached } from '#catalog/stock/hold-stock.ts'
import { holdForPayment } from '#orders/holds/hold-for-payment.ts'
import { orderNotFound } from '#orders/orders.errors.ts'
import { listOrderIdsOfCheckout, listOrdersToPay, type OrderToPay } from '#orders/orders.reads.ts'
import { ordersWaiting } from '#orders/steps/events.ts'
import { lockOwnOrders } from '#orders/steps/lock-orders.ts'
import { faultPoint } from '#platform/fault-point.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/jobs/outbox.ts'
import type { Reader, Tx } from '#tables.ts'
import { type OpenedPayment, openPayment } from './open-payment.ts'
import {
  alreadyPaid,
  amountLimit,
  orderExpired,
  partialCheckout,
  paymentUnreachable,
} from './payments.errors.ts'
import { CHECK_PAUSES_SECONDS, isPayableAmount, LAST_CALL_MS, referenceOf } from './payments.rules.ts'
import { findLivePayment, insertPayment, markFailed, type Payment } from './payments.sql.ts'
import type { PaymentsDeps } from './payments-deps.ts'

const RETRY_SECONDS = 2

type StartPaymentInput = { accountId: AccountId; orderIds: readonly OrderId[]; clientAddress: string }

/**
 * API-10: returns the address where the customer pays for all orders of one checkout. Repeated calls return the same address
 * as long as the payment can be paid, so there is never more than one.
 */
export async function startPayment(deps: PaymentsDeps, input: StartPaymentInput): Promise<OpenedPayment> {
  const { email } = await getProfile(deps.db.read, input.accountId)
  const attempt = { ...input, email, startedAt: performance.now() }
  const first = await intendAndOpen(deps, attempt)
  if (first !== null) return first
  const isLate = performance.now() - attempt.startedAt > LAST_CALL_MS
  const second = isLate ? null : await intendAndOpen(deps, attempt)
  if (second === null) throw paymentUnreachable(RETRY_SECONDS)
  return second
}

/** null when this attempt failed and another may succeed. */
async function intendAndOpen(
  deps: PaymentsDeps,
  { email, startedAt, ...input }: StartPaymentInput & { email: string; startedAt: number },
): Promise<OpenedPayment | null> {
  const intent = await intend(deps, input)
  if (intent === null) return null
  const { payment, isNew } = intent
  faultPoint('K4')
  return openPayment(deps, { payment, email, isNew, startedAt })
}

type Intent = { payment: Payment; isNew: boolean }

/** I13: the payment is stored before the provider is called. */
async function intend(deps: PaymentsDeps, input: StartPaymentInput): Promise<Intent | null> {
  const intent = await intendWithOrWithoutHold(deps, input)
  if (intent === null) return null
  const { payment, isNew } = intent
  if (isNew || isFor(payment, input.orderIds)) return intent
  // One of its orders was cancelled since. A customer who still pays it is refunded.
  await deps.db.statement((writer) => markFailed(writer, payment.id))
  return null
}

/** T11 (hoarding): above the hold limit the payment starts without a hold, and the items are taken when the money arrives. */
async function intendWithOrWithoutHold(
  { db }: PaymentsDeps,
  input: StartPaymentInput,
): Promise<Intent | null> {
  try {
    return await db.transaction((tx) => findOrInsert(tx, { ...input, mayHold: true }))
  } catch (error) {
    if (!(error instanceof HoldLimitReached)) throw error
    return db.transaction((tx) => findOrInsert(tx, { ...input, mayHold: false }))
  }
}

type FindOrInsertInput = StartPaymentInput & { mayHold: boolean }

async function findOrInsert(tx: Tx, input: FindOrInsertInput): Promise<Intent | null> {
  const { accountId, orderIds } = input
  await holdAccount(tx, accountId)
  const locked = await lockOwnOrders(tx, { accountId, orderIds }) // so that none of them expires in the meantime
  const orders = await listOrdersToPay(tx, { accountId, orderIds })
  const checkoutId = await getCheckout(tx, orders, orderIds)
  const amountKobo = sum(orders.map(({ totalKobo }) => totalKobo))
  if (!isPayableAmount(amountKobo)) throw amountLimit()
  await holdForPayment(tx, locked, input)

  const id = newId<PaymentId>()
  const [checkAfterSeconds] = CHECK_PAUSES_SECONDS
  const started = {
    id,
    reference: referenceOf(id),
    accountId,
    checkoutId,
    amountKobo,
    orders,
    checkAfterSeconds,
  }
  const isNew = await insertPayment(tx, started)
  if (isNew) await publish(tx, ordersWaiting, { checkoutId, orderIds: orders.map((order) => order.id) })
  const payment = await findLivePayment(tx, checkoutId)
  // The payment that prevented the insert has failed in the meantime.
  return payment === null ? null : { payment, isNew }
}

/** T5: with another customer's order among them, the whole request is answered as not found. */
async function getCheckout(
  reader: Reader,
  orders: readonly OrderToPay[],
  orderIds: readonly OrderId[],
): Promise<CheckoutId> {
  const [first] = orders
  if (!first || orders.length < orderIds.length) throw orderNotFound()
  if (orders.some(({ status }) => status === 'CANCELLED' || status === 'EXPIRED')) throw orderExpired()
  if (orders.some(({ status }) => status !== 'PENDING')) throw alreadyPaid()
  if (orders.some(({ isPayable }) => !isPayable)) throw orderExpired()
  const together = await listOrderIdsOfCheckout(reader, first.checkoutId)
  if (!isSame(together, orderIds)) throw partialCheckout()
  return first.checkoutId
}

const isFor = (payment: Payment, orderIds: readonly OrderId[]): boolean => isSame(payment.orderIds, orderIds)

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join()
