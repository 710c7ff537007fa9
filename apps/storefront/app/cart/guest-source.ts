import type { Part } from '#platform/answer.ts'
import type { CartContents, CartLine, CartSource } from './cart-source.ts'
import { EMPTY_CART, type GuestCart, type GuestLine } from './guest-cart.rules.ts'
import {
  addToGuestCart,
  clearGuestCart,
  guestCart,
  reduceGuestLine,
  removeGuestLine,
  restoreGuestLine,
} from './guest-cart.ts'

let shown = { of: EMPTY_CART, part: toPart(EMPTY_CART) }

/** CART-01: in this browser, so it is there at once and nothing is ever under way. */
export const guestSource: CartSource = {
  kind: 'guest',
  subscribe: guestCart.subscribe,
  read: () => {
    const cart = guestCart.read()
    if (shown.of !== cart) shown = { of: cart, part: toPart(cart) }
    return shown.part
  },
  loadAgain: () => {},
  refresh: null,
  changeQuantity: (line, { quantity, price }) => {
    const more = quantity - line.quantity
    return more > 0 ? addToGuestCart({ ...line, price, quantity: more }) : reduceGuestLine(line, -more)
  },
  remove: removeGuestLine,
  restore: (line) => restoreGuestLine(toGuestLine(line)),
  clear: clearGuestCart,
}

function toPart({ items }: GuestCart): Part<CartContents> {
  const lines = items.map((item) => ({ ...item, product: null }))
  return { state: 'there', value: { lines, changeOf: () => null } }
}

const toGuestLine = ({ product: _, ...line }: CartLine): GuestLine => line
