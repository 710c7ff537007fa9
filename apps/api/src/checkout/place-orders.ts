import type { CheckoutId } from '@ahia/contracts/ids'
import { acceptPrices } from '#cart/checkout/accept-prices.ts'
import { holdStock } from '#catalog/stock/hold-stock.ts'
import { createOrders, type PlacedOrder } from '#orders/create-orders.ts'
import { listPlacedOrders } from '#orders/orders.reads.ts'
import { DomainError } from '#platform/domain-error.ts'
import { faultPoint } from '#platform/fault-point.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { requestKeyReused } from './checkout.errors.ts'
import { deleteCheckout, findByKey, insertCheckout, listEarlier, type NewCheckout } from './checkout.sql.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { deliveryOf, draftOrders } from './draft-orders.ts'
import { assertWithinLimits, findSame, listReplaced } from './earlier-checkouts.ts'
import { getOrderableLines, listPrices } from './get-orderable-lines.ts'
import { newCheckout } from './new-checkout.ts'
import { type CheckoutContents, type CheckoutRequest, readContents } from './read-contents.ts'
import { replaceCheckouts } from './replace-checkouts.ts'
import { shortageError } from './shortage-error.ts'

export type Placed = { checkoutId: CheckoutId; orders: readonly PlacedOrder[] }

/**
 * API-09: one order per shop, with its items held. A repeat returns what the first one made (CHK-06); docs/decisions/0030
 * says what makes a request a repeat. A checkout that fails leaves nothing behind but prices: those that the customer was
 * shown count as accepted from then on.
 */
export async function placeOrders(
  { db, checkoutSources }: CheckoutDeps,
  request: CheckoutRequest,
): Promise<Placed> {
  const contents = await readContents(checkoutSources, request)
  const checkout = newCheckout({ id: newId<CheckoutId>(), request, lines: contents.lines })
  try {
    const placed = await db.transaction((tx) => place(tx, { checkout, request, contents }))
    faultPoint('K3')
    return placed
  } catch (error) {
    if (error instanceof DomainError && error.code === 'PRICE_CHANGED') {
      await acceptPrices({ db }, { accountId: request.accountId, prices: listPrices(contents) })
    }
    throw error
  }
}

type PlaceInput = { checkout: NewCheckout; request: CheckoutRequest; contents: CheckoutContents }

async function place(tx: Tx, { checkout, request, contents }: PlaceInput): Promise<Placed> {
  const opened = await insertCheckout(tx, checkout)
  if (opened === 'known') return getFirstAnswer(tx, checkout)
  const earlier = opened === 'first' ? [] : await listEarlier(tx, checkout)
  const same = findSame(earlier)
  if (same) {
    await deleteCheckout(tx, checkout.id)
    return getPlaced(tx, same.id)
  }
  assertWithinLimits(earlier)

  const orderable = getOrderableLines(contents)
  const drafts = draftOrders(orderable, contents.fees, request.delivery.type)
  await replaceCheckouts(tx, {
    replaced: listReplaced(earlier),
    by: orderable.map(({ line }) => line.productId),
  })
  faultPoint('K1')
  // CHK-07: before the orders are inserted, so that a checkout that misses the last item fails before it writes any.
  const missing = await holdStock(
    tx,
    drafts.map(({ id, lines }) => ({ orderId: id, lines })),
  )
  if (missing.length > 0) throw shortageError(missing, orderable)
  const { id: checkoutId, accountId } = checkout
  const orders = await createOrders(tx, { checkoutId, accountId, delivery: deliveryOf(request) }, drafts)
  faultPoint('K2')
  return { checkoutId, orders }
}

/** R3: a request key belongs to one request; a different request with the same key is the caller's mistake. */
async function getFirstAnswer(tx: Tx, checkout: NewCheckout): Promise<Placed> {
  const first = await findByKey(tx, checkout)
  if (!first?.requestHash.equals(checkout.requestHash)) throw requestKeyReused()
  return getPlaced(tx, first.id)
}

async function getPlaced(tx: Tx, checkoutId: CheckoutId): Promise<Placed> {
  return { checkoutId, orders: await listPlacedOrders(tx, checkoutId) }
}
