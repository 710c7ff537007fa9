import type { MatchDeps } from '#catalog/search/find-many-matches.ts'
import type { IntentHandler } from '../intent-handler.ts'
import type { ShopperRequest } from '../reading/parsed-message.rules.ts'
import { inWords, type Reply } from '../reply.rules.ts'
import { findAnything } from './find-anything.ts'
import { findSeveral } from './find-several.ts'
import { type Candidate, isTheThing } from './fit/candidate.rules.ts'
import { byNearness } from './fit/judge.rules.ts'
import { isNamedBetter } from './fit/named-better.rules.ts'
import { isNarrowed, look, narrowingOf } from './look.ts'
import { readSearch } from './read-search.ts'
import { priceText } from './reply/describe-wish.rules.ts'
import { tellBeside } from './reply/tell-beside.rules.ts'
import { tellFound } from './reply/tell-found.rules.ts'
import { tellNear } from './reply/tell-near.rules.ts'
import { tellPointed } from './reply/tell-pointed.ts'
import { tellSizes } from './reply/tell-sizes.ts'
import type { Search } from './search.rules.ts'
import { findButVague } from './vague.rules.ts'

/** CHAT-06: finds what is wished for; says so plainly when there is none, and then what comes nearest. */
export const findWished: IntentHandler = async (deps, asked) => {
  const pointed = await tellPointed(deps, asked)
  if (pointed) return pointed
  const search = await readSearch(deps, asked)
  if (!hasAim(search)) return (await findAnything(deps, asked, search)) ?? askForAim(search.wish)
  const first = await lookNarrowly(deps, search)
  const fitting = first.filter(({ misses }) => misses.length === 0)
  const several = await findSeveral(deps, asked, { search, fitting })
  if (several) return several
  if (fitting.some(isTheThing) && !isNamedBetter(first, fitting)) return tellFound(fitting, search)
  if (search.like !== null)
    return (await tellSizes(deps, asked)) ?? tellBeside(await lookBeside(deps, search), search)
  const wider = await lookWidely(deps, search)
  // A case for the phone is no answer where there are phones, only dearer ones or in other colours.
  if (fitting.length > 0 && !isNamedBetter(first, fitting) && ![...first, ...wider].some(isTheThing))
    return tellFound(fitting, search)
  const near = listNear([...first, ...wider].filter(({ misses }) => misses.length > 0))
  if (near.some(({ relevance }) => relevance.level !== 'hinted')) return tellNear(near, search)
  if (search.shop !== null) return tellBeside(await lookBeside(deps, search), search)
  const partly = listNear(await lookPartly(deps, search))
  const enough = findButVague(partly, search)
  if (enough) return tellFound(enough.found, enough.search)
  return tellNear(partly.length > 0 ? partly : near, search)
}

const hasAim = ({ words, wish, shop, like }: Search): boolean =>
  words.length > 0 || wish.category !== null || shop !== null || like !== null

/** Only a price or a colour was said: of what? Nothing at all: not ours to answer. */
function askForAim(wish: ShopperRequest): Reply | null {
  const price = priceText(wish)
  const qualities = [...wish.colours, ...wish.sizes, ...wish.measures]
  if (price === '' && qualities.length === 0 && wish.state === null) return null
  return inWords(`What are you looking for${price ? ` ${price}` : ''}?`, { asks: true })
}

const lookNarrowly = (deps: MatchDeps, search: Search): Promise<Candidate[]> =>
  look(deps, search, { words: neededOf(search), narrowing: narrowingOf(search.wish) })

/** The same, whatever it costs and however it is rated and sent. */
async function lookWidely(deps: MatchDeps, search: Search): Promise<Candidate[]> {
  if (!isNarrowed(narrowingOf(search.wish))) return []
  return look(deps, search, { words: neededOf(search), narrowing: {} })
}

/** What stands where the shown things stand, or else in the same shop. */
const lookBeside = (deps: MatchDeps, search: Search): Promise<Candidate[]> => {
  const shelf = search.like ?? {}
  return look(
    deps,
    { ...search, words: [] },
    { words: [], narrowing: { ...narrowingOf(search.wish), ...shelf } },
  )
}

/** Things of the kind that lack some of the words; where those lack more besides, of what another word says. */
async function lookPartly(deps: MatchDeps, search: Search): Promise<Candidate[]> {
  const { words, weights } = search
  if (words.length < 2) return []
  const ofKind = await lookAs(deps, search, weights.head)
  if (fewestMisses(ofKind) <= 1) return ofKind
  const other = weights.head > 0 ? weights.head - 1 : weights.head + 1
  // Of a word that only stands beside the thing, no more than what has it in its name; a phrase is a thing itself.
  const isThing = words[other]?.typed.includes(' ') ?? false
  const beside = (await lookAs(deps, search, other)).filter(({ relevance }) => isThing || relevance.isLiteral)
  return fewestMisses(beside) < fewestMisses(ofKind) ? beside : ofKind
}

async function lookAs(deps: MatchDeps, search: Search, head: number): Promise<Candidate[]> {
  const word = search.words[head]
  if (word === undefined) return []
  const kind = { ...search, weights: { ...search.weights, head } }
  const found = await look(deps, kind, { words: [word], narrowing: {} })
  return found.filter(({ relevance }) => relevance.level === 'partly')
}

const fewestMisses = (candidates: readonly Candidate[]): number =>
  Math.min(...candidates.map(({ misses }) => misses.length))

const neededOf = ({ words, weights }: Search) => words.filter((_, at) => !weights.soft.has(at))

/** Something too dear, in another place and of another size is not near any more. */
const MOST_MISSES = 2

function listNear(candidates: readonly Candidate[]): Candidate[] {
  const near = candidates.filter(({ misses }) => misses.length <= MOST_MISSES)
  const byId = new Map(near.map((candidate) => [candidate.told.product._id, candidate]))
  return [...byId.values()].sort(byNearness)
}
