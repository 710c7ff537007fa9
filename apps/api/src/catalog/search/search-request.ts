import type { ShopId } from '@ahia/contracts/ids'
import type { Sort } from '@ahia/reference/sorts'
import type { CategoryFilter, TraitFilter } from '../browse/category-filter.rules.ts'
import type { PriceRange } from '../browse/conditions.sql.ts'

export type SearchRequest = {
  shopId: ShopId | null
  categoryFilter: CategoryFilter
  price: PriceRange
  traitFilter: TraitFilter
  /** The values of `products.traits` that pass the filter. */
  traits: number[] | null
  sort: Sort | null
  limit: number
  offset: number
}
