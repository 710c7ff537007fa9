import { anyOf } from '../tsquery.rules.ts'
import { findSynonyms, findUnitSpellings, LONGEST_PHRASE } from './synonyms.rules.ts'

/** A word, a phrase or a measure; `synonyms` has itself first, as to_tsquery syntax. */
export type TokenGroup = { tokens: string[]; asTyped: string; synonyms: string[] }

const NUMBER = /^\d+(\.\d+)?$/

/** Words in the order typed, grouped into units of meaning. */
export function groupTokens(words: readonly string[]): TokenGroup[] {
  const terms: TokenGroup[] = []
  let at = 0
  while (at < words.length) {
    const term = termAt(words, at)
    terms.push(term)
    at += term.tokens.length
  }
  return terms
}

/** The longest unit of meaning: a phrase, a measure, else the word itself. */
function termAt(words: readonly string[], at: number): TokenGroup {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length)
    const synonyms = findSynonyms(phrase.join(' '))
    if (synonyms)
      return {
        tokens: phrase,
        asTyped: toAll(phrase),
        synonyms: synonyms.map((name) => toAll(name.split(' '))),
      }
  }
  const [word = '', unit = ''] = words.slice(at, at + 2)
  const spellings = NUMBER.test(word) ? findUnitSpellings(unit) : null
  if (spellings) return toMeasure(word, unit, spellings)
  const asTyped = word.replace('*', ':*')
  return { tokens: [word], asTyped, synonyms: [asTyped] }
}

/** '5 kg' is also written 5kg and 5 kilos; PostgreSQL would read a point as the end of a word. */
function toMeasure(amount: string, unit: string, spellings: readonly string[]): TokenGroup {
  const synonyms = spellings.map((spelling) => `${amount.replace('.', 'p')}${spelling}`)
  return { tokens: [amount, unit], asTyped: anyOf(synonyms), synonyms }
}

// Not 'one after the other': that would have to be looked up in every product that has both.
const toAll = (words: string[]): string => (words.length > 1 ? `(${words.join(' & ')})` : (words[0] ?? ''))
