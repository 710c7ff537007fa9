import { fromNaira } from '@ahia/money/naira'
import type { Sort } from '@ahia/reference/sorts'
import { areKnownToBeMany, findManyMatches, type MatchDeps } from '../search/find-many-matches.ts'
import type { MatchRequest } from '../search/find-matches.ts'
import type { ListedProducts } from '../search/listed-products.ts'
import type { ManyWords } from '../search/many-matches.sql.ts'
import { tallyShelves, tallyTraits } from '../search/tallies.rules.ts'
import type { UnderstoodWord } from '../search/understood-word.rules.ts'
import { countFitting, toFacets } from '../shelf/facets.rules.ts'
import { chipsOf } from './chips.rules.ts'
import type { FoundNeed } from './need-of.rules.ts'
import { sourcesOf } from './need-sources.rules.ts'
import { toQualities } from './qualities.rules.ts'
import type { Preference } from './reading/qualities.rules.ts'
import { stemsIn } from './reading/stems.rules.ts'
import { isAnythingFor, type Thing, toSome, toThing, type Weighed } from './terms.rules.ts'
import { type GatheredThings, gatherThings, MOST_COMPARED } from './things.sql.ts'
import { understandQuery } from './understand-query.ts'
import type { Understanding } from './understanding.rules.ts'
import type { Qualities, Source, Tier } from './wanted.rules.ts'
import { weigh } from './weigh.rules.ts'

type FindRequest = MatchRequest

type How = { hints?: readonly string[]; worst?: Tier }
type Ask = (sources: Source[], how?: How) => Promise<GatheredThings>

/** What was found, and whether it is all that was asked for. */
type Found = { answer: GatheredThings; sources: Source[]; isClose: boolean }

const SORTS: Readonly<Record<Preference, Sort | null>> = {
  cheapest: 'price-low',
  priciest: 'price-high',
  'best-sold': 'popular',
  newest: 'newest',
  'best-rated': null,
}

/**
 * FIND-01 … FIND-05: what fits a search. The first of these with goods answers: the thing itself, each of several things, what
 * serves the need, whatever has all the words, what has some of them. The last is shown as close only.
 */
export async function findProducts(
  deps: MatchDeps,
  given: FindRequest,
  text: string,
): Promise<ListedProducts> {
  const understood = await deps.understood.get(text.trim().toLowerCase(), () => understandQuery(deps, text))
  const request = narrow(given, understood)
  const found = await findBest(deps, request, understood)
  const isEmpty = found === null || countOf(found, request) === 0
  const isPriced =
    understood.reading.price !== null && given.price.minKobo === null && given.price.maxKobo === null
  if (isEmpty && isPriced && found !== null) {
    const plainer = await findBest(deps, request, withoutQualities(understood))
    if (plainer && countOf(plainer, request) > 0)
      return listed({ ...plainer, isClose: true }, request, understood)
    const atAnyPrice = { ...request, price: given.price, sort: given.sort ?? 'price-low' }
    const other = await findBest(deps, atAnyPrice, understood)
    return listed(other && { ...other, isClose: true }, atAnyPrice, understood)
  }
  return listed(found, request, understood)
}

/** Nothing of that colour at that price: in another colour it is closer than at another price. */
const withoutQualities = (understood: Understanding): Understanding => ({
  ...understood,
  reading: { ...understood.reading, colours: null, sizes: null, measures: null },
})

/** What the text says of price, order, shop and category, where no filter says otherwise. */
function narrow(request: FindRequest, { reading, shop, category }: Understanding): FindRequest {
  const { price, sort, shopId, shelf } = request
  const read = reading.price?.value
  const isOpen = price.minKobo === null && price.maxKobo === null
  const preferred = reading.preference ? SORTS[reading.preference.value] : null
  return {
    ...request,
    price:
      isOpen && read
        ? {
            minKobo: read.minNaira === null ? null : fromNaira(read.minNaira),
            maxKobo: read.maxNaira === null ? null : fromNaira(read.maxNaira),
          }
        : price,
    sort: sort ?? preferred,
    shopId: shopId ?? shop?.id ?? null,
    shelf: category && shelf.categories.length === 0 ? { ...shelf, categories: [category] } : shelf,
  }
}

async function findBest(
  deps: MatchDeps,
  request: FindRequest,
  understood: Understanding,
): Promise<Found | null> {
  const { words, several, reading, need, isSentence, shop, category } = understood
  const ask: Ask = (sources, how) => gather(deps, request, understood, sources, how)
  if (words.length === 0) {
    if (shop === null && category === null) return null
    return whole(await ask([{ thing: null, shelf: null, never: null }]), [])
  }
  const weighed = weigh(reading.left, words)
  const strict = await askFor(ask, toThing({ ...weighed, soft: new Set() }))
  if (strict?.answer.tier === 'is' && (several === null || strict.answer.hasTyped)) return strict
  const each = several ?? (isSentence ? null : listOf(words))
  const all = each && (await askForEach(ask, each))
  if (all && (several || all.answer.things === all.sources.length)) return all
  if (all && !several && words.length > 2 && all.answer.things >= 2) return { ...all, isClose: true }
  if (strict?.answer.tier === 'named') return strict
  const loose = weighed.soft.size > 0 ? await askFor(ask, toThing(weighed)) : null
  if (isSure(loose) && !need?.isAilment) return loose
  const served = need && isServed(understood, weighed) ? await askForNeed(ask, need, words) : null
  if (served) return served
  if (isSure(loose)) return loose
  if (strict && strict.answer.tier !== 'text') return strict
  if (understood.notCarried) return null
  if (strict) return { ...strict, isClose: true }
  const known = words.filter(({ match }) => match !== 'unknown')
  if (known.length === 0) return null
  const some = await askFor(ask, toSome(weigh(reading.left, known)))
  return some && { ...some, isClose: true }
}

