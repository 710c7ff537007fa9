import type { Product } from '@ahia/contracts/catalog'
import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import { findNamed } from '../find/find-named.ts'
import { listFound } from '../find/list-found.ts'
import { MOST_SHOWN } from '../find/reply/describe-found.rules.ts'
import { describeOne } from '../find/reply/describe-pointed.ts'
import { toCard } from '../find/reply/to-card.rules.ts'
import { pointedAt, shownLast } from '../find/show-shown.ts'
import { withMessage } from '../parse/parse-conversation.rules.ts'
import type { Answer } from '../plan/tool.ts'
import { rootOf, rootsIn, toProductQuestion } from '../product/asked.rules.ts'
import { type Reply, textReply } from '../reply.rules.ts'
import { comparesByAspect, describeAspect } from './by-aspect.rules.ts'
import { findSharedMeasure } from './choice-prices.rules.ts'
import {
  listInOrder,
  listNeighbours,
  listShown,
  pointedBy,
  shownTogether,
  wantsNeighbours,
} from './compared-shown.ts'
import { comparisonKindOf, isDecidingWhich } from './comparison-intent.rules.ts'
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
import type { ComparisonBasis } from './describe-difference.rules.ts'
import { type Extreme, endsOf, takeExtremes } from './extremes.rules.ts'
import type { Side } from './find-alike.ts'
import { listOfKind, listShownOrKind } from './list-of-kind.ts'
import { findSides, MOST_COMPARED } from './named-sides.ts'
import { isAboutService, isNoThing } from './service-words.rules.ts'
import { hasEither, type SplitSides, splitSides } from './sides.rules.ts'
import { isOnlySingledOut, singleOut } from './single-out.rules.ts'

/** How many products are searched for the cheapest, best rated and so on. */
const ALL_OF_KIND = 24

/** CHAT-06: compares products that are named, pointed at or were shown before, or all of one kind. */
export const compareProducts: Answer = async (deps, whole) => {
  const conversation = withMessage(whole, comparedPart(whole.message.text))
  const comparison = comparisonKindOf(conversation.message.text)
  if (isOnlySingledOut(conversation.message.plain)) return describeSingledOut(deps, conversation)
  if (isByAspectOfShown(conversation)) return decideByAspect(deps, conversation)
  const kind = kindByAspect(conversation)
  const ofKind = kind === null ? null : await decideKindByAspect(deps, conversation, kind)
  if (ofKind !== null) return ofKind
  const beside = thanNamed(conversation)
  if (beside !== null) return compareWithPage(deps, conversation, beside)
  if (comparison === null) return null
  if (comparison === 'which') return decideAmongShown(deps, conversation)
  const ends = takeExtremes(conversation.message.text)
  if (comparison === 'compare' && ends !== null) return compareEnds(deps, conversation, ends)
  const split = splitSides(conversation.message.text)
  if (split.pieces.length > 0 && !namesShop(split) && split.pieces.some(isAboutService)) return null
  if (comparison === 'either') return compareEither(deps, conversation, split)
  const [piece, ...others] = split.pieces
  if (piece === undefined) return compareShown(deps, conversation)
  if (others.length === 0) return compareOne(deps, conversation, piece)
  return replyOf(conversation, await listSides(deps, conversation, split), split.by)
}

/** Whether something is to be compared; by what its page tells, also where no word of ours says so. */
export const mayCompare = (conversation: Conversation): boolean =>
  isOnlySingledOut(conversation.message.plain) ||
  comparisonKindOf(conversation.message.text) !== null ||
  isByAspectOfShown(conversation) ||
  kindByAspect(conversation) !== null ||
  thanNamed(conversation) !== null

/** 'the cheaper one': of what was shown together. */
async function describeSingledOut(deps: AssistantDeps, conversation: Conversation): Promise<Reply | null> {
  const shown = await listInOrder(deps, shownLast(conversation))
  const one = singleOut(shown, conversation.message.plain)
  return one && textReply(describeOne(one, conversation.message.request), { cards: [toCard(one)] })
}

/** 'What is the difference between … and …? A comparison would be great.': the sentence with the things. */
function comparedPart(text: string): string | null {
  const sentences = text.split(/(?<=[.?!])\s+/)
  const comparing = sentences.filter((sentence) => comparisonKindOf(sentence) !== null)
  return sentences.length > 1 && comparing.length > 0
    ? (comparing.find(hasEither) ?? comparing[0] ?? null)
    : null
}

const WHICH = /\b(?:which|who|wey one|wetin|what)\b/
/** What was said besides the aspect names other things than those that were shown. */
const MOST_OWN_WORDS = 4

const isByAspectOfShown = (conversation: Conversation): boolean => {
  const { plain, request, text } = conversation.message
  return (
    WHICH.test(plain) &&
    comparesByAspect(plain) &&
    shownTogether(conversation).length > 1 &&
    request.words.length <= MOST_OWN_WORDS &&
    !/\s(?:or|abi|vs|versus)\s/i.test(text)
  )
}

