import type { Facets } from '@ahia/contracts/catalog'
import { CATEGORIES, type Category } from '@ahia/reference/categories'
import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { DELIVERY_TYPES } from '@ahia/reference/delivery-types'
import { fits, labelOf, readTraits, type TraitFilter } from './category-filter.rules.ts'

/** This many products share these traits; those of the chosen shelf and price, whatever their traits. */
export type TraitTally = { traits: number; products: number }[]
/** This many products of this price and these traits stand on each shelf within the chosen one. */
export type ShelfTally = { category: Category; subcategoryKey: string | null; products: number }[]

/** This many products of this shelf, price and these traits have this brand; those with most, whichever is chosen. */
export type BrandTally = { brand: string; products: number }[]

type Tallies = { traits: TraitTally; within: ShelfTally; brands: BrandTally; priceSpan: Facets['price'] }

const STARS = [5, 4, 3, 2, 1]

/** LIST-11: each count answers 'how many if I chose this too', so it is taken without its own filter. */
export function toFacets({ traits, within, brands, priceSpan }: Tallies, traitFilter: TraitFilter): Facets {
  return {
    categories: within
      .filter(({ subcategoryKey }) => subcategoryKey === null)
      .map(({ category, products }) => ({ value: category, count: products }))
      .sort((a, b) => CATEGORIES.indexOf(a.value) - CATEGORIES.indexOf(b.value)),
    subCategories: within.flatMap(({ category, subcategoryKey, products }) =>
      subcategoryKey === null
        ? []
        : [{ value: labelOf(category, subcategoryKey) ?? subcategoryKey, count: products }],
    ),
    ratings: STARS.map((stars) => ({ value: stars, count: countFitting(traits, { ...traitFilter, stars }) })),
    inStock: countFitting(traits, { ...traitFilter, inStock: true }),
    delivery: DELIVERY_TYPES.map((delivery) => ({
      value: delivery,
      count: countFitting(traits, { ...traitFilter, delivery }),
    })),
    deliversTo: DELIVERY_STATES.map((deliversTo) => ({
      value: deliversTo,
      count: countFitting(traits, { ...traitFilter, deliversTo }),
    })),
    brands: brands.map(({ brand, products }) => ({ value: brand, count: products })),
    price: priceSpan,
  }
}

export const countFitting = (tally: TraitTally, traitFilter: TraitFilter): number =>
  tally.reduce(
    (sum, { traits, products }) => (fits(traitFilter, readTraits(traits)) ? sum + products : sum),
    0,
  )