const MOST_THINGS = 4

async function askForEach(ask: Ask, each: UnderstoodWord[][]): Promise<Found | null> {
  const parts = each.filter((part) => part.length > 0)
  if (parts.length < 2 || parts.length > MOST_THINGS) return null
  const sources = parts.map((part) => plain(toThing(weigh('', part))))
  return whole(await ask(sources, { worst: 'named' }), sources)
}

async function askForNeed(
  ask: Ask,
  need: FoundNeed,
  words: readonly UnderstoodWord[],
): Promise<Found | null> {
  const sources = sourcesOf(need)
  const hints = words
    .filter(
      ({ match, typed }) => match === 'known' && !stemsIn(typed).some((stem) => need.phrase.includes(stem)),
    )
    .map(({ query }) => query)
  return whole(await ask(sources, { hints }), sources)
}

/** Kinds so wide that what they are for says more. */
const WIDE = new Set(
  'medicine drug tablet cream oil tea food drink soap something thing stuff remedy treatment gift present'.split(
    ' ',
  ),
)

/** Whether the need says more than the word for the thing: in a sentence, or where that word is of the need or very wide. */
function isServed(
  { need, isSentence, notCarried, words, reading }: Understanding,
  { head }: Weighed,
): boolean {
  if (need === null || notCarried) return false
  if (need.isGift) return GIFT.test(reading.line) || words.length <= need.phrase.length
  const stems = stemsIn(words[head]?.typed ?? '')
  return isSentence || stems.some((stem) => need.phrase.includes(stem) || WIDE.has(stem))
}

const plain = (thing: Thing): Source => ({ thing, shelf: null, never: null })

const whole = (answer: GatheredThings, sources: Source[]): Found | null =>
  answer.tier === null && answer.sources === 0 ? null : { answer, sources, isClose: !answer.isWhole }

async function askFor(ask: Ask, thing: Thing): Promise<Found | null> {
  const sources = [plain(thing)]
  return whole(await ask(sources), sources)
}

/** The thing itself, or something with all the words in its name. */
const isSure = (found: Found | null): found is Found =>
  found?.answer.tier === 'is' || found?.answer.tier === 'named'

/** 'dog leash collar plate': the dog belongs to each. */
function listOf(words: readonly UnderstoodWord[]): UnderstoodWord[][] {
  const shared = words.filter(({ typed }) => isAnythingFor(typed))
  return words.filter(({ typed }) => !isAnythingFor(typed)).map((word) => [...shared, word])
}

const GIFT =
  /\b(?:gifts?|presents?|birthday|anniversary|something|anything|surprise|valentine|souvenirs?|things?)\b/

async function gather(
  deps: MatchDeps,
  request: FindRequest,
  { reading }: Understanding,
  sources: Source[],
  { hints = [], worst = 'text' }: How = {},
): Promise<GatheredThings> {
  const { shopId, shelf, price, traitFilter, traits, sort, limit, offset } = request
  const page = { filters: { ...shelf, price, traits }, sort, limit, offset }
  const qualities = toQualities(reading)
  const words = manyWordsOf(sources, qualities)
  const many = words && { question: { words, shopId }, page, shelf, traitFilter }
  if (many && areKnownToBeMany(deps, many)) return { ...(await findManyMatches(deps, many)), ...ALL_FIT }
  const gathered = await gatherThings(deps.db.read, { sources, qualities, shopId, hints, worst }, page)
  if (many === null || gathered.found <= MOST_COMPARED) return gathered
  return { ...(await findManyMatches(deps, many)), ...ALL_FIT }
}

const ALL_FIT = {
  found: MOST_COMPARED,
  tier: 'is',
  things: 1,
  sources: 1,
  hasTyped: true,
  isWhole: true,
} as const

/** Words that thousands of products may contain; null where more is asked for than words. */
function manyWordsOf([source, ...others]: readonly Source[], qualities: Qualities): ManyWords | null {
  const thing = source?.thing
  if (!thing || others.length > 0 || source.shelf || thing.some.length > 0) return null
  if (qualities.state || qualities.wearer || qualities.without.length > 0) return null
  if (qualities.words.length === 0) return { in: 'name', match: thing.typed, isIt: thing.isIt }
  return { in: 'anywhere', match: [thing.match, ...qualities.words].join(' & '), inName: thing.typed }
}

const countOf = ({ answer }: Found, { shelf, traitFilter }: FindRequest): number =>
  countFitting(tallyTraits(answer.groups, shelf), traitFilter)

function listed(found: Found | null, request: FindRequest, understood: Understanding): ListedProducts {
  const { shelf, traitFilter } = request
  const groups = found?.answer.groups ?? []
  const tallies = {
    traits: tallyTraits(groups, shelf),
    within: tallyShelves(groups, shelf, traitFilter),
    brands: found?.answer.brands ?? [],
    priceSpan: found?.answer.priceSpan ?? null,
  }
  return {
    products: found?.answer.products ?? '[]',
    total: countFitting(tallies.traits, traitFilter),
    facets: toFacets(tallies, traitFilter),
    didYouMean: correctedText(understood),
    reading: {
      chips: chipsOf(understood),
      isClose: found?.isClose ?? false,
      notCarried: understood.notCarried,
    },
  }
}

/** The search with its misspelt words corrected; null when there are none. */
function correctedText({ words, several }: Understanding): string | null {
  const all = several?.flat() ?? words
  if (!all.some(({ match, isBeginning }) => match === 'corrected' && !isBeginning)) return null
  return all
    .map(({ typed, match, phrases: [first = typed] }) => (match === 'corrected' ? first : typed))
    .join(' ')
}
