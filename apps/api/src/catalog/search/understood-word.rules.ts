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
}
