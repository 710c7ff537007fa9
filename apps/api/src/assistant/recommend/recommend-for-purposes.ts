import type { Product } from '@ahia/contracts/catalog'
import { OCCASIONS } from '@ahia/reference/purposes/occasions'
import { MEN } from '@ahia/reference/purposes/people'
import type { ProductGroup, Purpose } from '@ahia/reference/purposes/purpose'
import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import { findDescribed, keepSure } from '../find/find-described.ts'
import { findDescribedProducts, SURER_THAN_PURPOSE } from '../find/find-described-products.ts'
import { scoreCandidates } from '../find/fit/score-candidates.rules.ts'
import { gatherCandidates } from '../find/gather-candidates.ts'
import { readSearch } from '../find/read-search.ts'
import { toCard } from '../find/reply/to-card.rules.ts'
import { shownBefore } from '../find/show-shown.ts'
import type { ShopperRequest } from '../parse/parsed-message.rules.ts'
import type { Reply } from '../reply.rules.ts'
import { textReply } from '../reply.rules.ts'
import { describeNothing, describePurposes } from './describe-picks.rules.ts'
import type { SoughtPurposes } from './find-purposes.rules.ts'
import { gatherProductGroups } from './gather-product-groups.ts'
import type { GatheredGroup } from './gathered.rules.ts'
import type { Intent } from './intent.rules.ts'
import { hasOneOf } from './name-has-words.rules.ts'
import { isOneOf, keepCategory, narrow } from './narrow.rules.ts'
import { isFitting, type PickOptions, pick } from './pick.rules.ts'
import { categoryOf, isBeforePurpose } from './product-words.rules.ts'

type ForPurposes = {
  topic: string
  intent: Intent
  sought: SoughtPurposes
  things: readonly string[]
  /** The request as it was said, without the limits that 'cheaper' means: what a reply may speak of. */
  stated: ShopperRequest
}

const MOST_THINGS = 6
const MOST_NEXT = 3
const SHOWN_CHEAPEST = "I've already shown the cheapest. These cost the least after it."
const BELOW_RANGE = 'I found nothing in your price range, only below it.'
const NOT_THAT = "I didn't find exactly that."

/** Products that serve the purposes; a product that was named comes first among them. */
export async function recommendForPurposes(
  deps: AssistantDeps,
  conversation: Conversation,
  { topic, intent, sought, things: spoken, stated }: ForPurposes,
): Promise<Reply | null> {
  const { request } = conversation
  const picking = toPicking(conversation, sought, spoken)
  const all = await gatherProductGroups(deps, listProductGroups(sought), request)
  const wide = categoryOf(spoken)
  const ofCategory = keepCategory(all, request.category ?? wide)
  const gathered = ofCategory ?? all
  const things = sought.isDish || ofCategory !== null || wide !== null ? [] : spoken
  const described = keepOnShelves(
    await listDescribed(deps, conversation, { sought, picking }),
    gathered,
    sought,
  )
  const narrowed = pick(narrow(gathered, things), picking)
  // Who named a thing wants that thing: 'perfume for men' is no bead necklace for men.
  const ofThing = described.filter(isOneOf(things))
  if (narrowed.length > 0) return describe(withFirst(ofThing, narrowed), stated, sought)
  if (things.length > 0) {
    const isThing = sought.isReceiver || isBeforePurpose(topic, things)
    const found = isThing
      ? await findThings(deps, conversation, things, { ...picking, never: unsuitedFor(sought.people) })
      : []
    if (found.length > 0) return describe(withFirst(ofThing, found), stated, sought)
    if (isThing && !intent.wantsAdvice && !intent.cooks) return null
  }
  const picks = withFirst(described, pick(gathered, picking))
  if (picks.length > 0) {
    const reply = describe(picks, stated, sought)
    const isMissed = sought.isReceiver && isBeforePurpose(topic, things)
    return isMissed ? { ...reply, text: `${NOT_THAT} ${reply.text}` } : reply
  }
  const isSpan = stated.minNaira !== null && stated.maxNaira !== null
  const near = await findNear(deps, conversation, { sought, picking }, isSpan ? 'below' : 'above')
  if (near.length > 0 && conversation.message.change === 'cheaper') {
    const reply = describe(near.slice(0, MOST_NEXT), { ...stated, maxNaira: null }, sought)
    return { ...reply, text: `${SHOWN_CHEAPEST} ${reply.text}` }
  }
  if (near.length === 0 || !isSpan)
    return textReply(describeNothing(sought.purposes, stated, near[0] ?? null), {
      cards: near.slice(0, 1).map(toCard),
      wording: wordingOf(sought),
    })
  const reply = describe(near, { ...stated, maxNaira: null }, sought)
  return { ...reply, text: `${BELOW_RANGE} ${reply.text}` }
}

/** 'my puppy scratches': what tells of scratching is of the shelves that serve a puppy, whereas a party may want anything. */
function keepOnShelves(
  described: readonly Product[],
  gathered: readonly GatheredGroup[],
  { purposes, isReceiver }: SoughtPurposes,
): Product[] {
  const isOpen = isReceiver || purposes.some((purpose) => OCCASIONS.includes(purpose))
  const shelves = new Set(
    gathered.flatMap(({ projections }) => projections.map(({ product }) => product.category)),
  )
  return described.filter(({ category }) => isOpen || shelves.has(category))
}

