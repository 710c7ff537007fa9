import type { Product } from '@ahia/contracts/catalog'
import { type DeliveryPlace, deliveryOf } from '@ahia/rules/delivery-area'
import { type PricedLine, priceLine } from '@ahia/rules/priced-line'
import type { CartLine } from '../cart-source.ts'
import type { CartProducts } from '../use-cart-products.ts'

/** The states of a line: known, no longer sold, failed to load, or loading. */
export type LineView =
  | { state: 'priced'; product: Product; priced: PricedLine }
  | { state: 'gone' }
  | { state: 'failed'; message: string }
  | { state: 'loading' }

const NOT_FOUND = 404
const GONE = 410

/**
 * CART-11. A line that cannot be bought stays in the cart and says so, so that the shopper need not wonder where it
 * went.
 */
export function viewLine(line: CartLine, products: CartProducts): LineView {
  if (line.product) return withProduct(line, line.product)
  const answer = products.get(line.productId)
  if (!answer) return { state: 'loading' }
  if (answer.state === 'ready') return withProduct(line, answer.value.product)
  const isGone = answer.status === NOT_FOUND || answer.status === GONE
  return isGone ? { state: 'gone' } : { state: 'failed', message: answer.message }
}

function withProduct(line: CartLine, product: Product): LineView {
  const priced = priceLine(line, product)
  return priced ? { state: 'priced', product, priced } : { state: 'gone' }
}

/**
 * CART-15: only such a line can be selected; the others can be bought without it. WIN-06: what is not delivered to the place
 * that the shopper has chosen cannot, nor can what a shop on holiday sells (SELL-48).
 */
export const canBeBought = (
  { quantity }: CartLine,
  view: LineView,
  place: DeliveryPlace | null = null,
): boolean =>
  view.state === 'priced' &&
  view.priced.left >= quantity &&
  !view.product.shopId.away &&
  deliveryOf(view.product, place).isDelivered
