import type { Product } from '@ahia/contracts/catalog'
import type { SearchDeps } from '#catalog/search/search-deps.ts'
import { isDictionaryWord } from '#catalog/search/understand/dictionary.ts'
import { findBroadTerm } from '#catalog/search/understand/find-broad-term.rules.ts'
import type { QueryTerm } from '#catalog/search/understand/query-term.rules.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import type { ShopperRequest } from '../parse/parsed-message.rules.ts'
import type { Answer } from '../plan/tool.ts'
import { intentOf } from '../recommend/intent.rules.ts'
import { type Reply, textReply } from '../reply.rules.ts'
import { findAnything } from './find-anything.ts'
import { findDescribed, keepSure } from './find-described.ts'
import { findDescribedProducts } from './find-described-products.ts'
import { findSeveral } from './find-several.ts'
import { type Candidate, isOfProductType } from './fit/candidate.rules.ts'
import { fitOf } from './fit/fit.rules.ts'
import { isA } from './fit/name-head.rules.ts'
import { isNamedBetter } from './fit/named-better.rules.ts'
import { byNearness } from './fit/score-candidates.rules.ts'
import { listFound } from './list-found.ts'
import { readSearch } from './read-search.ts'
import { describeFound, MOST_SHOWN } from './reply/describe-found.rules.ts'
import { describeNear } from './reply/describe-near.rules.ts'
import { describePointed } from './reply/describe-pointed.ts'
import { describeProduct } from './reply/describe-product.rules.ts'
import { priceText } from './reply/describe-request.rules.ts'
import { describeSameShelf } from './reply/describe-same-shelf.rules.ts'
import { describeSizes } from './reply/describe-sizes.ts'
import { toCard } from './reply/to-card.rules.ts'
import type { Search } from './search.rules.ts'
import { isNarrowed, narrowingOf, searchCandidates } from './search-candidates.ts'
import { findButVague } from './vague.rules.ts'

/** CHAT-06: finds what is requested; says so plainly when there is none, and then what comes nearest. */
export const findRequested: Answer = async (deps, conversation) => {
  const pointed = await describePointed(deps, conversation)
  if (pointed) return pointed
  const search = await readSearch(deps, conversation)
  if (!hasAim(search)) return (await findAnything(deps, conversation, search)) ?? askForAim(search.request)
  // 'anything cheaper?' of a page: of its own shelf, and not of all the market.
  if (search.like !== null && search.words.length === 0 && search.shop === null)
    return (
      (await describeSizes(deps, conversation)) ??
      describeSameShelf(await searchSameShelf(deps, search), search)
    )
  const first = await searchWithFilters(deps, search)
  const fitting = first.filter(({ misses }) => misses.length === 0)
  const several = await findSeveral(deps, conversation, { search, fitting })
  if (several) return several
  if (fitting.some(isOfProductType) && !isNamedBetter(first, fitting)) return describeFound(fitting, search)
  const inMarket = await findInMarket(deps, conversation)
  if (inMarket) return inMarket
  if (search.like !== null)
    return (
      (await describeSizes(deps, conversation)) ??
      describeSameShelf(await searchSameShelf(deps, search), search)
    )
  const wider = await searchWithoutFilters(deps, search)
  // A case for the phone is no answer where there are phones, only more expensive ones or in other colours.
  if (fitting.length > 0 && !isNamedBetter(first, fitting) && ![...first, ...wider].some(isOfProductType))
    return describeFound(fitting, search)
  const near = listNear([...first, ...wider].filter(({ misses }) => misses.length > 0))
  if (near.some(({ relevance }) => relevance.level !== 'hinted')) return describeNear(near, search)
  if (search.shop !== null) return describeSameShelf(await searchSameShelf(deps, search), search)
  const partly = listNear(await searchSomeWords(deps, search))
  const enough = findButVague(partly, search)
  if (enough) return describeFound(enough.found, enough.search)
  const [closest] = partly
  const isNearlyIt = closest !== undefined && closest.relevance.lacks.length <= MOST_LACKED
  if (isNearlyIt) return describeNear(partly, search)
  const described = await describeMatches(deps, conversation)
  if (described) return described
  if (isStory(conversation, search)) {
    if (search.words.some(isNowhere)) return NO_MATCH
    return ASKS_FOR_THING.test(conversation.message.plain) ? NOT_SURE : null
  }
  const nearest = partly.length > 0 ? partly : near
  return describeNear(nearest, search, nearest.length > 0 ? [] : await findByEachWord(deps, search))
}

