import type { ShopId } from '@ahia/contracts/ids'
import type { Category } from '@ahia/reference/categories'
import type { BroadTerm } from '@ahia/reference/purposes/broad-terms'
import type { ParsedQuery } from '../parse/parse-query.rules.ts'
import type { FoundPurpose } from './find-purpose.rules.ts'
import type { QueryTerm } from './query-term.rules.ts'

/** A query with the meaning that the market's vocabulary gives it. */
export type UnderstoodQuery = {
  parsed: ParsedQuery
  terms: QueryTerm[]
  /** The terms of each product that the shopper enumerates ('rice, beans and oil'); null when the query names one product. */
  listedTerms: QueryTerm[][] | null
  shop: { id: ShopId; name: string; queryWithoutIt: string } | null
  category: Category | null
  /** FIND-03: a brand that the market does not carry, and what it stands for. */
  notCarried: { brand: string; kind: string } | null
  purpose: FoundPurpose | null
  /** FIND-08: a term for whole subcategories, and the other terms. */
  broadTerm: { term: BroadTerm; otherTerms: QueryTerm[]; optionalTerms: QueryTerm[] } | null
  /** Whether it is a sentence, not only names of products. */
  isSentence: boolean
  /** WIN-90: only what has these very words is wanted. */
  isExact: boolean
}
