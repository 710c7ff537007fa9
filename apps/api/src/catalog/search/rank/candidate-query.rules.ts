import type { Category } from '@ahia/reference/categories'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { TextQuery } from './text-query.rules.ts'

export type Subcategory = { category: Category; subcategoryKey: string | null }

/** Which products are candidates: all of some subcategories, those of them with a text, or all with the text. */
export type CandidateQuery = {
  text: TextQuery | null
  /** Empty: the whole market. */
  subcategories: readonly Subcategory[]
  /** Also products with one of these head nouns, in any subcategory: all words of the name, and its noun. */
  headNouns: { allTerms: string; headNoun: string } | null
  /** Terms that the name must not have, as to_tsquery syntax. */
  excludedTerms: string | null
}

/** Attributes that the query names. Products with them come first, and alone where there are any. As to_tsquery syntax. */
export type AttributeQuery = {
  /** Colours, sizes and measures. */
  attributes: string[]
  state: DeliveryState | null
  /** Who wears it: what is for others is left out. */
  wearer: { own: string; has: string; others: string | null; isChild: boolean } | null
  excludedTerms: string[]
}

/**
 * Where the best matches have the terms. `product-type`: the head noun is the query's; `name`: all terms in the name;
 * `summary`: in name, shop, subcategory, subtitle or choices; `text`: anywhere.
 */
export type MatchTier = 'product-type' | 'name' | 'summary' | 'text'
export const TIERS: readonly MatchTier[] = ['product-type', 'name', 'summary', 'text']