const MOST_WORDS_ALONE = 4
const MOST_OF_WORD = 2

/** Before it is said that nothing matches, the market is asked for each word alone: the last says what the thing is. */
async function findByEachWord(deps: AssistantDeps, { words, request }: Search): Promise<Product[]> {
  if (words.length < 2) return []
  const alone = words
    .filter(({ match }) => match !== 'unknown')
    .slice(-MOST_WORDS_ALONE)
    .toReversed()
  for (const { typed } of alone) {
    const found = await listFound(deps, typed, MOST_OF_WORD)
    const called = found.filter(
      (product) => isA(product.name, [typed]) && fitOf(product, { ...request, words: [] }, []) !== null,
    )
    if (called.length > 0) return called
  }
  return []
}

/** CHAT-09: what the search of the market finds for a word that means whole shelves: it knows these by their names. */
async function findInMarket(deps: AssistantDeps, { message, request }: Conversation): Promise<Reply | null> {
  if (message.isRefinement || message.change !== null || request.state !== null) return null
  if (findBroadTerm(request.words, request.words)?.otherWords.length !== 0) return null
  const found = await listFound(deps, message.plain, MOST_SHOWN)
  const fitting = found.flatMap((product) => {
    const fit = fitOf(product, { ...request, words: [], without: [] }, [])
    return fit && fit.lacks.length === 0 ? [{ product, fit }] : []
  })
  const [first] = fitting
  if (!first) return null
  const count = fitting.length === 1 ? 'I found one' : `I found ${fitting.length}. The best match is`
  return textReply(
    `${count}${fitting.length === 1 ? ':' : ''} ${describeProduct(first.product, first.fit)}.`,
    {
      cards: fitting.map(({ product }) => toCard(product)),
    },
  )
}

const MOST_LACKED = 1
const MOST_DESCRIBED = 4
/** One word in common says enough where it is rare and stands in the name. */
const SURE_BY_ONE = 8.5
/** Who says no more than this names a thing, and describes none. */
const NAME_WORDS = 2

/** What has no name of what was said, but tells of it. */
export async function describeMatches(
  deps: AssistantDeps,
  { message, request }: Conversation,
): Promise<Reply | null> {
  const used = message.isRefinement ? [] : await findDescribedProducts(deps, message.plain, request)
  if (used.length > 0) return describeLikely(used, request, 'may help')
  const text = message.isRefinement ? request.words.join(' ') : message.plain
  const scored = await findDescribed(deps, text, request)
  const isNaming = request.words.length <= NAME_WORDS
  const sure = keepSure(scored, request, MOST_DESCRIBED).filter(
    ({ shared, score, isCalledSo }) =>
      (shared > 1 || score >= SURE_BY_ONE) && (isCalledSo || (!isNaming && shared > 1)),
  )
  return describeLikely(
    sure.map(({ product }) => product),
    request,
    'may be it',
  )
}

function describeLikely(products: readonly Product[], request: ShopperRequest, how: string): Reply | null {
  const [first] = products
  const fit = first && fitOf(first, { ...request, without: [] }, [])
  if (!first || !fit) return null
  return textReply(`Nothing is called exactly that, but this ${how}: ${describeProduct(first, fit)}.`, {
    cards: products.map(toCard),
    isNear: true,
  })
}

const ASKS_FOR_THING =
  /\b(?:do you (?:have|sell|stock)|i (?:need|want|am looking)|looking for|find me|where can i (?:buy|get|find)|is there|are there|any (?!idea|advice))\b/
/** More was said than a name to say back; only where the market has none of a word, nothing can match. */
const NO_MATCH = textReply(
  'I see no match for that here. What would you use it for, or what else is it called?',
  { asks: true, wording: 'fixed' },
)
const NOT_SURE = textReply(
  "I'm not sure which of our goods that would be. What would you use it for, or what else is it called?",
  { asks: true, wording: 'fixed' },
)

