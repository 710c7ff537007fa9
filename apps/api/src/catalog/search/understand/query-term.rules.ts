import type { Term } from '../query.rules.ts'
import { sameAs } from './synonyms.rules.ts'

/** Whether products contain the word, a similar one, or neither. */
type WordMatch = 'known' | 'corrected' | 'unknown'

/** A word or phrase as the market understands it. */
export type UnderstoodWord = {
  typed: string
  /** What it matches, as to_tsquery syntax: itself, its synonyms, or the likely correction. */
  query: string
  /** The same as plain phrases, likeliest first. */
  phrases: string[]
  match: WordMatch
  /** Whether only the beginning of a word was typed. */
  isBeginning: boolean
  /** How many products have it in their name, subtitle, shelf or shop; 0 where that is not known. */
  products?: number
}

/** A word that needs no correction. */
export function asKnown({ words, names }: Term, products = 0): UnderstoodWord {
  const typed = words.join(' ')
  return {
    typed,
    query: `(${names.join(' | ')})`,
    phrases: sameAs(typed) ?? [typed],
    match: 'known',
    isBeginning: false,
    products,
  }
}

/** The same word, of which the end may not have been typed yet. */
export const asBeginning = (word: UnderstoodWord): UnderstoodWord => ({
  ...word,
  query: `${word.typed}:*`,
  phrases: [word.typed],
  isBeginning: true,
})
