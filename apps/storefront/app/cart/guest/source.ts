import { lineKey } from '@ahia/rules/cart/cart-line'
import type { PartState } from '@ahia/web/parts/part-state'
import type { CartContents, CartLine, CartSource } from '../cart-source.ts'
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

/** CART-01: in this browser, so there is no loading state, and no change takes long enough to be shown. */
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
    return oneAtATime(line, () =>
      more > 0 ? addToGuestCart({ ...line, price, quantity: more }) : reduceGuestLine(line, -more),
    )
  },
  remove: (line) => oneAtATime(line, () => removeGuestLine(line)),
  restore: (line) => oneAtATime(line, () => restoreGuestLine(toGuestLine(line))),
  clear: clearGuestCart,
}

const underWay = new Set<string>()

/** CART-09: a line has one change at a time; a press that does not know of the previous change does nothing. */
async function oneAtATime(line: CartLine, change: () => Promise<void>): Promise<void> {
  const key = lineKey(line)
  if (underWay.has(key)) return
  underWay.add(key)
  try {
    await change()
  } finally {
    underWay.delete(key)
  }
}

function toPart({ items }: GuestCart): PartState<CartContents> {
  const lines = items.map((item) => ({ ...item, product: null }))
  return { state: 'ready', value: { lines, changeOf: () => null } }
}

const toGuestLine = ({ product: _, ...line }: CartLine): GuestLine => line
