import { MAX_CART_LINES, MAX_CART_QUANTITY } from '@ahia/contracts/limits'
import { DomainError } from '#platform/domain-error.ts'

type Shortage = {
  /** The most that one customer can have. */
  available: number
  inCart: number
  /** The quantity with which the same call would pass; 0 when none would. */
  addable: number
}

/** CART-15: says how many are available, so that the shopper can take that many. */
export const outOfStock = (shortage: Shortage) =>
  new DomainError('OUT_OF_STOCK', inWords(shortage), { details: shortage })

export const cartFull = () =>
  new DomainError('CART_FULL', `Your cart is full: it holds ${MAX_CART_LINES} different items`)
/** T5: the same for another customer's item and for one that does not exist. */
export const cartItemNotFound = () =>
  new DomainError('CART_ITEM_NOT_FOUND', 'This item is no longer in your cart')
export const ambiguousLine = () =>
  new DomainError('AMBIGUOUS_LINE', 'Your cart has this product more than once. Choose which one you mean.')

function inWords({ available, inCart }: Shortage): string {
  if (available === 0) return 'Out of stock'
  const left =
    available === MAX_CART_QUANTITY
      ? `You can buy at most ${MAX_CART_QUANTITY} of one item`
      : `Only ${available} left`
  return inCart === 0 ? left : `${left}, and you already have ${inCart} in your cart`
}
