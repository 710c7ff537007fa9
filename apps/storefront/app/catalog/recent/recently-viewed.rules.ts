import type { ProductCard } from '@ahia/contracts/catalog'
import { CATEGORIES } from '@ahia/reference/categories'
import { DELIVERY_AREAS, PROMISE_UNITS } from '@ahia/reference/delivery-areas'
import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { DELIVERY_TYPES } from '@ahia/reference/delivery-types'
import { fieldsOf, isAmount, isId, isText, isWholeNumber } from '@ahia/web/storage/stored-fields'

const MAX_RECENT = 12

/** A card as it was when the product was viewed. */
export type RecentProduct = ProductCard

/** Newest first; viewing again moves it to the front. */
export const withViewed = (recent: readonly RecentProduct[], card: ProductCard): readonly RecentProduct[] =>
  [toRecent(card), ...recent.filter(({ _id }) => _id !== card._id)].slice(0, MAX_RECENT)

/** Null when the value is not a list of ours. An incomplete card is left out. */
export function parseRecent(json: unknown): readonly RecentProduct[] | null {
  return Array.isArray(json) ? json.filter(isCard).slice(0, MAX_RECENT) : null
}

// A whole product is a valid card too; drop its other fields to save storage.
const toRecent = ({ shopId: shop, ...card }: ProductCard): RecentProduct => ({
  _id: card._id,
  name: card.name,
  subtitle: card.subtitle,
  images: card.images.slice(0, 1),
  placeholder: null,
  basePrice: card.basePrice,
  fromPrice: card.fromPrice,
  baseQuantity: card.baseQuantity,
  category: card.category,
  subCategory: card.subCategory,
  rating: card.rating,
  reviews: card.reviews,
  sales: card.sales,
  isFeatured: card.isFeatured,
  logistics: card.logistics,
  shopId: { _id: shop._id, name: shop.name, city: shop.city, avatar: shop.avatar },
})

function isCard(json: unknown): json is RecentProduct {
  const card = fieldsOf(json)
  return (
    isId(card._id) &&
    isText(card.name) &&
    typeof card.subtitle === 'string' &&
    isList(card.images, isPicture) &&
    card.placeholder === null &&
    isAmount(card.basePrice) &&
    (card.fromPrice === null || isAmount(card.fromPrice)) &&
    isTally(card.baseQuantity) &&
    isOneOf(CATEGORIES, card.category) &&
    typeof card.subCategory === 'string' &&
    isRating(card.rating) &&
    isTally(card.reviews) &&
    isTally(card.sales) &&
    typeof card.isFeatured === 'boolean' &&
    isLogistics(card.logistics) &&
    isShop(card.shopId)
  )
}

function isLogistics(json: unknown): boolean {
  const { deliveryType, onlyIn, promise } = fieldsOf(json)
  return (
    isOneOf(DELIVERY_TYPES, deliveryType) &&
    (onlyIn === undefined || isArea(fieldsOf(onlyIn))) &&
    (promise === undefined || isOneOf(PROMISE_UNITS, fieldsOf(promise).unit))
  )
}

const isArea = ({ area, state, city }: ReturnType<typeof fieldsOf>): boolean =>
  isOneOf(DELIVERY_AREAS, area) && isOneOf(DELIVERY_STATES, state) && isText(city)

function isShop(json: unknown): boolean {
  const { _id, name, city, avatar } = fieldsOf(json)
  return isId(_id) && isText(name) && isText(city) && (avatar === null || isPicture(avatar))
}

const isTally = (value: unknown): boolean => isWholeNumber(value, 0, Number.MAX_SAFE_INTEGER)

const isRating = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 5

const isPicture = (value: unknown): boolean => isText(value) && value.startsWith('/media/')

const isList = (value: unknown, isOne: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne)

const isOneOf = (known: readonly string[], value: unknown): boolean => isText(value) && known.includes(value)
