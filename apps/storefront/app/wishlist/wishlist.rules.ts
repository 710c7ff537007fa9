import type { ProductCard } from '@ahia/contracts/catalog'
import { MAX_SAVED_ITEMS } from '@ahia/contracts/limits'
import { fieldsOf, isAmount, isId, isText, isTime } from '@ahia/web/storage/stored-fields'

/** Name and price on the day it was saved: for products that are no longer sold, and for showing a price change. */
export type SavedItem = { productId: string; name: string; price: number; savedAt: string }

/** Newest first. */
export type Wishlist = readonly SavedItem[]

export const isSavedItem = (savedItems: Wishlist, productId: string): boolean =>
  savedItems.some((savedItem) => savedItem.productId === productId)

/** The price on its card: the lowest among its choices. */
export const shownPrice = ({ basePrice, fromPrice }: Pick<ProductCard, 'basePrice' | 'fromPrice'>): number =>
  fromPrice ?? basePrice

/** Null when the value is not a wishlist of ours. A single broken item is left out. */
export function parseWishlist(json: unknown): Wishlist | null {
  if (!Array.isArray(json)) return null
  const savedItems = json.map(parseSavedItem).filter((savedItem) => savedItem !== null)
  const isFirst = ({ productId }: SavedItem, place: number) =>
    savedItems.findIndex((savedItem) => savedItem.productId === productId) === place
  return savedItems.filter(isFirst).slice(0, MAX_SAVED_ITEMS)
}

export const NO_SAVED_ITEMS: Wishlist = []

function parseSavedItem(json: unknown): SavedItem | null {
  const { productId, name, price, savedAt } = fieldsOf(json)
  if (!isId(productId) || !isText(name) || !isAmount(price) || !isTime(savedAt)) return null
  return { productId, name, price, savedAt }
}
