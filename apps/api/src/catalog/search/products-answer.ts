import type { Facets, SearchReading } from '@ahia/contracts/catalog'

export type ProductsAnswer = {
  /** JSON of the cards of this page. */
  products: string
  total: number
  facets: Facets
  didYouMean: string | null
  /** FIND-01: what was read in the words of a search. */
  reading: SearchReading
}

export const NOTHING_READ: SearchReading = { chips: [], isClose: false, notCarried: null }
