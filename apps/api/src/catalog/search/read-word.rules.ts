/** Whether products have the word, have one like it, or have neither. */
type WordMatch = 'known' | 'corrected' | 'unknown'

/** A word or phrase as the market understands it. */
export type ReadWord = {
  typed: string
  /** What it is taken for, in the language of to_tsquery: itself, its other names, or what was probably meant. */
  query: string
  /** The same as plain phrases, likeliest first. */
  phrases: string[]
  match: WordMatch
}
