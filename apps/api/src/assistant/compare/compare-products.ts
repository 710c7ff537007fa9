import type { Product } from '@ahia/contracts/catalog'
import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import { pointedAt, shownLast } from '../find/show-shown.ts'
import type { IntentHandler } from '../intent-handler.ts'
import type { Reply } from '../reply.rules.ts'
import { findSharedMeasure } from './choice-prices.rules.ts'
import { listInOrder, listNeighbours, listShown, pointedBy, wantsNeighbours } from './compared-shown.ts'
import { isDecidingWhich, mannerOf } from './comparison-asked.rules.ts'
import {
  ASK_WHAT,
  askWithWhat,
  replyDecided,
  replyNothingThere,
  replyOnlyOne,
  replyWithoutOther,
  replyWithTable,
} from './comparison-reply.ts'
import { concernsOf } from './concerns.rules.ts'
import { type Extreme, endsOf, takeExtremes } from './extremes.rules.ts'
import type { Side } from './find-alike.ts'
import { listOfKind, listShownOrKind } from './list-of-kind.ts'
import { findSides, MOST_COMPARED } from './named-sides.ts'
import { isAboutService, isNoThing } from './service-words.rules.ts'
import { type Split, splitSides } from './sides.rules.ts'
import type { Decided } from './tell-difference.rules.ts'

/** Among so many the ends of a kind are looked for. */
const ALL_OF_KIND = 24

/** CHAT-06: sets products side by side: those named, pointed at or shown before, or all of one kind. */
export const compareProducts: IntentHandler = async (deps, asked) => {
  const manner = mannerOf(asked.said.text)
  if (manner === null) return null
  if (manner === 'which') return decideAmongShown(deps, asked)
  const ends = takeExtremes(asked.said.text)
  if (manner === 'compare' && ends !== null) return compareEnds(deps, asked, ends)
  const split = splitSides(asked.said.text)
  if (split.pieces.length > 0 && !namesShop(split) && split.pieces.some(isAboutService)) return null
  if (manner === 'either') return compareEither(deps, asked, split)
  const [piece, ...others] = split.pieces
  if (piece === undefined) return compareShown(deps, asked)
  if (others.length === 0) return compareOne(deps, asked, piece)
  return replyOf(asked, await listSides(deps, asked, split), split.by)
}

const decidedBy = ({ said }: Conversation, products: readonly Product[]): Decided => ({
  concerns: concernsOf(said.text),
  measure: findSharedMeasure(products, said.wish.measures),
})

/** 'crayfish from Bonny or Mile One': a place on the other side is a shop's. */
const namesShop = ({ pieces }: Split): boolean => pieces.some((piece) => /\s(?:from|by|at)\s/.test(piece))

/** 'so which one is cheaper?', 'between the first two' */
async function decideAmongShown(deps: AssistantDeps, asked: Conversation): Promise<Reply | null> {
  const isPointed = asked.said.pointers.some(({ at }) => at === 'nth')
  const products = await listInOrder(deps, isPointed ? pointedAt(asked) : shownLast(asked))
  if (products.length < 2) return null
  const latest = asked.earlier.findLast(({ productIds }) => productIds.length > 0)
  const isCompared = latest !== undefined && mannerOf(latest.said.text) !== null
  if (isCompared || products.length > MOST_COMPARED) return replyDecided(products, decidedBy(asked, products))
  return replyWithTable(products, decidedBy(asked, products))
}

/** 'compare the cheapest and the dearest': of the kind that is named, else of what was shown. */
async function compareEnds(
  deps: AssistantDeps,
  asked: Conversation,
  { extremes, rest }: { extremes: readonly Extreme[]; rest: string },
): Promise<Reply> {
  const [kind] = splitSides(rest).pieces
  const all =
    kind === undefined || pointedBy(asked, kind) !== null
      ? await listShownOrKind(deps, asked, await listInOrder(deps, shownLast(asked)))
      : await listOfKind(deps, asked, kind, ALL_OF_KIND)
  const products = endsOf(all, extremes).slice(0, MOST_COMPARED)
  const [only, ...others] = products
  if (only === undefined) return ASK_WHAT
  const decided = { ...decidedBy(asked, products), concerns: [] }
  return others.length === 0 ? replyOnlyOne(only, decided) : replyWithTable(products, decided)
}