/** What is no word may be a misspelt one that the market has, so it proves nothing. */
const isNowhere = ({ typed, match }: QueryTerm): boolean => match === 'unknown' && isDictionaryWord(typed)

/** More words than a thing has, or mostly others, none of which asks for it: what is left of them is no name to say back. */
function isStory({ message }: Conversation, { words }: Search): boolean {
  if (words.length > MOST_NAME_WORDS || intentOf(message.plain).wantsAdvice) return true
  if (WANTS.test(message.plain) || message.isRefinement) return false
  return message.plain.split(' ').length > 2 * words.length
}

const MOST_NAME_WORDS = 4
const WANTS =
  /\b(?:need|want|wan|find|show|buy|get|have|sell|sells|looking|stock|carry|available|price|how much|there|any|cheap\w*|under|below|less than|search|order)\b/

const hasAim = ({ words, request, shop, like }: Search): boolean =>
  words.length > 0 || request.category !== null || shop !== null || like !== null

/** With only a price or a colour, asks what product is wanted; null if the message has neither. */
function askForAim(request: ShopperRequest): Reply | null {
  const price = priceText(request)
  const qualities = [...request.colours, ...request.sizes, ...request.measures]
  if (price === '' && qualities.length === 0 && request.state === null) return null
  return textReply(`What are you looking for${price ? ` ${price}` : ''}?`, { asks: true })
}

/** What has all the required words and passes the filters of the request. */
const searchWithFilters = (deps: SearchDeps, search: Search): Promise<Candidate[]> =>
  searchCandidates(deps, search, { words: requiredWords(search), narrowing: narrowingOf(search.request) })

/** The same, whatever it costs and however it is rated and sent. */
async function searchWithoutFilters(deps: SearchDeps, search: Search): Promise<Candidate[]> {
  if (!isNarrowed(narrowingOf(search.request))) return []
  return searchCandidates(deps, search, { words: requiredWords(search), narrowing: {} })
}

/** Products of the same category as the shown ones, else of the same shop. */
const searchSameShelf = (deps: SearchDeps, search: Search): Promise<Candidate[]> => {
  const shelf = search.like ?? {}
  return searchCandidates(
    deps,
    { ...search, words: [] },
    { words: [], narrowing: { ...narrowingOf(search.request), ...shelf } },
  )
}

/** Things of the kind that lack some of the words; where those lack more besides, of what another word says. */
async function searchSomeWords(deps: SearchDeps, search: Search): Promise<Candidate[]> {
  const { words, queryHead } = search
  if (words.length < 2) return []
  const ofKind = await searchOneWord(deps, search, queryHead.headIndex)
  if (fewestMisses(ofKind) <= 1) return ofKind
  const other = queryHead.headIndex > 0 ? queryHead.headIndex - 1 : queryHead.headIndex + 1
  // Of a word that only stands beside the thing, no more than what has it in its name; a phrase is a thing itself.
  const isThing = words[other]?.typed.includes(' ') ?? false
  const beside = (await searchOneWord(deps, search, other)).filter(
    ({ relevance }) => isThing || relevance.nameHasHead,
  )
  return fewestMisses(beside) < fewestMisses(ofKind) ? beside : ofKind
}

async function searchOneWord(deps: SearchDeps, search: Search, headIndex: number): Promise<Candidate[]> {
  const word = search.words[headIndex]
  if (word === undefined) return []
  const kind = { ...search, queryHead: { ...search.queryHead, headIndex } }
  const found = await searchCandidates(deps, kind, { words: [word], narrowing: {} })
  return found.filter(({ relevance }) => relevance.level === 'partly')
}

const fewestMisses = (candidates: readonly Candidate[]): number =>
  Math.min(...candidates.map(({ misses }) => misses.length))

const requiredWords = ({ words, queryHead }: Search) => words.filter((_, at) => !queryHead.optional.has(at))

/** A product with the wrong price, place and size at once is no alternative. */
const MOST_MISSES = 2

function listNear(candidates: readonly Candidate[]): Candidate[] {
  const near = candidates.filter(({ misses }) => misses.length <= MOST_MISSES)
  const byId = new Map(near.map((candidate) => [candidate.projection.product._id, candidate]))
  return [...byId.values()].sort(byNearness)
}
