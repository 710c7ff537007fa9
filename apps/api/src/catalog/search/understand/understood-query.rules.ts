import type { ShopId } from '@ahia/contracts/ids'
import type { Category } from '@ahia/reference/categories'
import type { WideKind } from '@ahia/reference/needs/wide-kinds'
import type { ParsedQuery } from '../parse/parse-query.rules.ts'
import type { FoundPurpose } from './find-purpose.rules.ts'
import type { QueryTerm } from './query-term.rules.ts'

/** A search as the market understands it. */
export type UnderstoodQuery = {
  parsed: ParsedQuery
  terms: QueryTerm[]
  /** The words for each of several things; null when it is one thing. */
  listedTerms: QueryTerm[][] | null
  shop: { id: ShopId; name: string; without: string } | null
  category: Category | null
  /** FIND-03: a brand that the market does not carry, and what it stands for. */
  notCarried: { brand: string; kind: string } | null
  purpose: FoundPurpose | null
  /** FIND-08: a word for whole shelves, and the other words. */
  broadTerm: { term: WideKind; otherTerms: QueryTerm[]; optionalTerms: QueryTerm[] } | null
  /** Whether it is a sentence, not only the names of things. */
  isSentence: boolean
}
