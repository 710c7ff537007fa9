import type { Db } from '#tables.ts'
import { isDictionaryWord, isEnglishWord, listEnglishNear } from './dictionary.ts'
import { groupTokens, type TokenGroup } from './group-tokens.rules.ts'
import { type QueryTerm, toKnownTerm } from './query-term.rules.ts'
import {
  type Correction,
  distanceOf,
  editDistance,
  halvesOf,
  joinNeighbours,
  listCorrections,
  soundOf,
  splitInTwo,
} from './spelling.rules.ts'
import { completeWord, findSynonyms, listSimilarNames, splitCompound } from './synonyms.rules.ts'
import {
  type KnownWord,
  listKnownWords,
  listSimilarWords,
  listWordsInProducts,
  type SimilarWord,
} from './vocabulary.sql.ts'

const SIMILAR_WORDS = 12
const IS_WORD = /^[a-z]{3,}$/
/** PostgreSQL finds 'ear' in 'earings', where earrings were meant. */
const IS_CUT_SHORT = /ings?$/
/** In a word this short, two typos make a different word: a rolex is not a roll. */
const SHORT = 5

const isLikely = ({ typed, word, soundsAlike }: SimilarWord): boolean =>
  soundsAlike || typed.length > SHORT || word.startsWith(typed) || editDistance(typed, word) <= 1

