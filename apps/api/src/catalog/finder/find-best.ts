import type { MatchDeps } from '../search/find-many-matches.ts'
import type { MatchRequest } from '../search/find-matches.ts'
import { asBeginning, type UnderstoodWord } from '../search/understood-word.rules.ts'
import { listWordsWith } from '../search/vocabulary.sql.ts'
import { gather, type How } from './gather.ts'
import { findHead, isVerb } from './head-noun.rules.ts'
import { kindIn, neverOf, nounsOf, shelvesOf, sourceOfKind } from './kind-of.rules.ts'
import type { FoundNeed } from './need-of.rules.ts'
import { sourceOfUse, sourcesOf } from './need-sources.rules.ts'
import { type RankedProducts, SHELF_MATCHES } from './ranked-products.sql.ts'
import { wordsOf } from './reading/line.rules.ts'
import { stemOf, stemsIn } from './reading/stems.rules.ts'
import { type HeadedWords, isAnythingFor, type Thing, toSome, toThing } from './terms.rules.ts'
import type { Understanding } from './understanding.rules.ts'
import { type FoundUse, usesIn, VERY_SURE } from './uses.rules.ts'
import type { Source } from './wanted.rules.ts'

type Ask = (sources: Source[], how?: How) => Promise<RankedProducts>

/** What was found, and whether it is all that was asked for. */
export type Found = {
  answer: RankedProducts
  sources: Source[]
  isClose: boolean
  /** The need that it serves, where that was looked for and not a thing. */
  need?: FoundNeed
  /** Whether each of several things was looked for. */
  isList?: boolean
}

/**
 * The first of these with goods: the shelves that a wide word means, the thing itself, each of several things, what serves the
 * need, whatever has all the words, what has some of them. The last is close only.
 */
export async function findBest(
  deps: MatchDeps,
  request: MatchRequest,
  understood: Understanding,
): Promise<Found | null> {
  const { words, several, kind, reading, need, isSentence, shop, category } = understood
  const ask: Ask = (sources, how) => gather(deps, request, reading, sources, how)
  if (kind?.rest.length === 0 && kind.soft.length === 0 && several === null) {
    const onShelves = await askForKind(ask, understood)
    if (onShelves) return onShelves
  }
  if (words.length === 0) {
    if (shop === null && category === null) return null
    return whole(await ask([EVERYTHING]), [])
  }
  const headed = findHead(reading.left, words)
  const strict = await askFor(ask, toThing({ ...headed, soft: headed.beside }))
  if (need && saysOnlyNeed(need, understood)) {
    const served = await askForNeed(ask, need, words)
    if (served) return served
  }
  const begun = isBegun(understood, strict) ? await askForBeginning(deps, ask, headed) : null
  if (begun) return begun
  const isPart = headed.beside.size > 0 && isOfNeed(need, headed)
  if (strict?.answer.tier === 'is' && (several === null || strict.answer.hasTyped) && !isPart) return strict
  const each = several ?? (isSentence ? null : listOf(words))
  const all = each && (await askForEach(ask, each, several !== null))
  if (all && (several || all.answer.things === all.sources.length))
    return { ...all, isList: several !== null }
  if (all && !several && words.length > 2 && all.answer.things >= 2) return { ...all, isClose: true }
  if (strict?.answer.tier === 'named') return strict
  const described = usesDescribedIn(understood)
  // Whom a gift is for says more than what else is told.
  const surelyUsed = need?.isGift
    ? null
    : await askForUses(ask, described.filter(isSurelyFor(reading.line, headed)))
  if (surelyUsed) return surelyUsed
  const isNarrower = kind && (kind.rest.length > 0 || (kind.soft.length > 0 && kind.kind.things.length > 0))
  const narrowed = isNarrower ? await askForKind(ask, understood) : null
  if (narrowed) return narrowed
  const loose = headed.soft.size > 0 ? await askFor(ask, toThing(headed)) : null
  if (isSure(loose) && !need?.isAilment && !isOfNeed(need, headed)) return loose
  const own = need && saysThing(need, headed) ? await askFor(ask, toThing(onlyHead(headed))) : null
  if (own?.answer.tier === 'is') return own
  const served = need && isServed(understood, headed) ? await askForNeed(ask, need, words) : null
  if (served) return served
  if (isSure(loose)) return loose
  const used = await askForUses(ask, described)
  if (used) return used
  if (strict && strict.answer.tier !== 'text') return strict
  if (understood.notCarried) return null
  const ofHeads = isSentence || words.length > 2 ? await askForHeads(ask, headed) : null
  if (ofHeads) return ofHeads
  if (strict && words.length > 1) return { ...strict, isClose: true }
  if (strict) {
    const inIt = await ask([{ ...plain(toThing(headed)), shelves: SHELVES_WITH_CONTENTS }])
    return inIt.found === 0 ? null : { answer: inIt, sources: strict.sources, isClose: true }
  }
  if (words.every(({ match }) => match === 'unknown')) return null
  const some = await askFor(ask, toSome(headed, isSentence), { isClose: true })
  return some && { ...some, isClose: true }
}

