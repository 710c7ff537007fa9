import type { ShopId } from '@ahia/contracts/ids'
import type { Sort } from '@ahia/reference/sorts'
import type { CategoryFilter, TraitFilter } from '../browse/category-filter.rules.ts'
import type { PriceRange } from '../browse/conditions.sql.ts'

export type SearchRequest = {
  shopId: ShopId | null
  categoryFilter: CategoryFilter
  price: PriceRange
  /** By stars, stock, kind of delivery and where it goes, which `products.traits` holds in one number. */
  traitFilter: TraitFilter
  /** The values of `products.traits` that pass it; null when all do. */
  traits: number[] | null
  sort: Sort | null
  limit: number
  offset: number
}
