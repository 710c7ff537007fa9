import type { Product } from '@ahia/contracts/catalog'
import type { AssistantDeps } from '../assistant-deps.ts'
import { spokenNamesOf } from '../compare/spoken-names.rules.ts'
import type { Conversation } from '../conversation.rules.ts'
import { findDescribed, keepSure } from '../find/find-described.ts'
import { isOfProductType } from '../find/fit/candidate.rules.ts'
import { firstPartOf, PACKS } from '../find/fit/name-head.rules.ts'
import { listFound } from '../find/list-found.ts'
import { readSearch } from '../find/read-search.ts'
import { nameOf } from '../find/reply/describe-product.rules.ts'
import { naira } from '../find/reply/describe-request.rules.ts'
import { toCard } from '../find/reply/to-card.rules.ts'
import type { Search } from '../find/search.rules.ts'
import { narrowingOf, searchCandidates } from '../find/search-candidates.ts'
import { parseMessage } from '../parse/parse-message.rules.ts'
import type { ShopperRequest } from '../parse/parsed-message.rules.ts'
import type { CallOf } from '../plan/plan.ts'
import type { Tool } from '../plan/tool.ts'
import { distinctRootsIn, rootsIn } from '../product/asked.rules.ts'
import { reasonsOf } from '../recommend/reasons.rules.ts'
import { textReply } from '../reply.rules.ts'
import { type BasketLine, chooseLines, countedIn, lineOf, sumOf } from './basket-line.rules.ts'
import { ofOneShelf, type ThingOffers } from './one-shelf.rules.ts'

const MOST_OFFERS = 6
/** Who says more than that describes a thing, and what is found may be another. */
const MOST_NAME_ROOTS = 3

/** CHAT-11: one of each thing for one sum. It only proposes; a press of the shopper's puts it into the cart. */
export const fillBasket: Tool<CallOf<'basket'>> = async (deps, conversation, { things, maxNaira }) => {
  const purpose = purposeOf(conversation.message.text)
  const all = await Promise.all(things.map((thing) => findOffers(deps, conversation, { thing, purpose })))
  const offers = ofOneShelf(all)
  const found = withoutTwins(offers.map(({ lines }) => lines)).filter((lines) => lines.length > 0)
  if (found.length < Math.min(2, things.length)) return null
  const lines = chooseLines(found, maxNaira)
  const total = sumOf(lines)
  const products = lines.map(({ product }) => product)
  const names = spokenNamesOf(products)
  const reasons = reasonsOf(products)
  const listed = lines.map(({ price, quantity }, at) =>
    quantity === 1
      ? `${names[at]}, ${naira(price)} (${reasons[at]})`
      : `${quantity} × ${names[at]} at ${naira(price)} each (${reasons[at]})`,
  )
  return textReply(
    [
      `Together ${naira(total)}${withinSum(total, maxNaira)}: ${listed.join('; ')}.`,
      ...offers.flatMap(({ lines: own, soldOut }, at) =>
        own.length > 0 ? [] : [sayMissing(things[at] ?? '', soldOut)],
      ),
    ].join(' '),
    {
      cards: products.map(toCard),
      basket: { lines: lines.map(({ product: _, ...line }) => line), total },
      wording: 'fixed',
    },
  )
}

const sayMissing = (thing: string, soldOut: Product | null): string =>
  soldOut ? `${nameOf(soldOut)} is out of stock right now.` : `I found no match for “${thing}”.`

/** 'to cook banga: spice and starch', 'sandals for my son': what all of it is for. */
function purposeOf(text: string): string | null {
  const word = /(\w+)\s*:\s/.exec(text)?.[1] ?? FOR_WHOM.exec(text)?.[1] ?? ''
  return distinctRootsIn(word).length === 0 ? null : word
}

const FOR_WHOM =
  /\b(?:for (?:my|our|the|a|an) (?:new |little |small )?|(?:cook|make|prepare) (?:some )?)(\w+)/i

const OWN_PURPOSE = /\s+for (?:my|our|the|a|an|her|his|their) /i

/** No product stands for two things. */
function withoutTwins(offers: readonly (readonly BasketLine[])[]): BasketLine[][] {
  const taken = new Set<string>()
  return offers.map((lines) => {
    const own = lines.filter(({ productId }) => !taken.has(productId))
    for (const { productId } of own.slice(0, 1)) taken.add(productId)
    return own
  })
}

function withinSum(total: number, maxNaira: number | null): string {
  if (maxNaira === null) return ''
  return total <= maxNaira ? ', within your budget' : ', which is more than your budget'
}

