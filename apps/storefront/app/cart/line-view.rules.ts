import type { Product } from '@ahia/contracts/catalog'
import type { GuestLine } from './guest-cart.rules.ts'
import { type PricedLine, priceLine } from './priced-line.rules.ts'
import type { CartProducts } from './use-cart-products.ts'

/** What can be said of a line: everything, that it is no longer sold, that its product did not load, or nothing yet. */
export type LineView =
  | { state: 'priced'; product: Product; priced: PricedLine }
  | { state: 'gone' }
  | { state: 'failed'; message: string }
  | { state: 'loading' }

const NOT_FOUND = 404
const GONE = 410

/** What cannot be bought stays in the cart and says so: whoever put it there would wonder where it went. */
export function viewLine(line: GuestLine, products: CartProducts): LineView {
  const answer = products.get(line.productId)
  if (!answer) return { state: 'loading' }
  if (answer.state === 'failed') {
    const isGone = answer.status === NOT_FOUND || answer.status === GONE
    return isGone ? { state: 'gone' } : { state: 'failed', message: answer.message }
  }
  const { product } = answer.value
  const priced = priceLine(line, product)
  return priced ? { state: 'priced', product, priced } : { state: 'gone' }
}