/** 'which of them lasts longest': by the rows of what was shown last. */
async function decideByAspect(deps: AssistantDeps, conversation: Conversation): Promise<Reply | null> {
  const { message } = conversation
  const isPointed = message.pointers.some(({ at }) => at === 'nth')
  const products = await listInOrder(deps, isPointed ? pointedAt(conversation) : shownTogether(conversation))
  const described = products.length > 1 ? describeAspect(products, message.plain) : null
  if (described !== null)
    return textReply(described.text, { cards: described.products.map(toCard), wording: 'fixed' })
  const namesOther = message.request.words.some((word) => toProductQuestion(word).aspects.length === 0)
  if (namesOther || products.length < 2) return null
  return textReply("Their pages don't say. You can ask the shops.", {
    cards: products.map(toCard),
    wording: 'fixed',
  })
}

const MOST = /\b(?:\w{3,}est|most|least|pass)\b/
/** 'which of the two tablets has the longer battery', 'which generator is quieter' */
const OF_KIND = /^(?:please |abeg |so |and )*(?:which|what|wey)\b/

/** 'which power bank is the lightest', 'the laptop with the longest battery': of which kind it is asked; null when of none. */
function kindByAspect({ message, lookingAt }: Conversation): string | null {
  const { plain, request, text } = message
  const isAsked = MOST.test(plain) || OF_KIND.test(plain)
  if (lookingAt !== null || !isAsked || !comparesByAspect(plain)) return null
  const { aspects } = toProductQuestion(plain)
  if (aspects.length === 0 || /\s(?:or|abi|vs|versus)\s/i.test(text)) return null
  const described = new Set(aspects.flatMap(({ aspect }) => aspect.asked.flatMap(rootsIn)))
  const things = request.words.filter(
    (word) => !described.has(rootOf(word)) && !MOST.test(word) && !COMPARING.test(word),
  )
  return things.length > 0 ? things.join(' ') : null
}

const COMPARING =
  /^(?:two|three|both|uses?|using|has|have|had|gets?|better|best|more|less|longer|shorter|bigger|smaller|faster|lighter|heavier|louder|quieter|stronger|larger|wider|thicker|cheaper|brighter|higher|lower|last|lasts|run|runs|kind|type|una|good)$/
const MOST_OF_KIND = 12

async function decideKindByAspect(
  deps: AssistantDeps,
  conversation: Conversation,
  kind: string,
): Promise<Reply | null> {
  const products = await listOfKind(deps, conversation, kind, MOST_OF_KIND)
  const kinds = new Set(kind.split(' '))
  const question = conversation.message.plain.split(' ').filter((word) => !kinds.has(word))
  const described = products.length > 1 ? describeAspect(products, question.join(' ')) : null
  return (
    described &&
    textReply(described.text, {
      cards: described.products.slice(0, MOST_SHOWN).map(toCard),
      wording: 'fixed',
    })
  )
}

const THAN =
  /^(?:is|are|does|do|will|can) (?:this|it|this one)\b.*\b(?:more|less|\w{3,}er)\b.*\bthan (?:the |a |an |that )?(.+?)$/

/** 'does this need less water than the money plant': what the page that is open is held against. */
const thanNamed = ({ message, lookingAt }: Conversation): string | null => {
  const [, name] = THAN.exec(message.plain) ?? BESIDE_IT.exec(message.plain) ?? []
  return lookingAt === null
    ? null
    : (name?.replace(/ (?:that|which) (?:has|have|is|are|comes with) /, ' ') ?? null)
}

const BESIDE_IT =
  /^(?:please )?compare (?:it |this |this one )?(?:with|to|and|against) (?:the |a |an |that |your )?(?!others?\b|similar|these|those|them|it\b)(.+)$/

async function compareWithPage(
  deps: AssistantDeps,
  conversation: Conversation,
  name: string,
): Promise<Reply | null> {
  const [page] = conversation.lookingAt === null ? [] : await listInOrder(deps, [conversation.lookingAt])
  const other = await findNamed(deps, name)
  if (!page || other === null || other._id === page._id) return null
  return replyWithTable([page, other], decidedBy(conversation, [page, other]))
}

const decidedBy = ({ message }: Conversation, products: readonly Product[]): ComparisonBasis => ({
  concerns: concernsOf(message.text),
  measure: findSharedMeasure(products, message.request.measures),
  plain: message.plain,
})

/** 'crayfish from Bonny or Mile One': a place on the other side is a shop's. */
const namesShop = ({ pieces }: SplitSides): boolean =>
  pieces.some((piece) => /\s(?:from|by|at)\s/.test(piece))

/** 'so which one is cheaper?', 'between the first two' */
async function decideAmongShown(deps: AssistantDeps, conversation: Conversation): Promise<Reply | null> {
  const isPointed = conversation.message.pointers.some(({ at }) => at === 'nth')
  const products = await listInOrder(deps, isPointed ? pointedAt(conversation) : shownTogether(conversation))
  if (products.length < 2) return null
  const latest = conversation.earlier.findLast(({ productIds }) => productIds.length > 0)
  const isCompared = latest !== undefined && comparisonKindOf(latest.message.text) !== null
  if (isCompared || products.length > MOST_COMPARED)
    return replyDecided(products, decidedBy(conversation, products))
  return replyWithTable(products, decidedBy(conversation, products))
}