const MOST_DESCRIBED = 2
/** Fewer words in common, none of them what the thing is, are chance: 'student' of a small fridge. */
const MANY_SHARED = 2
const CLEAR = 9
const MOST_PICKS = 6

/** What tells of the very thing that was said: 'she loves her nails' says more than whom it is for. */
async function listDescribed(
  deps: AssistantDeps,
  { message, request }: Conversation,
  { sought, picking }: { sought: SoughtPurposes; picking: PickOptions },
): Promise<Product[]> {
  if (sought.isDish) return []
  const used = await findDescribedProducts(deps, message.plain, request, SURER_THAN_PURPOSE)
  const scored = await findDescribed(deps, message.plain, request)
  // Where a purpose is known by its name, only what clearly has more in common comes before it.
  const isClear = sought.isReceiver || (scored[0]?.score ?? 0) >= CLEAR
  const sure = isClear ? keepSure(scored, request, MOST_DESCRIBED) : []
  const unsuited = [...picking.never, ...unsuitedFor(sought.people)]
  const byText = sure
    .filter(({ isCalledSo, shared }) => isCalledSo || shared >= MANY_SHARED)
    .map(({ product }) => product)
  return [
    ...new Map([...used.slice(0, MOST_DESCRIBED), ...byText].map((one) => [one._id, one])).values(),
  ].filter((product) => !hasOneOf(product, unsuited) && !picking.isKnown(product))
}

const withFirst = (described: readonly Product[], picks: readonly Product[]): Product[] =>
  [...described, ...picks.filter(({ _id }) => described.every((one) => one._id !== _id))].slice(0, MOST_PICKS)

function describe(picks: readonly Product[], request: ShopperRequest, sought: SoughtPurposes): Reply {
  const text = describePurposes(sought, request, picks)
  return textReply(text, {
    cards: picks.map(toCard),
    asks: text.endsWith('?'),
    wording: wordingOf(sought),
  })
}

/** What a careful person adds must not get lost in other words. */
const wordingOf = ({ purposes }: SoughtPurposes): Reply['wording'] =>
  purposes.some(({ advice }) => advice !== null) ? 'fixed' : 'free'

function toPicking(
  conversation: Conversation,
  { purposes, people, isReceiver }: SoughtPurposes,
  things: readonly string[],
): PickOptions {
  const seen = new Set(conversation.message.change === null ? [] : shownBefore(conversation))
  // For a dog and a cat: what the one must not have, the other is given.
  const ofPurposes = purposes.flatMap(({ excludedWords }) =>
    excludedWords.filter((word) => !purposes.some(({ phrases }) => phrases.includes(word))),
  )
  return {
    request: conversation.request,
    // What was asked for by its name is not ruled out: 'waist beads for my wedding'.
    never: [...ofPurposes, ...(isReceiver ? [] : unsuitedFor(people))].filter(
      (word) => !things.includes(word),
    ),
    isKnown: ({ _id }) => seen.has(_id) || _id === conversation.lookingAt,
  }
}

/** What is worn by one sex only, and what children do not drink. */
const OF_SOME = new Set(
  'men man male boys boy women woman ladies lady girls girl gown heel clutch gele beard groom iro ipele bubu fila senator agbada cufflinks coffee wine beer'.split(
    ' ',
  ),
)
/** A present for an occasion may be for babies or schools, no matter who gets it; it must still suit their sex and age. */
const unsuitedFor = (people: readonly Purpose[]): string[] =>
  people.flatMap(({ excludedWords }) => excludedWords.filter((word) => OF_SOME.has(word)))

/** One product for each purpose, then the next round, so that each of several purposes is served. */
function listProductGroups({ purposes, people }: SoughtPurposes): ProductGroup[] {
  const isForMan = people.some((person) => MEN.has(person))
  const lists = purposes.map(({ groups, ofMen }) => (isForMan && ofMen !== null ? ofMen : groups))
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((groups) => groups[at] ?? [])).flat()
}

/** The thing wherever it stands, without what does not suit who it is for. */
async function findThings(
  deps: AssistantDeps,
  conversation: Conversation,
  things: readonly string[],
  picking: PickOptions,
): Promise<Product[]> {
  const search = await readSearch(deps, {
    ...conversation,
    request: { ...conversation.request, words: things },
  })
  const gathered = await gatherCandidates(deps, { words: search.words, shopId: search.shop?.id ?? null })
  return scoreCandidates(gathered, search)
    .filter(({ relevance, misses }) => relevance.level === 'is' && misses.length === 0)
    .filter(({ projection }) => isFitting(projection, picking))
    .slice(0, MOST_THINGS)
    .map(({ projection }) => projection.product)
}

/** The nearest thing above the budget, so that the shopper learns what would do; or below a span ('around 50k'). */
async function findNear(
  deps: AssistantDeps,
  conversation: Conversation,
  { sought, picking }: { sought: SoughtPurposes; picking: PickOptions },
  where: 'above' | 'below',
): Promise<Product[]> {
  if (conversation.request.maxNaira === null) return []
  const request = {
    ...conversation.request,
    ...(where === 'above' ? { maxNaira: null } : { minNaira: null }),
  }
  const gathered = await gatherProductGroups(deps, listProductGroups(sought), request)
  const near = pick(gathered, { ...picking, request })
  return near.toSorted((a, b) => (where === 'above' ? a.basePrice - b.basePrice : b.basePrice - a.basePrice))
}
