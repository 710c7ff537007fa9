import type { Product } from '@ahia/contracts/catalog'
import type { NewLine } from './buy-line.ts'

export const DIRECT_ORDER_KEY = 'direct-order'

/** PDP-10: an item for the checkout that is in no cart. */
type DirectItem = NewLine & {
  id: `direct-${string}`
  name: string
  image: string | null
  shop: { _id: string; name: string }
}

/** The state of the navigation to `/checkout`, and after a reload or a login the value in session storage. */
type DirectOrder = {
  isDirectOrder: true
  selectedItemsData: readonly DirectItem[]
  selectedItemIds: readonly string[]
}

export function toDirectOrder(product: Product, line: NewLine, now: number): DirectOrder {
  const item: DirectItem = {
    ...line,
    id: `direct-${product._id}-${now.toString(36)}`,
    name: product.name,
    image: product.images[0] ?? null,
    shop: { _id: product.shopId._id, name: product.shopId.name },
  }
  return { isDirectOrder: true, selectedItemsData: [item], selectedItemIds: [item.id] }
}

export function forgetDirectOrder(): void {
  try {
    sessionStorage.removeItem(DIRECT_ORDER_KEY)
  } catch {
    // a browser that blocks site data has stored none
  }
}

/** So that a reload or a login does not lose it. */
export function keepDirectOrder(order: DirectOrder): void {
  try {
    sessionStorage.setItem(DIRECT_ORDER_KEY, JSON.stringify(order))
  } catch {
    // full or blocked: the navigation carries the order too, only a reload would lose it
  }
}