/** 'compare the cheapest and the most expensive': of the kind that is named, else of what was shown. */
async function compareEnds(
  deps: AssistantDeps,
  conversation: Conversation,
  { extremes, rest }: { extremes: readonly Extreme[]; rest: string },
): Promise<Reply> {
  const [kind] = splitSides(rest).pieces
  const all =
    kind === undefined || pointedBy(conversation, kind) !== null
      ? await listShownOrKind(deps, conversation, await listInOrder(deps, shownLast(conversation)))
      : await listOfKind(deps, conversation, kind, ALL_OF_KIND)
  const products = endsOf(all, extremes).slice(0, MOST_COMPARED)
  const [only, ...others] = products
  if (only === undefined) return ASK_WHAT
  const decided = { ...decidedBy(conversation, products), concerns: [] }
  return others.length === 0 ? replyOnlyOne(only, decided) : replyWithTable(products, decided)
}

/** 'compare these two' */
async function compareShown(deps: AssistantDeps, conversation: Conversation): Promise<Reply> {
  const products = await listShownOrKind(deps, conversation, await listShown(deps, conversation))
  const [only, ...others] = products
  if (only === undefined) return ASK_WHAT
  return others.length === 0 ? askWithWhat(only) : replyWithTable(products, decidedBy(conversation, products))
}

/** Only one side is named: it is pointed at and the other side is missing, or it is a kind of product. */
async function compareOne(deps: AssistantDeps, conversation: Conversation, piece: string): Promise<Reply> {
  const ids = pointedBy(conversation, piece)
  if (ids !== null) {
    const pointed = (await listInOrder(deps, ids)).slice(0, MOST_COMPARED)
    return replyOf(conversation, pointed.map(toSide), 'weak')
  }
  const products = await listOfKind(deps, conversation, piece)
  if (products.length > 1) return replyWithTable(products, decidedBy(conversation, products))
  const found = await listFound(deps, piece)
  if (found.length > 1) return replyWithTable(found, decidedBy(conversation, found))
  return replyOf(conversation, await findSides(deps, { by: 'strong', pieces: [piece] }), 'weak')
}

/** 'fridge guard or stabiliser?': a comparison only if all sides are sold here, or the message asks which one. */
async function compareEither(
  deps: AssistantDeps,
  conversation: Conversation,
  split: SplitSides,
): Promise<Reply | null> {
  if (split.pieces.length < 2 || split.pieces.some(isNoThing)) return null
  // Many names contain 'and', so it separates two sides only if both are sold here.
  const isAsked = split.by === 'strong' && isDecidingWhich(conversation.message.text)
  const sides = await listSides(deps, conversation, split, isAsked)
  const found = productsOf(sides)
  const isWhole = found.length > 1 && sides.every(({ product }) => product !== null)
  return isWhole || (isAsked && found.length > 0) ? replyOf(conversation, sides, split.by) : null
}

async function listSides(
  deps: AssistantDeps,
  conversation: Conversation,
  split: SplitSides,
  isSearched = true,
): Promise<Side[]> {
  const pointed = split.pieces.map((piece) => pointedBy(conversation, piece))
  const shown = await listInOrder(
    deps,
    pointed.flatMap((ids) => ids ?? []),
  )
  const named = split.pieces.filter((_, at) => pointed[at] === null)
  const [first] = shown
  const neighbours = first && named.some(wantsNeighbours) ? await listNeighbours(deps, first) : []
  const things = named.filter((piece) => !wantsNeighbours(piece))
  const sides = things.length === 0 ? [] : await findSides(deps, { ...split, pieces: things }, isSearched)
  return [...[...shown, ...neighbours].map(toSide), ...sides]
}

const toSide = (product: Product): Side => ({ phrase: product.name, product })

function replyOf(conversation: Conversation, sides: readonly Side[], by: SplitSides['by']): Reply {
  const products = productsOf(sides).slice(0, MOST_COMPARED)
  const missing = sides.filter(({ product }) => product === null).map(({ phrase }) => phrase)
  const decided = decidedBy(conversation, products)
  const [only, ...others] = products
  if (only === undefined) return missing.length === 0 ? ASK_WHAT : replyNothingThere(missing)
  if (others.length > 0) return replyWithTable(products, decided, missing)
  if (missing.length > 0) return replyWithoutOther(only, missing, decided)
  return by === 'strong' ? replyOnlyOne(only, decided) : askWithWhat(only)
}

/** Without duplicates. */
const productsOf = (sides: readonly Side[]): Product[] => {
  const found = sides.flatMap(({ product }) => product ?? [])
  return [...new Map(found.map((product) => [product._id, product])).values()]
}
