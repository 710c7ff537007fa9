import type { TokenGroup } from './group-tokens.rules.ts'
import { findSynonyms } from './synonyms.rules.ts'

/** Whether products contain the word, a similar one, or neither. */
type TermMatch = 'known' | 'corrected' | 'unknown'

/** A word or phrase of a query, with its synonyms or its correction. */
export type QueryTerm = {
  typed: string
  /** What it matches, as to_tsquery syntax: itself, its synonyms, or the likely correction. */
  query: string
  /** The same as plain phrases, likeliest first. */
  phrases: string[]
  match: TermMatch
  /** Whether only a prefix of the word was typed. */
  isPrefix: boolean
  /** How many products have it in their name, subtitle, subcategory or shop; 0 where that is not known. */
  products?: number
}

/** A term that needs no correction. */
export function toKnownTerm({ tokens, synonyms }: TokenGroup, products = 0): QueryTerm {
  const typed = tokens.join(' ')
  return {
    typed,
    query: `(${synonyms.join(' | ')})`,
    phrases: findSynonyms(typed) ?? [typed],
    match: 'known',
    isPrefix: false,
    products,
  }
}

/** WIN-90: this word and no other, whether or not the market has it. */
export const toExactTerm = (word: string): QueryTerm => ({
  typed: word,
  query: `(${word})`,
  phrases: [word],
  match: 'known',
  isPrefix: false,
})

/** The same term as a prefix, whose end may not have been typed yet. */
export const toPrefixTerm = (word: QueryTerm): QueryTerm => ({
  ...word,
  query: `${word.typed}:*`,
  phrases: [word.typed],
  isPrefix: true,
})
