import type { SearchDeps } from '#catalog/search/search-deps.ts'
import { understandTerms } from '#catalog/search/understand/understand-terms.ts'
import type { Conversation } from '../conversation.rules.ts'
import { type Reply, textReply } from '../reply.rules.ts'
import { type Candidate, isOfProductType } from './fit/candidate.rules.ts'
import { findQueryHead } from './fit/head.rules.ts'
import { MOST_SHOWN } from './reply/describe-found.rules.ts'
import { describeProduct } from './reply/describe-product.rules.ts'
import { describeRequest } from './reply/describe-request.rules.ts'
import { toCard } from './reply/to-card.rules.ts'
import type { Search } from './search.rules.ts'
import { narrowingOf, searchCandidates } from './search-candidates.ts'
import { isCalledSo, isNamedSo, isOneThing, partsOf, type RequestedThing } from './several-things.rules.ts'

type SearchResult = { search: Search; found: readonly Candidate[] }

type Several = { search: Search; fitting: readonly Candidate[] }

/**
 * 'rice and beans' are two things, unless something is both: some of each are shown, and what there is none of is said.
 * Null when it is one request, or nothing of it is there.
 */
export async function findSeveral(
  deps: SearchDeps,
  conversation: Conversation,
  { search, fitting }: Several,
): Promise<Reply | null> {
  const each = isOneThing(fitting) ? [] : await findEach(deps, conversation, search)
  if (areAllThere(each)) return describeSeveral(each)
  // One product with all the words says more than half of what was requested.
  const isHalf =
    each.filter(isThere).length * 2 >= each.length && each.some(isThere) && !fitting.some(isOfProductType)
  return isHalf ? describeSeveral(each) : null
}

/** The same, but only where there is some of each. */
export async function findAllOf(
  deps: SearchDeps,
  conversation: Conversation,
  search: Search,
): Promise<Reply | null> {
  const each = await findEach(deps, conversation, search)
  return areAllThere(each) ? describeSeveral(each) : null
}

const isThere = ({ found }: SearchResult): boolean => found.length > 0
const areAllThere = (each: readonly SearchResult[]): boolean => each.length > 1 && each.every(isThere)

async function findEach(
  deps: SearchDeps,
  { message, request }: Conversation,
  search: Search,
): Promise<SearchResult[]> {
  const parts = partsOf(message.clauses, request.words) ?? []
  return withoutTwins(await Promise.all(parts.map((part) => findPart(deps, search, part))))
}

async function findPart(
  deps: SearchDeps,
  search: Search,
  { words, message, lent }: RequestedThing,
): Promise<SearchResult> {
  const own = await searchPart(deps, search, words, message)
  const called = { ...own, found: own.found.filter(isCalledSo) }
  if (isThere(called)) return called
  const shared = lent === null ? null : await searchPart(deps, search, lent, lent)
  const alike = shared?.found.filter(isCalledSo) ?? []
  if (shared !== null && alike.length > 0) return { ...shared, found: alike }
  return { ...own, found: own.found.filter(isNamedSo) }
}

/** Without what it is for: that is said of all the things, and need not stand in their texts. */
async function searchPart(
  deps: SearchDeps,
  whole: Search,
  typed: readonly string[],
  message: readonly string[],
): Promise<SearchResult> {
  const read = await understandTerms(deps, typed)
  const { optional } = findQueryHead(message, read)
  const words = read.filter((_, at) => !optional.has(at))
  const search = { ...whole, words, queryHead: findQueryHead(message, words) }
  return {
    search,
    found: await searchCandidates(deps, search, { words, narrowing: narrowingOf(search.request) }),
  }
}

/** Each product once, for the first thing that it is. */
function withoutTwins(each: readonly SearchResult[]): SearchResult[] {
  const seen = new Set<string>()
  return each.map(({ search, found }) => {
    const own = found.filter(({ projection }) => !seen.has(projection.product._id))
    for (const { projection } of own) seen.add(projection.product._id)
    return { search, found: own }
  })
}

function describeSeveral(each: readonly SearchResult[]): Reply {
  const most = Math.floor(MOST_SHOWN / each.filter(isThere).length)
  const shown = each.map(({ search, found }) => ({ search, found: found.slice(0, most) }))
  return textReply(shown.map(describePart).join(' '), {
    cards: shown.flatMap(({ found }) => found.map(({ projection }) => toCard(projection.product))),
  })
}

function describePart({ search, found }: SearchResult): string {
  const [first] = found
  if (!first) return `I found nothing${describeRequest(search)}.`
  const count = found.length === 1 ? 'one' : found.length
  const lead = found.length === 1 ? ': ' : ', first of them '
  return `I found ${count}${describeRequest(search)}${lead}${describeProduct(first.projection.product, first.fit)}.`
}
