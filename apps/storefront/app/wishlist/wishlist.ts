import { createStoredValue } from '#platform/stored-value.ts'
import {
  NO_WISHES,
  parseWishlist,
  type Wish,
  type Wishlist,
  withoutWish,
  withWish,
} from './wishlist.rules.ts'

/**
 * PDP-11: what a guest has saved, in this browser.
 * TODO PDP-11: of somebody signed in the server keeps it too; until it does everybody has a guest's list.
 */
export const wishlist = createStoredValue<Wishlist>({
  key: 'ahia-wishlist', // like the cart's key it never follows a new name of the brand
  event: 'wishlist-updated',
  empty: NO_WISHES,
  parse: parseWishlist,
})

let saved: { wishes: Wishlist; ids: ReadonlySet<string> } = { wishes: NO_WISHES, ids: new Set() }

/** For the many hearts of a page, each of which asks after each change. */
export function isSaved(productId: string): boolean {
  const wishes = wishlist.read()
  if (wishes !== saved.wishes) saved = { wishes, ids: new Set(wishes.map((wish) => wish.productId)) }
  return saved.ids.has(productId)
}

/** Like the one below it rejects when the browser keeps nothing for us. */
export const saveWish = (wish: Omit<Wish, 'savedAt'>): Promise<void> => {
  const savedAt = new Date().toISOString()
  return wishlist.change((wishes) => withWish(wishes, { ...wish, savedAt }))
}

export const removeWish = (productId: string): Promise<void> =>
  wishlist.change((wishes) => withoutWish(wishes, productId))
