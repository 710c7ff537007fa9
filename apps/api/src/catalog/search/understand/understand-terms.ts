import type { Db } from '#tables.ts'
import { isDictionaryWord } from './dictionary.ts'
import { findCorrections, IS_CUT_SHORT, respellTogether, wordsInOne } from './find-corrections.ts'
import { groupTokens, type TokenGroup } from './group-tokens.rules.ts'
import {
  IS_WORD,
  isTypoOf,
  LEAST_PAIR,
  mergeKnown,
  pairsWith,
  SIMILAR_WORDS,
  splitMisspelt,
} from './joined-words.ts'
import { type QueryTerm, toKnownTerm } from './query-term.rules.ts'
import { type Correction, halvesOf, joinNeighbours, splitInTwo } from './spelling.rules.ts'
import { completeWord, findSynonyms } from './synonyms.rules.ts'
import {
  type KnownWord,
  listKnownWords,
  listSimilarWords,
  listWordsInProducts,
  type SimilarWord,
} from './vocabulary.sql.ts'

/** Each term with its synonyms, or with its correction where the market has no such word. */
export async function understandTerms({ db }: { db: Db }, words: readonly string[]): Promise<QueryTerm[]> {
  const typed = [...words]
  const known = await readKnownWords(db, typed)
  const isKnown = new Set(known.map(({ word }) => word))
  const groups = groupTokens(mergeKnown(typed, isKnown))
  const outside = groups.flatMap((group) => (isOutsideVocabulary(group, isKnown) ? group.tokens : []))
  const toKnown = createTermMaker(known)
  if (outside.length === 0) return groups.map(toKnown)

  const inProducts = new Set(await listWordsInProducts(db.read, outside))
  const unknown = listUnknown(outside, { inProducts, last: typed.at(-1) })
  const pairs = pairsWith(typed, new Set(unknown.filter((word) => !inProducts.has(word))))
  const wanted = [...unknown, ...pairs.map((pair) => pair.joined)]
  const similar = wanted.length === 0 ? [] : await listSimilarWords(db.read, wanted, SIMILAR_WORDS)
  const joined = await understandJoined({ db }, typed, { pairs, similar })
  if (joined) return joined

  const corrections = findCorrections(unknown, { inProducts, similar })
  const misspeltPairs = await splitMisspelt({ db }, listUncorrected(unknown, corrections), known)
  const respelt = respellTogether(typed, corrections, similar)
  if (respelt) return understandRespelt({ db }, typed, respelt)

  return groups.map((group) => {
    const correction = corrections.get(group.tokens[0] ?? '')
    if (group.tokens.length > 1 || correction === undefined) return toKnown(group)
    return correctTerm(correction, { known, similar, misspeltPairs, last: typed.at(-1) })
  })
}

/** The words of the market among those typed, neighbours written in one, and halves of one word. */
function readKnownWords(db: Db, typed: string[]): Promise<KnownWord[]> {
  const joined = joinNeighbours(typed)
  const halves = typed.flatMap((word) => halvesOf(word).flat())
  return listKnownWords(db.read, [...new Set([...typed, ...joined, ...halves])])
}

function createTermMaker(known: readonly KnownWord[]): (group: TokenGroup) => QueryTerm {
  const commonness = new Map(known.map(({ word, products }) => [word, products]))
  return (group) => toKnownTerm(group, Math.min(...group.tokens.map((word) => commonness.get(word) ?? 0)))
}

type ProductWords = { inProducts: ReadonlySet<string>; last: string | undefined }

/** The last word is among them even where products have it, as its end may not have been typed yet. */
const listUnknown = (outside: readonly string[], { inProducts, last }: ProductWords): string[] =>
  outside.filter(
    (word) => !inProducts.has(word) || IS_CUT_SHORT.test(word) || word === last || !isDictionaryWord(word),
  )

type JoinedPairs = { pairs: ReturnType<typeof pairsWith>; similar: readonly SimilarWord[] }

