import { SYNONYMS } from '@ahia/reference/synonyms'
import { UNITS } from '@ahia/reference/units'

/** What somebody looks for, ready for PostgreSQL: each term is a set of alternatives in the language of to_tsquery. */
export type SearchQuery = {
  /** The words as they were typed, for 'did you mean'. */
  words: string[]
  /** All terms must be found; the last word may be the beginning of one. */
  match: string
  /** The same with the last word written to its end: what it is ranked by. */
  all: string
  /** Any of the terms will do: what is left to show when nothing has them all. */
  any: string
}

const MAX_TERMS = 12
/** Shorter ones begin too many words that mean something else. */
const LONG_ENOUGH = /^[a-z]{4,}$/
/** PostgreSQL leaves these out of every question; another word for them must not come in by the back door. */
const IDLE_WORDS = new Set([
  'can',
  'on',
  'off',
  'up',
  'down',
  'no',
  'not',
  'all',
  'own',
  'for',
  'with',
  'and',
  'the',
  'of',
  'in',
])
const NUMBER = /^\d+(\.\d+)?$/
const TOKEN = /\d+(?:[.,]\d+)*|[a-z]+/g

/** LIST-07: null when there is no word in it, only signs. */
export function toSearchQuery(text: string): SearchQuery | null {
  const words = splitWords(text).slice(0, MAX_TERMS)
  return toQuery(words, toTerms(words))
}

/** The same for words of which each may be one of several; one that ends in * is the beginning of a word. */
export function toSearchQueryOf(choices: string[][]): SearchQuery | null {
  const terms = choices.map((words) => words.flatMap((word) => toTerms([word]).flat()))
  return toQuery(
    choices.flatMap(([first = '']) => first),
    terms,
  )
}

function toQuery(words: string[], terms: string[][]): SearchQuery | null {
  if (terms.length === 0) return null
  const all = terms.map((term) => `(${term.join(' | ')})`)
  const last = words.at(-1) ?? ''
  const begun = LONG_ENOUGH.test(last) ? [...all.slice(0, -1), `(${all.at(-1)} | ${last}:*)`] : all
  return {
    words,
    match: begun.join(' & '),
    all: all.join(' & '),
    any: all.join(' | '),
  }
}

/** Lower case, without marks; numbers without their thousands separators; '5kg' in two. */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
  return [...plain.matchAll(TOKEN)].map(([token]) =>
    token.replaceAll(/,(?=\d{3}\b)/g, '').replaceAll(',', '.'),
  )
}

/** One set of alternatives after the other, the longest known phrase first. */
function toTerms(words: string[]): string[][] {
  const terms: string[][] = []
  let at = 0
  while (at < words.length) {
    const { term, length } = termAt(words, at)
    terms.push(term)
    at += length
  }
  return terms
}

function termAt(words: string[], at: number): { term: string[]; length: number } {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ')
    const same = IDLE_WORDS.has(phrase) ? undefined : MEANINGS.get(withoutEnding(phrase))
    if (same) return { term: [...new Set([phrase, ...same])].map(toPhrase), length }
  }
  const [word = '', unit = ''] = words.slice(at, at + 2)
  const spellings = NUMBER.test(word) ? SPELLINGS.get(unit) : undefined
  if (spellings) return { term: toMeasure(word, spellings), length: 2 }
  return { term: [word.replace('*', ':*')], length: 1 }
}

/** '5 kg' is also written 5kg and 5 kilos; PostgreSQL would read a point as the end of a word. */
const toMeasure = (amount: string, spellings: readonly string[]): string[] =>
  spellings.map((unit) => `${amount.replace('.', 'p')}${unit}`)

// Not 'one after the other': that would have to be looked up in every product that has both.
const toPhrase = (words: string): string =>
  words.includes(' ') ? `(${splitWords(words).join(' & ')})` : words

/** Good enough to find a line for 'generators' and 'nappies'; both sides are cut alike, so it need not be right. */
const withoutEnding = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) =>
      word
        .replace(/ies$/, 'y')
        .replace(/(?<=[sxz]|[cs]h)es$/, '')
        .replace(/(?<=[a-z]{2}[^s])s$/, ''),
    )
    .join(' ')

const MEANINGS = new Map<string, string[]>()
for (const line of SYNONYMS) {
  for (const word of line) {
    const key = withoutEnding(word)
    MEANINGS.set(key, [...new Set([word, ...(MEANINGS.get(key) ?? []), ...line])])
  }
}
const LONGEST = Math.max(...SYNONYMS.flat().map((phrase) => phrase.split(' ').length))
const SPELLINGS = new Map(UNITS.flatMap((spellings) => spellings.map((one) => [one, spellings] as const)))