const EVERYTHING: Source = { thing: null, shelves: [], nouns: null, never: null }

/** 'drinks': all on the shelves; 'leather bag': what has the other words of it. A word of very many names is searched by them. */
async function askForKind(ask: Ask, { kind, words, reading }: Understanding): Promise<Found | null> {
  if (kind === null || words.some(({ products = 0 }) => products > SHELF_MATCHES)) return null
  const { rest } = kind
  const thing = rest.length === 0 ? null : toThing(findHead(reading.left, rest))
  const source = thing
    ? {
        thing,
        shelves: shelvesOf(kind.kind),
        nouns: kind.kind.shelves.length === 0 ? nounsOf(kind.kind) : null,
        never: neverOf(kind.kind),
      }
    : sourceOfKind(kind.kind)
  const hints = words
    .filter(({ match, typed }) => match === 'known' && !kind.soft.some((soft) => soft.typed === typed))
    .map(({ typed }) => typed.split(' ').join(' & '))
  const soft = kind.soft.map(({ query }) => query)
  return whole(await ask([source], { hints: thing ? soft : [...hints, ...soft] }), [source])
}

/** Only words were typed, and nothing is what they name: the last may want its end. */
const isBegun = ({ isSentence, several, words, reading }: Understanding, strict: Found | null): boolean =>
  !isSentence && several === null && !strict?.answer.hasThing && wordsOf(reading.line).length <= words.length

/** How many words that begin so are looked at, to see whether any is more than a plural. */
const ENDS = 4

/** Somebody is still typing: 'blend' is the beginning of a blender. */
async function askForBeginning({ db }: MatchDeps, ask: Ask, headed: HeadedWords): Promise<Found | null> {
  const last = headed.words.at(-1)
  if (!last || last.isBeginning || last.match === 'corrected' || !/^[a-z]{4,}$/.test(last.typed)) return null
  const longer = await listWordsWith(db.read, last.typed, ENDS)
  if (longer.every(({ word }) => stemOf(word) === stemOf(last.typed))) return null
  const words = [...headed.words.slice(0, -1), asBeginning(last)]
  const found = await askFor(ask, toThing({ words, head: words.length - 1, soft: new Set() }))
  return found?.answer.hasThing ? found : null
}

/** Of these the description tells what is in it; of other goods what they are used with: a ladder is no lamp. */
const SHELVES_WITH_CONTENTS = (['FOOD', 'GROCERY', 'ORGANIC', 'SPA', 'HEALTH'] as const).map((category) => ({
  category,
  subcategoryKey: null,
}))

/** This many words are tried as the thing, each with a statement. */
const MOST_HEADS = 4

