import { toNaira } from '@ahia/money/naira'
import type { CartEntry } from '../page/groups.rules.ts'

/** CART-10: where the browser stores the ids of the lines to check out. */
export const CHECKOUT_ITEMS_KEY = 'checkoutItems'

type CheckoutItem = {
  id: string
  productId: string
  quantity: number
  selectedVariantId: string | null
  selectedOptionId: string | null
  selectedAddOns: readonly { addOnId: string; quantity: number }[]
  /** Naira for one unit with its add-ons, as it was shown; the server decides what is paid. */
  price: number
  name: string
  image: string | null
  shop: { _id: string; name: string }
}

/** The state of the navigation to `/checkout`. */
type CartOrder = {
  isDirectOrder: false
  selectedItemIds: readonly string[]
  selectedItemsData: readonly CheckoutItem[]
}

export function toCartOrder(entries: readonly CartEntry[]): CartOrder {
  const items = entries.flatMap(toCheckoutItem)
  return { isDirectOrder: false, selectedItemIds: items.map(({ id }) => id), selectedItemsData: items }
}

/** So that a reload of the checkout does not lose them. */
export function keepCheckoutItems({ selectedItemIds }: Pick<CartOrder, 'selectedItemIds'>): void {
  try {
    localStorage.setItem(CHECKOUT_ITEMS_KEY, JSON.stringify(selectedItemIds))
  } catch {
    // full: the navigation carries them too, only a reload would lose them
  }
}

/** They belong to the account. A browser that blocks site data has stored none. */
export function forgetCheckoutItems(): void {
  try {
    localStorage.removeItem(CHECKOUT_ITEMS_KEY)
  } catch {}
}

function toCheckoutItem({ line, view }: CartEntry): CheckoutItem[] {
  if (view.state !== 'priced') return []
  const { product: _, addedAt: __, ...chosen } = line
  const { name, images, shopId } = view.product
  return [
    {
      ...chosen,
      price: toNaira(view.priced.unitKobo),
      name,
      image: images[0] ?? null,
      shop: { _id: shopId._id, name: shopId.name },
    },
  ]
}
