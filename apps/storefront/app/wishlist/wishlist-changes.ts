import { messageOf } from '@ahia/contracts/api-error'
import type { ProductCard } from '@ahia/contracts/catalog'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { openCustomerWishes } from './customer-saved-items.ts'
import { guestWishes } from './guest-saved-items.ts'
import { shownPrice } from './wishlist.rules.ts'
import { type WishChange, withChange } from './wishlist-changes.rules.ts'

/** It finds out by itself, now and ever after, whether somebody is signed in. */
const customerWishes = openCustomerWishes()

export type Wishable = Pick<ProductCard, '_id' | 'name' | 'basePrice' | 'fromPrice'>

async function saveWish(product: Wishable): Promise<void> {
  const { _id: productId, name } = product
  const savedAt = new Date().toISOString()
  const wish = { productId, name, price: shownPrice(product), savedAt }
  if ((await change({ kind: 'save', wish })) === 'kept') showToast(SAVED)
}

async function removeWish(productId: string): Promise<void> {
  await change({ kind: 'remove', productId })
}

export const wishChanges = { customerWishes, saveWish, removeWish }

const SAVED = {
  kind: 'success',
  text: 'Saved to your wishlist',
  action: { label: 'View', href: '/wishlist' },
} as const

/** Shown at once. What is refused is shown as before, and the shopper told why. */
async function change(asked: WishChange): Promise<'kept' | 'refused'> {
  try {
    await (customerWishes.read() ? customerWishes.change(asked) : changeGuests(asked))
    return 'kept'
  } catch (error) {
    showToast({ kind: 'error', text: messageOf(error) })
    return 'refused'
  }
}

async function changeGuests(asked: WishChange): Promise<void> {
  try {
    await guestWishes.change((wishes) => withChange(wishes, asked))
  } catch (cause) {
    // ERR-02: the browser's own words are not for shoppers
    throw new Error("We couldn't save this. Your browser's storage may be full or blocked.", { cause })
  }
}