/** Nothing has all the words: whichever of them names goods is meant, with as many of the others as there are. */
async function askForHeads(ask: Ask, { words, head }: HeadedWords): Promise<Found | null> {
  const heads = words
    .map((word, at) => ({ word, at }))
    .filter(
      ({ word }) =>
        word.match !== 'unknown' && !word.isBeginning && /^[a-z]/.test(word.typed) && !isVerb(word.typed),
    )
    .sort(
      (a, b) =>
        Number(b.word.match === 'known') - Number(a.word.match === 'known') ||
        Number(b.at === head) - Number(a.at === head) ||
        b.at - a.at,
    )
    .slice(0, MOST_HEADS)
  for (const { at } of heads) {
    const found = await askFor(ask, toThing(onlyHead({ words, head: at, soft: new Set() })), {
      isClose: true,
    })
    if (found?.answer.tier === 'is') return { ...found, isClose: true }
  }
  return null
}

/** FIND-10: the kinds of goods that are described, with what was misspelt put right. */
function usesDescribedIn({ reading, words }: Understanding): FoundUse[] {
  const corrected = words.flatMap(({ match, phrases }) => (match === 'corrected' ? phrases.slice(0, 1) : []))
  return usesIn([reading.line, ...corrected].join(' '))
}

/** All of a longer name was said, if not in a row ('charger for my laptop'), or very much of what it is for and no thing with it. */
const isSurelyFor = (line: string, headed: HeadedWords) => {
  const stems = new Set(stemsIn(line))
  const isAsked = REQUEST.test(line) && isKnownHead(headed)
  return ({ use: { called }, score }: FoundUse): boolean =>
    (score >= VERY_SURE && !isAsked) ||
    (called.includes(' ') && stemsIn(called).every((stem) => stems.has(stem)))
}

const REQUEST = /\b(?:looking for|need an?|want an?|which|buy)\b/
const isKnownHead = ({ words, head }: HeadedWords): boolean => words[head]?.match === 'known'

async function askForUses(ask: Ask, uses: readonly FoundUse[]): Promise<Found | null> {
  const sources = uses.map(({ use }) => sourceOfUse(use))
  if (sources.length === 0) return null
  const found = whole(await ask(sources, { worst: 'is' }), sources)
  return found && { ...found, isClose: true }
}

const MOST_THINGS = 4

/** Of each thing only what it is: of 'milk and sugar' no meter for blood sugar. Where no 'and' says that they are several, all count. */
async function askForEach(ask: Ask, each: UnderstoodWord[][], isSpoken: boolean): Promise<Found | null> {
  const parts = each.filter((part) => part.length > 0)
  if (parts.length < 2 || parts.length > MOST_THINGS) return null
  const sources = parts.map(sourceOfPart)
  const things = whole(await ask(sources, { worst: 'is', isList: true }), sources)
  if (things?.answer.sources === parts.length) return things
  if (things && (isSpoken || things.answer.sources > 1)) return { ...things, isClose: true }
  if (parts.length > 2 && !isSpoken) return null
  return whole(await ask(sources, { worst: 'named', isList: isSpoken }), sources)
}

function sourceOfPart(part: UnderstoodWord[]): Source {
  const typed = part.flatMap((word) => word.typed.split(' '))
  const kind = kindIn(typed, typed)
  return kind?.rest.length === 0 ? sourceOfKind(kind.kind) : plain(toThing(findHead('', part)))
}

async function askForNeed(
  ask: Ask,
  need: FoundNeed,
  words: readonly UnderstoodWord[],
): Promise<Found | null> {
  const hints = words
    .filter(
      ({ match, typed }) => match === 'known' && !stemsIn(typed).some((stem) => need.phrase.includes(stem)),
    )
    .map(({ query }) => query)
  const sources = sourcesOf(need)
  const serving = (found: Found | null) => found && { ...found, need }
  if (need.isGift) return serving(whole(await ask(sources, { hints }), sources))
  for (const source of sources) {
    const found = serving(whole(await ask([source], { hints }), [source]))
    if (found) return found
  }
  return null
}