/** Each term with its synonyms, or with its correction where the market has no such word. */
export async function understandTerms({ db }: { db: Db }, words: readonly string[]): Promise<QueryTerm[]> {
  const typed = [...words]
  const known = await readKnownWords(db, typed)
  const isKnown = new Set(known.map(({ word }) => word))
  const groups = groupTokens(mergeKnown(typed, isKnown))
  const strange = groups.flatMap((group) => (isStrange(group, isKnown) ? group.tokens : []))
  const toKnown = createTermMaker(known)
  if (strange.length === 0) return groups.map(toKnown)

  const inProducts = new Set(await listWordsInProducts(db.read, strange))
  const unknown = listUnknown(strange, { inProducts, last: typed.at(-1) })
  const pairs = pairsWith(typed, new Set(unknown.filter((word) => !inProducts.has(word))))
  const wanted = [...unknown, ...pairs.map(({ inOne }) => inOne)]
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

type Seen = { inProducts: ReadonlySet<string>; last: string | undefined }

/** The last word is among them even where products have it, as its end may not have been typed yet. */
const listUnknown = (strange: readonly string[], { inProducts, last }: Seen): string[] =>
  strange.filter(
    (word) => !inProducts.has(word) || IS_CUT_SHORT.test(word) || word === last || !isDictionaryWord(word),
  )

type JoinedPairs = { pairs: ReturnType<typeof pairsWith>; similar: readonly SimilarWord[] }

/** 'sun glases' as sunglasses; null where no two neighbours are a word of the market in one. */
async function understandJoined(
  deps: { db: Db },
  typed: readonly string[],
  { pairs, similar }: JoinedPairs,
): Promise<QueryTerm[] | null> {
  const typoOf = (inOne: string) => similar.find((one) => one.typed === inOne && isTypoOf(one))?.word
  const pair = pairs.find(({ inOne }) => typoOf(inOne) !== undefined)
  if (!pair) return null
  const word = typoOf(pair.inOne) ?? ''
  const understood = await understandTerms(deps, [
    ...typed.slice(0, pair.at),
    word,
    ...typed.slice(pair.at + 2),
  ])
  return understood.map((one) => (one.typed === word ? { ...one, match: 'corrected' } : one))
}

type Corrections = ReadonlyMap<string, Correction>

/** The corrections of unknown words; none of a word that products have, unless it is a prefix or cut short. */
function findCorrections(
  unknown: string[],
  { inProducts, similar }: { inProducts: ReadonlySet<string>; similar: readonly SimilarWord[] },
): Corrections {
  const misspelt = unknown.filter((word) => !inProducts.has(word) && !isDictionaryWord(word))
  const called = misspelt.slice(0, MOST_MISSPELT).flatMap(calledAs)
  return new Map(
    correctionsOf(unknown, similar.filter(isLikely), called.filter(isLikely))
      .filter(({ typed, distance, words: [first] }) => {
        if (!inProducts.has(typed)) return true
        if (distance === 0) return first?.endsWith('*')
        return IS_CUT_SHORT.test(typed) && distance <= 1
      })
      // FIND-03: what is a word is not misspelt, only missing.
      .map((one) => [
        one.typed,
        one.distance > 0 && isDictionaryWord(one.typed) ? { ...one, words: [] } : one,
      ]),
  )
}

const listUncorrected = (unknown: readonly string[], corrections: Corrections): string[] =>
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

/** What two words in one stand for; 'crayfish' is one. */
const wordsInOne = (word: string): string | null => (isEnglishWord(word) ? null : splitCompound(word))

const LONG = 6
const isLong = (typed: string, word: string): boolean =>
  splitCompound(word) === null && word.length >= LONG && distanceOf(typed, word) <= 1

/**
 * What shoppers call things counts like a word of the market: 'erphone' is an earphone, sold here as earbuds. Words of other
 * languages are short and near to each other, so those must sound the same.
 */
const calledAs = (typed: string): SimilarWord[] =>
  listSimilarNames(typed)
    .filter((word) => isEnglishWord(word) || isLong(typed, word) || wordsInOne(word) !== null)
    .map((word) => ({ typed, word, products: 1, soundsAlike: soundOf(typed) === soundOf(word) }))

/** 'suger test' is a 'sugar test' as soon as it is spelt right, which has a meaning that its words have not. */
function respellTogether(
  typed: readonly string[],
  corrections: ReadonlyMap<string, Correction>,
  similar: readonly SimilarWord[],
): string[] | null {
  const isInUse = (word: string) => findSynonyms(word) !== null || similar.some((one) => one.word === word)
  const respelt = typed.map((word) => {
    const { words: [first] = [], distance = 0 } = corrections.get(word) ?? {}
    if (isDictionaryWord(word) || first === undefined || first.endsWith('*')) return word
    return distance <= 1 ? first : (listEnglishNear(word).find(isInUse) ?? first)
  })
  if (respelt.every((word, at) => word === typed[at])) return null
  const isOther = respelt.some(
    (word, at) => word !== typed[at] && !corrections.get(typed[at] ?? '')?.words.includes(word),
  )
  return isOther || groupTokens(respelt).length < groupTokens(typed).length ? respelt : null
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

/** A word of the market comes before one that shoppers use, unless that is nearer. */
function correctionsOf(
  unknown: string[],
  similar: readonly SimilarWord[],
  called: readonly SimilarWord[],
): Correction[] {
  const ofMarket = listCorrections(unknown, [...similar])
  if (called.length === 0) return ofMarket
  return listCorrections(unknown, [...similar, ...called]).map((one, at) => {
    const own = ofMarket[at]
    return own && own.words.length > 0 && own.distance <= Math.max(one.distance, 1) ? own : one
  })
}

/** More strange words than these name no goods, and looking for each takes time (R31). */
const MOST_MISSPELT = 4

const LEAST_HALF = 4
const MOST_HALVES = 6

/** 'sheabuter' is shea butter: one half is a word of the market, the other nearly one. */
async function splitMisspelt(
  { db }: { db: Db },
  words: readonly string[],
  known: readonly KnownWord[],
): Promise<ReadonlyMap<string, [string, string]>> {
  const isKnown = new Set(known.map(({ word }) => word))
  const halves = words.flatMap((word) =>
    halvesOf(word)
      .filter(([first, second]) => Math.min(first.length, second.length) >= LEAST_HALF)
      .flatMap((pair) => [0, 1].flatMap((at) => (isKnown.has(pair[at] ?? '') ? [{ word, pair, at }] : [])))
      .slice(0, MOST_HALVES),
  )
  if (halves.length === 0) return new Map()
  const others = [...new Set(halves.map(({ pair, at }) => pair[1 - at] ?? ''))]
  const similar = await listSimilarWords(db.read, others, SIMILAR_WORDS)
  return new Map(
    halves.flatMap(({ word, pair, at }): [string, [string, string]][] => {
      const other = pair[1 - at] ?? ''
      const near = similar.find((one) => one.typed === other && distanceOf(other, one.word) <= 1)?.word
      if (near === undefined) return []
      return [[word, at === 0 ? [pair[0], near] : [near, pair[1]]]]
    }),
  )
}

/** So much of a word must have been typed that it can hardly be another. */
const LEAST_BEGINNING = 5

function wordBegunBy(beginning: string): TokenGroup | null {
  const word = beginning.length < LEAST_BEGINNING ? null : completeWord(beginning)
  return word === null ? null : (groupTokens([word])[0] ?? null)
}

const LEAST_PAIR = 7

/** 'sun glases' may be sunglasses: each two neighbours of which one is no word, in one. */
const pairsWith = (words: readonly string[], strange: ReadonlySet<string>) =>
  words.flatMap((word, at) => {
    const next = words[at + 1]
    if (next === undefined || !(strange.has(word) || strange.has(next))) return []
    const inOne = `${word}${next}`
    return IS_WORD.test(inOne) && inOne.length >= LEAST_PAIR ? [{ at, inOne }] : []
  })

const isTypoOf = ({ typed, word }: SimilarWord): boolean =>
  word.length >= LEAST_PAIR && distanceOf(typed, word) <= 1

/** 'sun glasses' are sunglasses where the market writes them so. */
function mergeKnown(words: readonly string[], isKnown: ReadonlySet<string>): string[] {
  const merged: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next] = [words[at], words[at + 1]]
    const inOne = `${word}${next ?? ''}`
    const isOne = next !== undefined && IS_WORD.test(word) && IS_WORD.test(next) && isKnown.has(inOne)
    merged.push(isOne ? inOne : word)
    if (isOne) at += 1
  }
  return merged
}

/** A single word without synonyms that is not in the vocabulary. */
const isStrange = ({ tokens }: TokenGroup, isKnown: ReadonlySet<string>): boolean => {
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
