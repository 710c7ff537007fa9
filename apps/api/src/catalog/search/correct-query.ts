import type { Reader } from '#tables.ts'
import { type SearchQuery, splitWords, toSearchQueryOf } from './query.rules.ts'
import { type Correction, halvesOf, joinNeighbours, listCorrections, splitInTwo } from './spelling.rules.ts'
import { listKnownWords, listSimilarWords } from './vocabulary.sql.ts'

/** What may have been meant by the words that were typed. */
type CorrectedQuery = {
  query: SearchQuery
  /** The text for 'did you mean', given the name of the first result; null when nothing was misspelt. */
  didYouMean: ((topName: string) => string) | null
}

export type CorrectedQueries = {
  /** The likeliest first. */
  queries: CorrectedQuery[]
  /** The known words, for when all words together match nothing. */
  known: string[]
}

const SIMILAR_WORDS = 12
/** The number of corrected queries to try, as each is a search. */
const MAX_CORRECTED = 6

/** The queries that may have been meant, from the market's vocabulary. */
export async function listCorrectedQueries(reader: Reader, words: string[]): Promise<CorrectedQueries> {
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
    queries: [corrections, corrections.map(asPrefix), ...inTwo, ...inOne]
      .flatMap(toCorrectedQuery)
      .slice(0, MAX_CORRECTED),
    known: corrections.filter(isSure).flatMap((one) => one.words),
  }
}

const asPrefix = (one: Correction): Correction =>
  one.distance === 0 && /^[a-z]{3,}$/.test(one.typed) ? { ...one, words: [`${one.typed}*`] } : one

const asWritten = (word: string): Correction => ({ typed: word, words: [word], distance: 0 })

/** Close enough to show its results when the other words match nothing. */
const isSure = ({ typed, distance, words: [word = ''] }: Correction): boolean =>
  word.charAt(0) === typed.charAt(0) && distance <= (typed.length > 4 ? 1 : 0)

function toCorrectedQuery(corrections: Correction[]): CorrectedQuery[] {
  if (corrections.some(({ words }) => words.length === 0)) return []
  const query = toSearchQueryOf(corrections.map(({ words }) => words))
  if (query === null) return []
  const isCorrected = corrections.some(({ distance }) => distance > 0)
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
