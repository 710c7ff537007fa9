import { LONGEST_PHRASE, sameAs, spellingsOf } from './meanings.rules.ts'

/** A search: its words, and the tsqueries that find and rank them, as to_tsquery syntax. */
export type SearchQuery = {
  /** The words as they were typed, for 'did you mean'. */
  words: string[]
  /** All words as they were typed. */
  asTyped: string
  /** All words, each with its synonyms; the last one may be a prefix. */
  withSynonyms: string
  /** The same with the last word as a whole word, for ranking. */
  forRank: string
  /** Any of the words, for when nothing contains them all. */
  any: string
}

/** A word, a phrase or a measure; `names` are its synonyms, as to_tsquery syntax. */
export type Term = { words: string[]; asTyped: string; names: string[] }

const MAX_WORDS = 12
/** Shorter prefixes match too many unrelated words. */
const LONG_ENOUGH = /^[a-z]{4,}$/
const NUMBER = /^\d+(\.\d+)?$/
/** Letters that are not written with a mark of their own, so that taking marks away leaves them. */
const WHOLE_LETTERS = new Map(Object.entries({ ƙ: 'k', ɗ: 'd', ɓ: 'b', ƴ: 'y', ø: 'o', ł: 'l' }))
const TOKEN = /\d+(?:[.,]\d+)*|[a-z]+/g

/** LIST-07: null when it contains no word, only punctuation. */
export function toSearchQuery(text: string): SearchQuery | null {
  return toQuery(toTerms(splitWords(text).slice(0, MAX_WORDS)))
}

/** The same for words with alternatives; one that ends in * is a prefix. */
export function toSearchQueryOf(alternatives: string[][]): SearchQuery | null {
  return toQuery(
    alternatives.map((words) => {
      const terms = words.map((word) => termAt([word], 0))
      return {
        words: words.slice(0, 1),
        asTyped: oneOf(terms.map(({ asTyped }) => asTyped)),
        names: terms.flatMap(({ names }) => names),
      }
    }),
  )
}

/** Lower case, without marks; numbers without their thousands separators; '5kg' in two. */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ƙɗɓƴøł]/g, (letter) => WHOLE_LETTERS.get(letter) ?? letter)
    .replace(/['’]s?\b/g, '')
  return [...plain.matchAll(TOKEN)].map(([token]) =>
    token.replaceAll(/,(?=\d{3}\b)/g, '').replaceAll(',', '.'),
  )
}

function toQuery(terms: Term[]): SearchQuery | null {
  const last = terms.at(-1)
  if (!last) return null
  const all = terms.map(({ names }) => oneOf(names))
  return {
    words: terms.flatMap(({ words }) => words),
    asTyped: terms.map(({ asTyped }) => asTyped).join(' & '),
    withSynonyms: [...all.slice(0, -1), oneOf([...last.names, ...beginningOf(last)])].join(' & '),
    forRank: all.join(' & '),
    any: all.join(' | '),
  }
}

const oneOf = (alternatives: string[]): string => `(${alternatives.join(' | ')})`

const beginningOf = ({ words: [word = '', ...more] }: Term): string[] =>
  more.length === 0 && LONG_ENOUGH.test(word) ? [`${word}:*`] : []

/** Words in the order typed, grouped into units of meaning. */
export function toTerms(words: readonly string[]): Term[] {
  const terms: Term[] = []
  let at = 0
  while (at < words.length) {
    const term = termAt(words, at)
    terms.push(term)
    at += term.words.length
  }
  return terms
}

/** The longest unit of meaning: a phrase, a measure, else the word itself. */
function termAt(words: readonly string[], at: number): Term {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length)
    const names = sameAs(phrase.join(' '))
    if (names)
      return { words: phrase, asTyped: toAll(phrase), names: names.map((name) => toAll(name.split(' '))) }
  }
  const [word = '', unit = ''] = words.slice(at, at + 2)
  const spellings = NUMBER.test(word) ? spellingsOf(unit) : null
  if (spellings) return toMeasure(word, unit, spellings)
  const asTyped = word.replace('*', ':*')
  return { words: [word], asTyped, names: [asTyped] }
}

/** '5 kg' is also written 5kg and 5 kilos; PostgreSQL would read a point as the end of a word. */
function toMeasure(amount: string, unit: string, spellings: readonly string[]): Term {
  const names = spellings.map((spelling) => `${amount.replace('.', 'p')}${spelling}`)
  return { words: [amount, unit], asTyped: oneOf(names), names }
}

// Not 'one after the other': that would have to be looked up in every product that has both.
const toAll = (words: string[]): string => (words.length > 1 ? `(${words.join(' & ')})` : (words[0] ?? ''))
