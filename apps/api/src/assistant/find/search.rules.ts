import type { ProductId, ShopId } from '@ahia/contracts/ids'
import type { Category } from '@ahia/reference/categories'
import type { QueryTerm } from '#catalog/search/understand/query-term.rules.ts'
import type { ShopperRequest } from '../parse/parsed-message.rules.ts'
import type { QueryHead } from './fit/relevance.rules.ts'

/** A request in the market's own words: what to look for, where, and what of it has been seen. */
export type Search = {
  request: ShopperRequest
  words: readonly QueryTerm[]
  queryHead: QueryHead
  shop: { id: ShopId; name: string } | null
  /** What was shown already and is not wanted again. */
  seen: ReadonlySet<ProductId>
  /** What was shown last, when something like it, but cheaper or better, is requested. */
  like: { category: Category | null; subcategory: string } | null
}
