import type { Category } from '@ahia/reference/categories'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { TextQuery } from './text-query.rules.ts'

export type Subcategory = { category: Category; subcategoryKey: string | null }

/** Goods of shelves, of a category with some words, or whatever the words name. */
export type CandidateQuery = {
  text: TextQuery | null
  /** Empty: wherever it stands. */
  subcategories: readonly Subcategory[]
  /** Also what is one of these by the noun of its name, wherever it stands: all the words, and that noun. */
  headNouns: { allTerms: string; headNoun: string } | null
  /** Words that goods must not have in their name, as to_tsquery syntax. */
  excludedTerms: string | null
}

/** What else is had of each: goods that have it come first, and alone where there are any. As to_tsquery syntax. */
export type AttributeQuery = {
  /** Colours, sizes and measures. */
  attributes: string[]
  state: DeliveryState | null
  /** For whom it is: what is for others is left out. */
  wearer: { own: string; has: string; others: string | null; isChild: boolean } | null
  excludedTerms: string[]
}

/**
 * How well the best matches are what was asked for. `is`: that thing; `named`: all words in the name; `summary`: in name, shop,
 * shelf, subtitle or choices; `text`: somewhere.
 */
export type MatchTier = 'product-type' | 'name' | 'summary' | 'text'
export const TIERS: readonly MatchTier[] = ['product-type', 'name', 'summary', 'text']
