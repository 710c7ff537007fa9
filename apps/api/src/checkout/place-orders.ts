import type { CheckoutId } from '@ahia/contracts/ids'
import { sum } from '@ahia/money/arithmetic'
import { acceptPrices } from '#cart/checkout/accept-prices.ts'
import { HoldLimitReached } from '#catalog/stock/hold-stock.ts'
import { createOrders, type OrderDraft, type PlacedOrder } from '#orders/create-orders.ts'
import { listPlacedOrders } from '#orders/orders.reads.ts'
import { amountLimit } from '#payments/payments.errors.ts'
import { isPayableAmount } from '#payments/payments.rules.ts'
import { DomainError } from '#platform/domain-error.ts'
import { faultPoint } from '#platform/fault-point.ts'
import { newId } from '#platform/ids.ts'
import type { Db, Tx } from '#tables.ts'
import { assertAdult, hasItemsForAdults } from './assert-adult.ts'
import { cancelEarlier } from './cancel-earlier.ts'
import { requestKeyReused } from './checkout.errors.ts'
import {
  deleteCheckout,
  findByKey,
  insertCheckout,
  listEarlier,
  markAdult,
  type NewCheckout,
} from './checkout.sql.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { deliveryDetails, draftOrders } from './draft-orders.ts'
import { assertWithinLimits, findSame, listToReplace } from './earlier-checkouts.ts'
import { getOrderableLines, listPrices } from './get-orderable-lines.ts'
import { hashCheckout } from './hash-checkout.ts'
import { holdOrCheckItems } from './hold-or-check-items.ts'
import { lockAndAssertDeliverable } from './lock-and-assert-deliverable.ts'
import { lockAndAssertNoneOnHoliday } from './lock-and-assert-none-on-holiday.ts'
import { type CheckoutContents, type CheckoutRequest, readContents } from './read-contents.ts'
import { shortageError } from './shortage-error.ts'

export type PlacedCheckout = { checkoutId: CheckoutId; orders: readonly PlacedOrder[] }

/**
 * API-09: one order per shop, with its items held: nobody else can buy them for HOLD_MINUTES. Decision 0045 says who gets no
 * hold. A repeat returns what the first one made (CHK-06); docs/decisions/0030 says what makes a request a repeat. A checkout
 * that fails stores nothing but the prices that the customer was shown, which count as accepted from then on.
 */
export async function placeOrders(
  { db, checkoutReads }: CheckoutDeps,
  request: CheckoutRequest,
  clientAddress: string,
): Promise<PlacedCheckout> {
  const contents = await readContents(checkoutReads, request)
  const checkout = hashCheckout({ id: newId<CheckoutId>(), request, lines: contents.lines })
  try {
    const placed = await placeWithOrWithoutHold(db, { checkout, request, contents, clientAddress })
    faultPoint('K3')
    return placed
  } catch (error) {
    if (error instanceof DomainError && error.code === 'PRICE_CHANGED') {
      await acceptPrices({ db }, { accountId: request.accountId, prices: listPrices(contents) })
    }
    throw error
  }
}

type PlaceInput = {
  checkout: NewCheckout
  request: CheckoutRequest
  contents: CheckoutContents
  clientAddress: string
}

/** T11 (hoarding): above the hold limit a checkout is placed without a hold, so that a large order can still be paid. */
async function placeWithOrWithoutHold(db: Db, input: PlaceInput): Promise<PlacedCheckout> {
  try {
    return await db.transaction((tx) => place(tx, { ...input, mayHold: true }))
  } catch (error) {
    if (!(error instanceof HoldLimitReached)) throw error
    return db.transaction((tx) => place(tx, { ...input, mayHold: false }))
  }
}

async function place(tx: Tx, input: PlaceInput & { mayHold: boolean }): Promise<PlacedCheckout> {
  const { checkout, request, contents } = input
  // 1. The checkout itself, which locks the account, or the answer of the one that it repeats.
  const outcome = await insertCheckout(tx, checkout)
  if (outcome === 'repeated') return getFirstAnswer(tx, checkout)
  const earlier = outcome === 'first' ? [] : await listEarlier(tx, checkout)
  const sameCheckout = findSame(earlier)
  if (sameCheckout) {
    await deleteCheckout(tx, checkout.id)
    return getPlaced(tx, sameCheckout.id)
  }
  assertWithinLimits(earlier)

  // 2. The orders, drafted and checked; no error before it is known that the request is not a repeat.
  const orderable = getOrderableLines(contents)
  assertAdult(orderable, request.isAdult ?? false)
  if (hasItemsForAdults(orderable)) await markAdult(tx, checkout.id)
  const delivery = deliveryDetails(request)
  const drafts = draftOrders(orderable, { fees: contents.fees, deliveryType: delivery.type, now: new Date() })
  assertPayableAmount(drafts)

  // 3. What they replace is cancelled. Orders are locked before products here, and both before shops below.
  const deadline = await cancelEarlier(tx, {
    earlier: listToReplace(earlier),
    newProductIds: orderable.map(({ line }) => line.productId),
  })
  faultPoint('K1')

  // 4. CHK-07: items are held before the orders are inserted, so that a checkout that misses the last one fails before that.
  await lockAndAssertDeliverable(tx, orderable, delivery)
  const { id: checkoutId, accountId } = checkout
  const { isHeld, shortages } = await holdOrCheckItems(tx, {
    ...input,
    drafts,
    accountId,
    isFirst: outcome === 'first',
  })
  if (shortages.length > 0) throw shortageError(shortages, orderable)
  await lockAndAssertNoneOnHoliday(tx, drafts)

  // 5. The orders are inserted.
  const shared = { checkoutId, accountId, hold: { isHeld, deadline }, delivery }
  const orders = await createOrders(tx, shared, drafts)
  faultPoint('K2')
  return { checkoutId, orders }
}

/** T11 (hoarding): a checkout that `POST /orders/pay` would reject would hold items that nobody can buy. */
function assertPayableAmount(drafts: readonly OrderDraft[]): void {
  const amounts = drafts.flatMap(({ itemsKobo, deliveryFeeKobo, serviceFeeKobo }) => [
    itemsKobo,
    deliveryFeeKobo,
    serviceFeeKobo,
  ])
  if (!isPayableAmount(sum(amounts))) throw amountLimit()
}

/** R3 (no second order): a key belongs to one request; a different request with the same key is the caller's mistake. */
async function getFirstAnswer(tx: Tx, checkout: NewCheckout): Promise<PlacedCheckout> {
  const first = await findByKey(tx, checkout)
  if (!first?.requestHash.equals(checkout.requestHash)) throw requestKeyReused()
  return getPlaced(tx, first.id)
}

async function getPlaced(tx: Tx, checkoutId: CheckoutId): Promise<PlacedCheckout> {
  return { checkoutId, orders: await listPlacedOrders(tx, checkoutId) }
}