/** What there is of a thing, the best match first: what is called so, else what the search of the market finds. */
async function findOffers(
  deps: AssistantDeps,
  conversation: Conversation,
  { thing: spoken, purpose }: { thing: string; purpose: string | null },
): Promise<ThingOffers> {
  const { count, thing } = countedIn(spoken)
  const either = thing.split(/\s+or\s+/i)
  if (either.length > 1)
    return firstOffered(
      await Promise.all(either.map((one) => findOffers(deps, conversation, { thing: one, purpose }))),
    )
  const [head = thing, own] = thing.split(OWN_PURPOSE)
  if (own !== undefined) return findMadeFor(deps, { head, own, count })
  const message = parseMessage(thing)
  const { request } = message
  const search = await readSearch(deps, { ...conversation, message, request, earlier: [], lookingAt: null })
  const roots = new Set(rootsIn(thing))
  const market = await listFound(deps, thing, MOST_OFFERS)
  const forPurpose = purpose === null ? [] : await listFound(deps, `${thing} for ${purpose}`, MOST_OFFERS)
  const isNamed = ({ name }: Product) => isCalled(name, roots)
  const called = [...forPurpose, ...market].filter(isNamed)
  const described = called.length > 0 ? [] : await findByText(deps, thing, request)
  const sure =
    called.length > 0
      ? called
      : firstWithAny(
          await listNamed(deps, search),
          // By another name altogether; what only has the word inside its name may be another thing.
          roots.size > MOST_NAME_ROOTS ? [] : market.filter((product) => isByOtherName(product, roots)),
          described.filter(isNamed),
        )
  const products = firstWithAny(
    sure,
    [...described, ...market].filter((product) => isSpokenOf(product, roots)),
  )
  const lines = products.slice(0, MOST_OFFERS).flatMap((product) => lineOf(product, request, count) ?? [])
  return { lines, isSure: sure.length > 0, roots, soldOut: lines.length > 0 ? null : (sure[0] ?? null) }
}

/** 'charger for my laptop': only what the search of the market finds for that; another one would not do. */
async function findMadeFor(
  deps: AssistantDeps,
  { head, own, count }: { head: string; own: string; count: number },
): Promise<ThingOffers> {
  const roots = new Set(rootsIn(head))
  const { request } = parseMessage(head)
  const found = await listFound(deps, `${head} for ${own}`, MOST_OFFERS)
  const called = found.filter(({ name }) => isCalled(name, roots))
  const lines = called.flatMap((product) => lineOf(product, request, count) ?? [])
  return { lines, isSure: called.length > 0, roots, soldOut: lines.length > 0 ? null : (called[0] ?? null) }
}

const firstWithAny = (...lists: Product[][]): Product[] => lists.find(({ length }) => length > 0) ?? []

async function listNamed(deps: AssistantDeps, search: Search): Promise<Product[]> {
  const looked = await searchCandidates(deps, search, {
    words: search.words,
    narrowing: narrowingOf(search.request),
  })
  return looked
    .filter((one) => one.misses.length === 0 && isOfProductType(one))
    .map(({ projection }) => projection.product)
}

async function findByText(deps: AssistantDeps, thing: string, request: ShopperRequest): Promise<Product[]> {
  return keepSure(await findDescribed(deps, thing, request), request, MOST_OFFERS).map(
    ({ product }) => product,
  )
}

/** 'a fork or a hoe': the first of them that is sold. */
const firstOffered = (offers: readonly ThingOffers[]): ThingOffers =>
  offers.find(({ lines, isSure }) => isSure && lines.length > 0) ??
  offers.find(({ lines }) => lines.length > 0) ??
  (offers[0] as ThingOffers)

/** Not only told of in its text: what is seasoned with egusi is no egusi. */
const isSpokenOf = ({ name, subtitle, subCategory }: Product, roots: ReadonlySet<string>): boolean =>
  rootsIn(`${name} ${subtitle} ${subCategory}`).some((root) => roots.has(root) && !PACKS.has(root))

/** Named without any of these words; what only tells of them is another thing: a soup has stockfish in it. */
function isByOtherName({ name, subtitle, description }: Product, roots: ReadonlySet<string>): boolean {
  const has = (text: string) => rootsIn(text).some((root) => roots.has(root))
  return !has(name) && (has(subtitle) || !has(description))
}

/** Whether a name begins or ends with one of the words before it tells more: 'sugar' is no blood sugar meter. */
function isCalled(name: string, roots: ReadonlySet<string>): boolean {
  const own = rootsIn(firstPartOf(name))
  const isMerePack = [...roots].every((root) => PACKS.has(root))
  const shared = own.filter((root) => roots.has(root) && (isMerePack || !PACKS.has(root)))
  const thing = own.findLast((root) => isMerePack || !PACKS.has(root))
  return shared.length > 1 || [own[0], thing].some((root) => root !== undefined && shared.includes(root))
}
