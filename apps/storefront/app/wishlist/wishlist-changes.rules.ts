import { MAX_SAVED_ITEMS } from '@ahia/contracts/limits'
import { isSavedItem, type SavedItem, type Wishlist } from './wishlist.rules.ts'

/** A change that a shopper requests. */
export type WishlistChange = { kind: 'save'; savedItem: SavedItem } | { kind: 'remove'; productId: string }

/** The saved items after the change. */
export const withChange = (savedItems: Wishlist, change: WishlistChange): Wishlist =>
  change.kind === 'save'
    ? withSavedItem(savedItems, change.savedItem)
    : withoutSavedItem(savedItems, change.productId)

export const withSavedItem = (savedItems: Wishlist, savedItem: SavedItem): Wishlist =>
  isSavedItem(savedItems, savedItem.productId)
    ? savedItems
    : [savedItem, ...savedItems].slice(0, MAX_SAVED_ITEMS)

export const withoutSavedItem = (savedItems: Wishlist, productId: string): Wishlist =>
  savedItems.filter((savedItem) => savedItem.productId !== productId)
