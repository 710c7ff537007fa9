import { ApiError } from '@ahia/contracts/api-error'
import { addToCart, clearCart, reduceQuantity, removeFromCart, restoreItem } from '@ahia/contracts/cart'
import type { LineChoice } from '@ahia/rules/cart/cart-line'
import { call, dropLeftGrant } from '#session/customer-session.ts'
import type { CartLine } from '../cart-source.ts'
import type { NewGuestLine } from '../guest/guest-cart.rules.ts'
import { changeCustomerCart, notifyCartChanged } from './customer-cart.ts'

/** CART-02, CART-03. Like all below it rejects with a message for the shopper. */
export async function addToCustomerCart(line: NewGuestLine): Promise<void> {
  dropLeftGrant()
  await inWords('Failed to add item to cart', () => call(addToCart, toAdded(line, line.quantity)))
  notifyCartChanged()
}

export function changeCustomerQuantity(line: CartLine, quantity: number): Promise<void> {
  const lineId = line.id
  const more = quantity - line.quantity
  if (more > 0)
    return inWords('Failed to add item to cart', () =>
      changeCustomerCart({ kind: 'increase', lineId, quantity }, () => call(addToCart, toAdded(line, more))),
    )
  return inWords('Failed to reduce quantity', () =>
    changeCustomerCart({ kind: 'decrease', lineId, quantity }, () =>
      call(reduceQuantity, { itemId: lineId, by: -more }),
    ),
  )
}

export const removeCustomerLine = ({ id }: CartLine): Promise<void> =>
  inWords('Failed to remove item from cart', () =>
    changeCustomerCart({ kind: 'remove', lineId: id }, () => call(removeFromCart, { itemId: id })),
  )

export const restoreCustomerLine = (line: CartLine): Promise<void> =>
  inWords('Failed to add item to cart', () =>
    changeCustomerCart({ kind: 'restore', lineId: line.id, line }, () =>
      call(restoreItem, { itemId: line.id }),
    ),
  )

export const clearCustomerCart = (): Promise<void> =>
  inWords('Failed to clear cart', () =>
    changeCustomerCart({ kind: 'clear', lineId: null }, () => call(clearCart, {})),
  )

const toAdded = (
  { productId, selectedVariantId, selectedOptionId, selectedAddOns }: LineChoice,
  quantity: number,
) => ({
  productId,
  quantity,
  selectedVariantId,
  selectedOptionId,
  selectedAddOns: selectedAddOns.map((addOn) => ({ addOnId: addOn.addOnId, quantity: addOn.quantity })),
})

/** ERR-02: the server's message, else ours; the browser's own is not for shoppers. */
async function inWords(fallback: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (cause) {
    throw new Error(cause instanceof ApiError ? cause.message : fallback, { cause })
  }
}