/** Kinds so wide that what they are for says more. */
const WIDE = new Set(
  'medicine drug tablet cream oil tea food drink soap something thing stuff remedy treatment gift present'.split(
    ' ',
  ),
)

/** 'food for 20 people' is more than food: the need has the thing in it. */
const isOfNeed = (need: FoundNeed | null, { words, head }: HeadedWords): boolean =>
  need !== null &&
  need.phrase.length > 1 &&
  !need.isGift &&
  stemsIn(words[head]?.typed ?? '').every((stem) => need.phrase.includes(stem) || WIDE.has(stem))

/** A thing was named beside the need: who asks for a mattress for the hostel wants no lantern. */
const saysThing = ({ phrase, isGift, isAilment }: FoundNeed, { words, head }: HeadedWords): boolean => {
  const { typed = '', match = 'unknown' } = words[head] ?? {}
  const stems = stemsIn(typed)
  return (
    phrase.length === 1 &&
    !isGift &&
    !isAilment &&
    match === 'known' &&
    !isAnythingFor(typed) &&
    !stems.some((stem) => phrase.includes(stem) || WIDE.has(stem))
  )
}

const onlyHead = ({ words, head }: HeadedWords): HeadedWords => ({
  words,
  head,
  soft: new Set([...words.keys()].filter((at) => at !== head)),
})

/** Whether the need says more than the word for the thing: in a sentence, or where that word is of the need or very wide. */
function isServed(
  { need, isSentence, notCarried, words, reading }: Understanding,
  { head }: HeadedWords,
): boolean {
  if (need === null || notCarried) return false
  if (need.isGift) return GIFT.test(reading.line) || isAllIn(words, need.phrase)
  if (need.phrase.length > 1) return true
  const stems = stemsIn(words[head]?.typed ?? '')
  return isSentence || stems.some((stem) => need.phrase.includes(stem) || WIDE.has(stem))
}

const plain = (thing: Thing): Source => ({ thing, shelves: [], nouns: null, never: null })

const whole = (answer: RankedProducts, sources: Source[]): Found | null =>
  answer.tier === null && answer.sources === 0 ? null : { answer, sources, isClose: !answer.isWhole }

async function askFor(ask: Ask, thing: Thing, how?: How): Promise<Found | null> {
  const sources = [plain(thing)]
  return whole(await ask(sources, how), sources)
}

/** The thing itself, or something with all the words in its name. */
const isSure = (found: Found | null): found is Found =>
  found?.answer.tier === 'is' || found?.answer.tier === 'named'

/** 'dog leash collar plate': the dog belongs to each. */
function listOf(words: readonly UnderstoodWord[]): UnderstoodWord[][] {
  const shared = words.filter(({ typed }) => isAnythingFor(typed))
  return words.filter(({ typed }) => !isAnythingFor(typed)).map((word) => [...shared, word])
}

/** Who asks what to use for something does not name what is asked for. */
const ASKS_HOW = /\b(?:what|how|something|anything)\b.*\b(?:to|can|could|do|should)\b/

const isAllIn = (words: readonly UnderstoodWord[], phrase: readonly string[]): boolean =>
  words.every(({ typed }) => stemsIn(typed).every((stem) => phrase.includes(stem)))

/** What is needed says all, and no thing is named beside it. */
const saysOnlyNeed = (
  { phrase, isGift }: FoundNeed,
  { reading, words, isSentence }: Understanding,
): boolean =>
  phrase.length > 1 &&
  !isGift &&
  (ASKS_HOW.test(reading.line) || ((words.length > 1 || isSentence) && isAllIn(words, phrase)))

const GIFT =
  /\b(?:gifts?|presents?|birthday|anniversary|something|anything|surprise|valentine|souvenirs?|things?)\b/
