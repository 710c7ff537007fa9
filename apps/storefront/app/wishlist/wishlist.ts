import { messageOf } from '@ahia/contracts/api-error'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { firstInteraction } from '@ahia/web/loading/first-interaction'
import { customerSession } from '#session/customer-session.ts'
import type { CustomerWishes } from './customer-saved-items.ts'
import { guestWishes } from './guest-saved-items.ts'
import { NO_WISHES, type Wishlist } from './wishlist.rules.ts'

let customerWishes: CustomerWishes | null = null

/** Null until they have been brought; whether somebody is signed in they say themselves. */
export const foundCustomerWishes = (): CustomerWishes | null => customerWishes

/**
 * Wishes are changed, and those of customers kept, by a script that no guest's first glance needs: it is fetched at once
 * where somebody is signed in, and else at the first sign of a shopper, so that it is there when a heart is pressed.
 * Rejects with words for the shopper.
 */
export async function loadWishlistChanges() {
  const { wishChanges } = await import('./wishlist-changes.ts').catch((cause: unknown) => {
    throw new Error("That didn't work. Try again.", { cause }) // ERR-02: the browser's own words are not for shoppers
  })
  customerWishes = wishChanges.customerWishes
  return wishChanges
}

/** For what comes before a change; why the change itself was refused it tells by itself. */
export const showFailure = (failure: unknown): void => showToast({ kind: 'error', text: messageOf(failure) })

/** PDP-11: the wishes of whoever is here, a guest's in this browser, a customer's on the server. */
export const wishlist = {
  read: (): Wishlist => customerWishes?.read() ?? guestWishes.read(),
  subscribe: (listener: () => void) => {
    const whenNeeded = customerSession.token() ? Promise.resolve() : firstInteraction
    void whenNeeded.then(loadWishlistChanges).catch(() => {}) // whoever presses a heart is told
    return guestWishes.subscribe(listener)
  },
}

let saved: { wishes: Wishlist; ids: ReadonlySet<string> } = { wishes: NO_WISHES, ids: new Set() }

/** For the many hearts of a page, each of which asks after each change. */
export function isSaved(productId: string): boolean {
  const wishes = wishlist.read()
  if (wishes !== saved.wishes) saved = { wishes, ids: new Set(wishes.map((wish) => wish.productId)) }
  return saved.ids.has(productId)
}
