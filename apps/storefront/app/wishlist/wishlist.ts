import { messageOf } from '@ahia/contracts/api-error'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { firstInteraction } from '@ahia/web/loading/first-interaction'
import { customerSession } from '#session/customer-session.ts'
import type { CustomerSavedItems } from './customer-saved-items.ts'
import { guestSavedItems } from './guest-saved-items.ts'
import { NO_SAVED_ITEMS, type Wishlist } from './wishlist.rules.ts'

let customerSavedItems: CustomerSavedItems | null = null

/** Null until they are loaded; they know themselves whether somebody is signed in. */
export const foundCustomerSavedItems = (): CustomerSavedItems | null => customerSavedItems

/**
 * Changes, and customers' saved items, are in a script that a guest's first view does not need: it is fetched at once
 * where somebody is signed in, and otherwise at the first interaction, so that it is there when a heart is pressed.
 * Rejects with a message for the shopper.
 */
export async function loadWishlistChanges() {
  const { wishlistChanges } = await import('./wishlist-changes.ts').catch((cause: unknown) => {
    throw new Error("That didn't work. Try again.", { cause }) // ERR-02: the browser's own message is not for shoppers
  })
  customerSavedItems = wishlistChanges.customerSavedItems
  return wishlistChanges
}

/** For failures before a change; an error of the change itself is shown there. */
export const showFailure = (failure: unknown): void => showToast({ kind: 'error', text: messageOf(failure) })

/** PDP-11: the saved items, a guest's in this browser, a customer's on the server. */
export const wishlist = {
  read: (): Wishlist => customerSavedItems?.read() ?? guestSavedItems.read(),
  subscribe: (listener: () => void) => {
    const whenNeeded = customerSession.token() ? Promise.resolve() : firstInteraction
    void whenNeeded.then(loadWishlistChanges).catch(() => {}) // pressing a heart shows the error
    return guestSavedItems.subscribe(listener)
  },
}

let saved: { savedItems: Wishlist; ids: ReadonlySet<string> } = { savedItems: NO_SAVED_ITEMS, ids: new Set() }

/** For the many hearts of a page, each of which checks after each change. */
export function isSaved(productId: string): boolean {
  const savedItems = wishlist.read()
  if (savedItems !== saved.savedItems)
    saved = { savedItems, ids: new Set(savedItems.map((savedItem) => savedItem.productId)) }
  return saved.ids.has(productId)
}
