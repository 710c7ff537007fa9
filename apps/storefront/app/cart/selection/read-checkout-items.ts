import { fieldsOf, isId } from '@ahia/web/storage/stored-fields'
import { CHECKOUT_ITEMS_KEY } from './checkout-items.ts'

/** CART-10: the lines of the checkout, after a reload or a login; none where the browser blocks site data. */
export function readCheckoutItems(): readonly string[] {
  try {
    return idsIn(JSON.parse(localStorage.getItem(CHECKOUT_ITEMS_KEY) ?? 'null'))
  } catch {
    return []
  }
}

/** Null when this is not an order from a cart. */
export function parseCartOrder(json: unknown): readonly string[] | null {
  const { isDirectOrder, selectedItemIds } = fieldsOf(json)
  return isDirectOrder === false ? idsIn(selectedItemIds) : null
}

const idsIn = (json: unknown): readonly string[] => (Array.isArray(json) ? json.filter(isId) : [])