/** 'compare these two' */
async function compareShown(deps: AssistantDeps, asked: Conversation): Promise<Reply> {
  const products = await listShownOrKind(deps, asked, await listShown(deps, asked))
  const [only, ...others] = products
  if (only === undefined) return ASK_WHAT
  return others.length === 0 ? askWithWhat(only) : replyWithTable(products, decidedBy(asked, products))
}

/** One thing is said: it is pointed at and its other side is missing, or it is a kind of things. */
async function compareOne(deps: AssistantDeps, asked: Conversation, piece: string): Promise<Reply> {
  const ids = pointedBy(asked, piece)
  if (ids !== null) {
    const pointed = (await listInOrder(deps, ids)).slice(0, MOST_COMPARED)
    return replyOf(asked, pointed.map(toSide), 'weak')
  }
  const products = await listOfKind(deps, asked, piece)
  if (products.length > 1) return replyWithTable(products, decidedBy(asked, products))
  return replyOf(asked, await findSides(deps, { by: 'strong', pieces: [piece] }), 'weak')
}

/** 'fridge guard or stabiliser?': only when all of it is sold here, or it is asked which one; else others know better. */
async function compareEither(deps: AssistantDeps, asked: Conversation, split: Split): Promise<Reply | null> {
  if (split.pieces.length < 2 || split.pieces.some(isNoThing)) return null
  const sides = await listSides(deps, asked, split)
  const found = productsOf(sides)
  const isWhole = found.length > 1 && sides.every(({ product }) => product !== null)
  // 'and' stands in many names: it sets apart only what is all sold here.
  const isAsked = split.by === 'strong' && found.length > 0 && isDecidingWhich(asked.said.text)
  return isWhole || isAsked ? replyOf(asked, sides, split.by) : null
}

async function listSides(deps: AssistantDeps, asked: Conversation, split: Split): Promise<Side[]> {
  const pointed = split.pieces.map((piece) => pointedBy(asked, piece))
  const shown = await listInOrder(
    deps,
    pointed.flatMap((ids) => ids ?? []),
  )
  const named = split.pieces.filter((_, at) => pointed[at] === null)
  const [first] = shown
  const neighbours = first && named.some(wantsNeighbours) ? await listNeighbours(deps, first) : []
  const things = named.filter((piece) => !wantsNeighbours(piece))
  const sides = things.length === 0 ? [] : await findSides(deps, { ...split, pieces: things })
  return [...[...shown, ...neighbours].map(toSide), ...sides]
}

const toSide = (product: Product): Side => ({ phrase: product.name, product })

function replyOf(asked: Conversation, sides: readonly Side[], by: Split['by']): Reply {
  const products = productsOf(sides).slice(0, MOST_COMPARED)
  const missing = sides.filter(({ product }) => product === null).map(({ phrase }) => phrase)
  const decided = decidedBy(asked, products)
  const [only, ...others] = products
  if (only === undefined) return missing.length === 0 ? ASK_WHAT : replyNothingThere(missing)
  if (others.length > 0) return replyWithTable(products, decided, missing)
  if (missing.length > 0) return replyWithoutOther(only, missing, decided)
  return by === 'strong' ? replyOnlyOne(only, decided) : askWithWhat(only)
}

/** Each once. */
const productsOf = (sides: readonly Side[]): Product[] => {
  const found = sides.flatMap(({ product }) => product ?? [])
  return [...new Map(found.map((product) => [product._id, product])).values()]
}
