import type { ProductCard } from '@ahia/contracts/catalog'
import { MAX_WISHES } from '@ahia/contracts/limits'
import { fieldsOf, isAmount, isId, isText, isTime } from '@ahia/web/storage/stored-fields'

/** Name and price are those of the day it was saved: one still names what is no longer sold, one tells of a change. */
export type Wish = { productId: string; name: string; price: number; savedAt: string }

/** Newest first. */
export type Wishlist = readonly Wish[]

export const isWished = (wishes: Wishlist, productId: string): boolean =>
  wishes.some((wish) => wish.productId === productId)

/** What its card says it costs: the lowest price among its choices. */
export const shownPrice = ({ basePrice, fromPrice }: Pick<ProductCard, 'basePrice' | 'fromPrice'>): number =>
  fromPrice ?? basePrice

/** Null when this is no wishlist of ours. A single wish that makes no sense is left out. */
export function parseWishlist(json: unknown): Wishlist | null {
  if (!Array.isArray(json)) return null
  const wishes = json.map(parseWish).filter((wish) => wish !== null)
  const isFirst = ({ productId }: Wish, place: number) =>
    wishes.findIndex((wish) => wish.productId === productId) === place
  return wishes.filter(isFirst).slice(0, MAX_WISHES)
}

export const NO_WISHES: Wishlist = []

function parseWish(json: unknown): Wish | null {
  const { productId, name, price, savedAt } = fieldsOf(json)
  if (!isId(productId) || !isText(name) || !isAmount(price) || !isTime(savedAt)) return null
  return { productId, name, price, savedAt }
}
