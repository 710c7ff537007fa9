import type { Facets } from '@ahia/contracts/catalog'
import { CATEGORIES, type Category } from '@ahia/reference/categories'
import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { DELIVERY_TYPES } from '@ahia/reference/delivery-types'
import { labelOf, passesTraits, readTraits, type TraitFilter } from './category-filter.rules.ts'

/** This many products of the chosen category and price have these traits (`readTraits`: stars, stock, delivery). */
export type TraitCounts = { traits: number; products: number }[]
/** This many products of the chosen price and traits are in this category, or in this subcategory of the chosen one. */
export type CategoryCounts = { category: Category; subcategoryKey: string | null; products: number }[]

/** This many products of the chosen category, price and traits have this brand; the brands with most. */
export type BrandCounts = { brand: string; products: number }[]

/** What facets are made of: a facet is the count beside a filter, of the products that it would leave. */
type FacetCounts = {
  traits: TraitCounts
  within: CategoryCounts
  brands: BrandCounts
  priceSpan: Facets['price']
}

const STARS = [5, 4, 3, 2, 1]

/** LIST-11: each count answers 'how many if I chose this too', so it is taken without its own filter. */
export function toFacets(
  { traits, within, brands, priceSpan }: FacetCounts,
  traitFilter: TraitFilter,
): Facets {
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
    ratings: STARS.map((stars) => ({ value: stars, count: countPassing(traits, { ...traitFilter, stars }) })),
    inStock: countPassing(traits, { ...traitFilter, inStock: true }),
    delivery: DELIVERY_TYPES.map((delivery) => ({
      value: delivery,
      count: countPassing(traits, { ...traitFilter, delivery }),
    })),
    deliversTo: DELIVERY_STATES.map((deliversTo) => ({
      value: deliversTo,
      count: countPassing(traits, { ...traitFilter, deliversTo }),
    })),
    brands: brands.map(({ brand, products }) => ({ value: brand, count: products })),
    price: priceSpan,
  }
}

export const countPassing = (tally: TraitCounts, traitFilter: TraitFilter): number =>
  tally.reduce(
    (sum, { traits, products }) => (passesTraits(traitFilter, readTraits(traits)) ? sum + products : sum),
    0,
  )
