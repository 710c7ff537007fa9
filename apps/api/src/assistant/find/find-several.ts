import type { MatchDeps } from '#catalog/search/find-many-matches.ts'
import { readWords } from '#catalog/search/read-words.ts'
import type { Conversation } from '../conversation.rules.ts'
import { inWords, type Reply } from '../reply.rules.ts'
import { type Candidate, isTheThing } from './fit/candidate.rules.ts'
import { weighWords } from './fit/head.rules.ts'
import { look, narrowingOf } from './look.ts'
import { describeWish } from './reply/describe-wish.rules.ts'
import { MOST_SHOWN } from './reply/tell-found.rules.ts'
import { tellProduct } from './reply/tell-product.rules.ts'
import { toCard } from './reply/to-card.rules.ts'
import type { Search } from './search.rules.ts'
import { isCalledSo, isNamedSo, isOneThing, type Part, partsOf } from './several-things.rules.ts'

type Found = { search: Search; found: readonly Candidate[] }

type Several = { search: Search; fitting: readonly Candidate[] }

/**
 * 'rice and beans' are two things, unless something is both: some of each are shown, and what there is none of is said.
 * Null when it is one wish, or nothing of it is there.
 */
export async function findSeveral(
  deps: MatchDeps,
  asked: Conversation,
  { search, fitting }: Several,
): Promise<Reply | null> {
  const each = isOneThing(fitting) ? [] : await findEach(deps, asked, search)
  if (areAllThere(each)) return tellSeveral(each)
  // One product with all the words says more than half of what was wished for.
  const isHalf = each.some(isThere) && !fitting.some(isTheThing)
  return isHalf ? tellSeveral(each) : null
}

/** The same, but only where there is some of each. */
export async function findAllOf(deps: MatchDeps, asked: Conversation, search: Search): Promise<Reply | null> {
  const each = await findEach(deps, asked, search)
  return areAllThere(each) ? tellSeveral(each) : null
}

const isThere = ({ found }: Found): boolean => found.length > 0
const areAllThere = (each: readonly Found[]): boolean => each.length > 1 && each.every(isThere)

async function findEach(deps: MatchDeps, { said, wish }: Conversation, search: Search): Promise<Found[]> {
  const parts = partsOf(said.clauses, wish.words) ?? []
  return withoutTwins(await Promise.all(parts.map((part) => findPart(deps, search, part))))
}

async function findPart(deps: MatchDeps, search: Search, { words, said, lent }: Part): Promise<Found> {
  const own = await lookFor(deps, search, words, said)
  const called = { ...own, found: own.found.filter(isCalledSo) }
  if (isThere(called)) return called
  const shared = lent === null ? null : await lookFor(deps, search, lent, lent)
  const alike = shared?.found.filter(isCalledSo) ?? []
  if (shared !== null && alike.length > 0) return { ...shared, found: alike }
  return { ...own, found: own.found.filter(isNamedSo) }
}

/** Without what it is for: that is said of all the things, and need not stand in their texts. */
async function lookFor(
  deps: MatchDeps,
  whole: Search,
  typed: readonly string[],
  said: readonly string[],
): Promise<Found> {
  const read = await readWords(deps, typed)
  const { soft } = weighWords(said, read)
  const words = read.filter((_, at) => !soft.has(at))
  const search = { ...whole, words, weights: weighWords(said, words) }
  return { search, found: await look(deps, search, { words, narrowing: narrowingOf(search.wish) }) }
}

/** Each product once, for the first thing that it is. */
function withoutTwins(each: readonly Found[]): Found[] {
  const seen = new Set<string>()
  return each.map(({ search, found }) => {
    const own = found.filter(({ told }) => !seen.has(told.product._id))
    for (const { told } of own) seen.add(told.product._id)
    return { search, found: own }
  })
}

function tellSeveral(each: readonly Found[]): Reply {
  const most = Math.floor(MOST_SHOWN / each.filter(isThere).length)
  const shown = each.map(({ search, found }) => ({ search, found: found.slice(0, most) }))
  return inWords(shown.map(tellPart).join(' '), {
    cards: shown.flatMap(({ found }) => found.map(({ told }) => toCard(told.product))),
  })
}

function tellPart({ search, found }: Found): string {
  const [first] = found
  if (!first) return `I found nothing${describeWish(search)}.`
  const count = found.length === 1 ? 'one' : found.length
  const lead = found.length === 1 ? ': ' : ', first of them '
  return `I found ${count}${describeWish(search)}${lead}${tellProduct(first.told.product, first.fit)}.`
}
