import type { Reader } from '#tables.ts'
import { type SearchQuery, splitWords, toSearchQueryOf } from './query.rules.ts'
import { type Correction, halvesOf, joinNeighbours, listCorrections, splitInTwo } from './spelling.rules.ts'
import { listKnownWords, listSimilarWords } from './vocabulary.sql.ts'

/** Another way to read what was typed. */
type Reading = {
  query: SearchQuery
  /** The text for 'did you mean', given the name of the first result; null when nothing was misspelt. */
  didYouMean: ((topName: string) => string) | null
}

export type Readings = {
  /** The likeliest first. */
  readings: Reading[]
  /** The known words, for when all words together match nothing. */
  known: string[]
}

const SIMILAR_WORDS = 12
/** The number of readings to try, as each is a search. */
const MAX_READINGS = 6

/** Possible corrections of the words, from the market's vocabulary. */
export async function readDifferently(reader: Reader, words: string[]): Promise<Readings> {
  const joined = joinNeighbours(words)
  const halves = words.flatMap((word) => halvesOf(word).flat())
  const [candidates, knownHalves] = await Promise.all([
    listSimilarWords(reader, [...new Set([...words, ...joined])], SIMILAR_WORDS),
    listKnownWords(reader, [...new Set(halves)]),
  ])
  const corrections = listCorrections(words, candidates)
  const inOne = listCorrections(joined, candidates).map((one, at) => [
    ...corrections.slice(0, at),
    one,
    ...corrections.slice(at + 2),
  ])
  const inTwo = corrections.flatMap((one, at) => {
    const split = splitInTwo(one.typed, knownHalves)
    return split ? [[...corrections.slice(0, at), ...split.map(asWritten), ...corrections.slice(at + 1)]] : []
  })
  return {
    readings: [corrections, corrections.map(asPrefix), ...inTwo, ...inOne]
      .flatMap(toReading)
      .slice(0, MAX_READINGS),
    known: corrections.filter(isSure).flatMap((one) => one.words),
  }
}

const asPrefix = (one: Correction): Correction =>
  one.slips === 0 && /^[a-z]{3,}$/.test(one.typed) ? { ...one, words: [`${one.typed}*`] } : one

const asWritten = (word: string): Correction => ({ typed: word, words: [word], slips: 0 })

/** Close enough to show its results when the other words match nothing. */
const isSure = ({ typed, slips, words: [word = ''] }: Correction): boolean =>
  word.charAt(0) === typed.charAt(0) && slips <= (typed.length > 4 ? 1 : 0)

function toReading(corrections: Correction[]): Reading[] {
  if (corrections.some(({ words }) => words.length === 0)) return []
  const query = toSearchQueryOf(corrections.map(({ words }) => words))
  if (query === null) return []
  const isCorrected = corrections.some(({ slips }) => slips > 0)
  return [{ query, didYouMean: isCorrected ? (topName) => suggestName(corrections, topName) : null }]
}

/** Of several equally close words, the one in the name of the first result. */
function suggestName(corrections: Correction[], topName: string): string {
  const found = new Set(splitWords(topName))
  return corrections
    .map(({ typed, words }) => words.find((word) => found.has(word)) ?? words[0] ?? typed)
    .map((word) => word.replace('*', ''))
    .join(' ')
}
