import { createStoredValue } from '@ahia/web/storage/stored-value'
import { NO_SAVED_ITEMS, parseWishlist, type Wishlist } from './wishlist.rules.ts'

/** Dispatched on the window whenever a saved item is added or removed. */
export const WISHLIST_UPDATED = 'wishlist-updated'

/** PDP-11: what a guest has saved, in this browser. */
export const guestSavedItems = createStoredValue<Wishlist>({
  key: 'ahia-wishlist', // like the cart's key it must not change with the brand's name
  event: WISHLIST_UPDATED,
  empty: NO_SAVED_ITEMS,
  parse: parseWishlist,
})
