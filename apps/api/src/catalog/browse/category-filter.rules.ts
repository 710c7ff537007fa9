import type { Category } from '@ahia/reference/categories'
import { CATEGORIES } from '@ahia/reference/categories'
import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { DELIVERY_TYPES, type DeliveryType } from '@ahia/reference/delivery-types'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'

/**
 * Where to look: no category means the whole market, several mean the subcategory of that name in each of them. WIN-45: with
 * a brand only its goods, which are counted like a shelf.
 */
export type CategoryFilter = {
  categories: Category[]
  subcategoryKey: string | null
  brandKey: string | null
}

/** LIST-04: a subcategory is found regardless of case and surrounding spaces, with or without its category. */
export function toCategoryFilter(
  category: Category | null,
  subcategory: string | null,
  brand: string | null,
): CategoryFilter {
  const subcategoryKey = subcategory === null ? null : keyOf(subcategory)
  const brandKey = brand === null ? null : keyOf(brand)
  if (category !== null) return { categories: [category], subcategoryKey, brandKey }
  if (subcategoryKey === null) return { categories: [], subcategoryKey, brandKey }
  const categories = CATEGORIES.filter((one) => labelOf(one, subcategoryKey) !== null)
  return { categories, subcategoryKey, brandKey }
}

/** Its names in `shelf_counts`. */
export function listShelfNames({ categories, subcategoryKey, brandKey }: CategoryFilter): string[] {
  const ofBrand = (shelf: string) => withBrand(shelf, brandKey)
  if (subcategoryKey !== null) return categories.map((category) => ofBrand(`${category}/${subcategoryKey}`))
  return categories.length === 0 ? [ofBrand('MARKET')] : categories.map(ofBrand)
}

const withBrand = (shelf: string, brandKey: string | null): string =>
  brandKey === null ? shelf : `${shelf}#${brandKey}`

/** The same shelf with the goods of all brands, and of none. */
export const ofAnyBrand = (shelf: CategoryFilter): CategoryFilter => ({ ...shelf, brandKey: null })

/** The shelves one step further in: categories of the market, subcategories of a category, and none below those. */
export function listShelvesWithin({ categories, subcategoryKey, brandKey }: CategoryFilter): string[] {
  const [category, ...others] = categories
  if (category === undefined && subcategoryKey === null)
    return CATEGORIES.map((one) => withBrand(one, brandKey))
  if (category === undefined || others.length > 0) return []
  return SUBCATEGORIES[category].map((label) => withBrand(`${category}/${keyOf(label)}`, brandKey))
}

/** A subcategory as the shop writes it; null when the category has no such one. */
export function labelOf(category: Category, subcategoryKey: string): string | null {
  return SUBCATEGORIES[category].find((label) => keyOf(label) === subcategoryKey) ?? null
}

const keyOf = (written: string): string => written.trim().toLowerCase()

/** What `products.traits` holds in one number: stars, stock, kind of delivery, and the only state it is delivered to. */
export type Traits = { stars: number; inStock: boolean; delivery: DeliveryType; onlyIn: DeliveryState | null }

/** As many numbers for products that are delivered everywhere, and as many more for each state that others are limited to. */
const OF_ONE_AREA = 48
const ALL_TRAITS = Array.from({ length: OF_ONE_AREA * (1 + DELIVERY_STATES.length) }, (_, traits) => traits)

export const readTraits = (traits: number): Traits => ({
  stars: (traits % OF_ONE_AREA) >> 3,
  inStock: (traits & 4) !== 0,
  delivery: DELIVERY_TYPES[traits & 3] ?? 'STANDARD',
  onlyIn: DELIVERY_STATES[Math.floor(traits / OF_ONE_AREA) - 1] ?? null,
})

/** Filters by traits; null means no filter. */
export type TraitFilter = {
  stars: number | null
  inStock: boolean
  delivery: DeliveryType | null
  deliversTo: DeliveryState | null
}

export const passesTraits = (
  { stars, inStock, delivery, deliversTo }: TraitFilter,
  traits: Traits,
): boolean =>
  (stars === null || traits.stars >= stars) &&
  (!inStock || traits.inStock) &&
  (delivery === null || traits.delivery === delivery) &&
  (deliversTo === null || traits.onlyIn === null || traits.onlyIn === deliversTo)

/** The values of `products.traits` that pass a filter, or null when all do and no check is needed. */
export function traitNumbers(traitFilter: TraitFilter): number[] | null {
  const { stars, inStock, delivery, deliversTo } = traitFilter
  if (stars === null && !inStock && delivery === null && deliversTo === null) return null
  return ALL_TRAITS.filter((traits) => passesTraits(traitFilter, readTraits(traits)))
}