/** 'sun glases' as sunglasses; null where no two neighbours are a word of the market in one. */
async function understandJoined(
  deps: { db: Db },
  typed: readonly string[],
  { pairs, similar }: JoinedPairs,
): Promise<QueryTerm[] | null> {
  const typoOf = (word: string) => similar.find((one) => one.typed === word && isTypoOf(one))?.word
  const pair = pairs.find((one) => typoOf(one.joined) !== undefined)
  if (!pair) return null
  const word = typoOf(pair.joined) ?? ''
  const understood = await understandTerms(deps, [
    ...typed.slice(0, pair.at),
    word,
    ...typed.slice(pair.at + 2),
  ])
  return understood.map((one) => (one.typed === word ? { ...one, match: 'corrected' } : one))
}

const listUncorrected = (
  unknown: readonly string[],
  corrections: ReadonlyMap<string, Correction>,
): string[] =>
  unknown.filter(
    (word) =>
      word.length >= LEAST_PAIR && corrections.get(word)?.words.length === 0 && !isDictionaryWord(word),
  )

type Vocabulary = {
  known: readonly KnownWord[]
  similar: readonly SimilarWord[]
  misspeltPairs: ReadonlyMap<string, [string, string]>
  last: string | undefined
}

/** In this order: a name with synonyms that it begins, a prefix, two words written in one, the likeliest correction. */
function correctTerm(
  { typed: word, words, distance }: Correction,
  { known, similar, misspeltPairs, last }: Vocabulary,
): QueryTerm {
  const isOneOff = words.length > 0 && distance <= 1
  const inTwo = isOneOff || isDictionaryWord(word) ? null : splitInTwo(word, [...known])
  const isFar = words.length === 0 || (distance >= 1 && !isDictionaryWord(word))
  const begun = inTwo || !isFar || word !== last ? null : wordBegunBy(word)
  if (begun) return { ...toKnownTerm(begun), typed: word }
  if (words[0]?.endsWith('*')) {
    const ends = similar.filter((one) => one.typed === word && one.word.startsWith(word))
    const completed = ends.map((one) => one.word)
    return { ...asCorrected(word, completed), isPrefix: true }
  }
  const pair = inTwo ?? (words.length > 0 ? null : misspeltPairs.get(word))
  const read = pair ? [pair.join(' ')] : words.map((one) => wordsInOne(one) ?? one)
  return { ...asCorrected(word, read), products: productsOf(read, similar) }
}

async function understandRespelt(
  deps: { db: Db },
  typed: readonly string[],
  respelt: readonly string[],
): Promise<QueryTerm[]> {
  const understood = await understandTerms(deps, respelt)
  let at = 0
  return understood.map((one) => {
    const words = one.typed.split(' ').length
    const isJoined = respelt.slice(at, at + words).join(' ') !== one.typed
    const length = isJoined ? words + 1 : words
    const own = typed.slice(at, at + length).join(' ')
    at += length
    return own === one.typed
      ? one
      : { ...one, typed: own, match: one.match === 'known' ? 'corrected' : one.match }
  })
}

/** So much of a word must have been typed that it can hardly be another. */
const LEAST_BEGINNING = 5

function wordBegunBy(beginning: string): TokenGroup | null {
  const word = beginning.length < LEAST_BEGINNING ? null : completeWord(beginning)
  return word === null ? null : (groupTokens([word])[0] ?? null)
}

/** A single word without synonyms that is not in the vocabulary. */
const isOutsideVocabulary = ({ tokens }: TokenGroup, isKnown: ReadonlySet<string>): boolean => {
  const [word = ''] = tokens
  return tokens.length === 1 && IS_WORD.test(word) && !isKnown.has(word) && findSynonyms(word) === null
}

/** How many the market has of what was meant; none where only shoppers call it so. */
const productsOf = (words: readonly string[], similar: readonly SimilarWord[]): number =>
  Math.max(0, ...similar.filter(({ word }) => words.includes(word)).map(({ products }) => products))

function asCorrected(typed: string, readAs: readonly string[]): QueryTerm {
  if (readAs.length === 0)
    return { typed, query: typed, phrases: [typed], match: 'unknown', isPrefix: false, products: 0 }
  const terms = readAs.map((one) => groupTokens(one.split(' ')))
  const alternatives = terms.map((parts) =>
    parts.map(({ synonyms }) => `(${synonyms.join(' | ')})`).join(' & '),
  )
  const phrases = readAs.flatMap((one) => findSynonyms(one) ?? [one])
  const query = `(${alternatives.map((one) => `(${one})`).join(' | ')})`
  return { typed, query, phrases, match: 'corrected', isPrefix: false, products: 0 }
}
