import type { Facets, UnderstoodSearch } from '@ahia/contracts/catalog'

export type ProductsAnswer = {
  /** JSON of the cards of this page. */
  products: string
  total: number
  /** For each filter, how many products it would leave. */
  facets: Facets
  didYouMean: string | null
  /** FIND-01: what was understood from the words of a search. */
  understood: UnderstoodSearch
}

/** The answer to a request without words. */
export const NOTHING_SEARCHED: UnderstoodSearch = { chips: [], isClose: false, notCarried: null }
