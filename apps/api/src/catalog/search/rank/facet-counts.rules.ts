import type { Category } from '@ahia/reference/categories'
import {
  type CategoryFilter,
  passesTraits,
  readTraits,
  type TraitFilter,
} from '../../browse/category-filter.rules.ts'
import type { CategoryCounts, TraitCounts } from '../../browse/facets.rules.ts'

/** This many matches share category, subcategory and traits (stars, stock, delivery), and whether they have the chosen brand and a price in the chosen range. */
export type MatchGroup = {
  category: Category
  subcategoryKey: string
  traits: number
  isInRange: boolean
  isOfBrand: boolean
  products: number
}

export const countAll = (groups: readonly MatchGroup[]): number =>
  groups.reduce((sum, { products }) => sum + products, 0)

/** Products of the chosen category and price by their traits. */
export const countTraits = (groups: MatchGroup[], categoryFilter: CategoryFilter): TraitCounts =>
  groups.filter((group) => group.isInRange && isOn(categoryFilter, group))

/** Products of the chosen price and traits by where they stand: by category until one is chosen, then by subcategory. */
export function countCategories(
  groups: MatchGroup[],
  { categories }: CategoryFilter,
  traitFilter: TraitFilter,
): CategoryCounts {
  const fitting = groups.filter(
    ({ isInRange, isOfBrand, traits }) =>
      isInRange && isOfBrand && passesTraits(traitFilter, readTraits(traits)),
  )
  const [chosen, ...others] = categories
  if (chosen === undefined)
    return countBy(
      fitting,
      ({ category }) => category,
      () => null,
    )
  if (others.length > 0) return []
  const own = fitting.filter(({ category }) => category === chosen)
  return countBy(
    own,
    ({ subcategoryKey }) => subcategoryKey,
    ({ subcategoryKey }) => subcategoryKey,
  )
}

function countBy(
  groups: MatchGroup[],
  by: (group: MatchGroup) => string,
  keyOf: (group: MatchGroup) => string | null,
): CategoryCounts {
  const tallies = [...Map.groupBy(groups, by).values()].flatMap((same) => {
    const [one] = same
    if (!one) return []
    const products = same.reduce((sum, group) => sum + group.products, 0)
    return [{ category: one.category satisfies Category, subcategoryKey: keyOf(one), products }]
  })
  return tallies.sort((a, b) => b.products - a.products || placeOf(a).localeCompare(placeOf(b)))
}

const placeOf = ({ category, subcategoryKey }: CategoryCounts[number]): string => subcategoryKey ?? category

const isOn = ({ categories, subcategoryKey }: CategoryFilter, group: MatchGroup): boolean =>
  group.isOfBrand &&
  (categories.length === 0 || categories.includes(group.category)) &&
  (subcategoryKey === null || subcategoryKey === group.subcategoryKey)
