import { messageOf } from '@ahia/contracts/api-error'
import type { ProductCard } from '@ahia/contracts/catalog'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { openCustomerSavedItems } from './customer-saved-items.ts'
import { guestSavedItems } from './guest-saved-items.ts'
import { shownPrice } from './wishlist.rules.ts'
import { type WishlistChange, withChange } from './wishlist-changes.rules.ts'

/** Checks by itself, now and later, whether somebody is signed in. */
const customerSavedItems = openCustomerSavedItems()

export type SavableProduct = Pick<ProductCard, '_id' | 'name' | 'basePrice' | 'fromPrice'>

async function saveItem(product: SavableProduct): Promise<void> {
  const { _id: productId, name } = product
  const savedAt = new Date().toISOString()
  const savedItem = { productId, name, price: shownPrice(product), savedAt }
  if ((await change({ kind: 'save', savedItem })) === 'saved') showToast(SAVED)
}

async function removeSavedItem(productId: string): Promise<void> {
  await change({ kind: 'remove', productId })
}

export const wishlistChanges = { customerSavedItems, saveItem, removeSavedItem }

const SAVED = {
  kind: 'success',
  text: 'Saved to your wishlist',
  action: { label: 'View', href: '/wishlist' },
} as const

/** Shows the change at once. After an error it is undone, and the reason is shown. */
async function change(asked: WishlistChange): Promise<'saved' | 'refused'> {
  try {
    await (customerSavedItems.read() ? customerSavedItems.change(asked) : changeGuests(asked))
    return 'saved'
  } catch (error) {
    showToast({ kind: 'error', text: messageOf(error) })
    return 'refused'
  }
}

async function changeGuests(asked: WishlistChange): Promise<void> {
  try {
    await guestSavedItems.change((savedItems) => withChange(savedItems, asked))
  } catch (cause) {
    // ERR-02: the browser's own message is not for shoppers
    throw new Error("We couldn't save this. Your browser's storage may be full or blocked.", { cause })
  }
}
