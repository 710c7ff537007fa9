import type { Product, ProductCard } from '@ahia/contracts/catalog'
import { listProducts } from '#catalog/list-products.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import { listInOrder } from '../compare/compared-shown.ts'
import { spokenNamesOf } from '../compare/spoken-names.rules.ts'
import type { Conversation } from '../conversation.rules.ts'
import { findDescribed, keepSure } from '../find/find-described.ts'
import { isTheThing } from '../find/fit/candidate.rules.ts'
import { look, narrowingOf } from '../find/look.ts'
import { readSearch } from '../find/read-search.ts'
import { naira } from '../find/reply/describe-request.rules.ts'
import { toCard } from '../find/reply/to-card.rules.ts'
import type { CallOf } from '../plan/plan.ts'
import type { Tool } from '../plan/tool.ts'
import { rootsIn } from '../product/asked.rules.ts'
import { parseMessage } from '../reading/parse-message.rules.ts'
import type { ShopperRequest } from '../reading/parsed-message.rules.ts'
import { reasonsOf } from '../recommend/reasons.rules.ts'
import { inWords } from '../reply.rules.ts'
import { chooseLines, type Line, lineOf, sumOf } from './basket-line.rules.ts'

const MOST_OFFERS = 6

/** CHAT-11: one of each thing for one sum. It only proposes; a press of the shopper's puts it into the cart. */
export const fillBasket: Tool<CallOf<'basket'>> = async (deps, conversation, { things, maxNaira }) => {
  const offers = await Promise.all(things.map((thing) => findOffers(deps, conversation, thing)))
  const found = withoutTwins(offers).filter((lines) => lines.length > 0)
  if (found.length < Math.min(2, things.length)) return null
  const lines = chooseLines(found, maxNaira)
  const total = sumOf(lines)
  const products = lines.map(({ product }) => product)
  const names = spokenNamesOf(products)
  const reasons = reasonsOf(products)
  const listed = lines.map(({ price }, at) => `${names[at]}, ${naira(price)} (${reasons[at]})`)
  const missing = things.filter((_, at) => offers[at]?.length === 0)
  return inWords(
    [
      `Together ${naira(total)}${withinSum(total, maxNaira)}: ${listed.join('; ')}.`,
      ...(missing.length > 0
        ? [`I found no match for ${missing.length === 1 ? 'one of them' : 'the rest'}.`]
        : []),
    ].join(' '),
    {
      cards: products.map(toCard),
      basket: { lines: lines.map(({ product: _, ...line }) => line), total },
      wording: 'fixed',
    },
  )
}

/** No product stands for two things. */
function withoutTwins(offers: readonly (readonly Line[])[]): Line[][] {
  const taken = new Set<string>()
  return offers.map((lines) => {
    const own = lines.filter(({ productId }) => !taken.has(productId))
    for (const { productId } of own.slice(0, 1)) taken.add(productId)
    return own
  })
}

function withinSum(total: number, maxNaira: number | null): string {
  if (maxNaira === null) return ''
  return total <= maxNaira
    ? `, within your ${naira(maxNaira)}`
    : `, which is more than your ${naira(maxNaira)}`
}

/** What there is of a thing, the best match first: what is called so, else what the search of the market finds. */
async function findOffers(deps: AssistantDeps, conversation: Conversation, thing: string): Promise<Line[]> {
  const message = parseMessage(thing)
  const { request } = message
  const search = await readSearch(deps, { ...conversation, message, request, earlier: [], lookingAt: null })
  const looked = await look(deps, search, { words: search.words, narrowing: narrowingOf(request) })
  const called = looked.filter((one) => one.misses.length === 0 && isTheThing(one))
  const named = called.map(({ projection }) => projection.product)
  const inMarket = named.length > 0 ? named : await findInMarket(deps, thing)
  const products = inMarket.length > 0 ? inMarket : await findByText(deps, thing, request)
  return products.slice(0, MOST_OFFERS).flatMap((product) => lineOf(product, request) ?? [])
}

async function findByText(deps: AssistantDeps, thing: string, request: ShopperRequest): Promise<Product[]> {
  return keepSure(await findDescribed(deps, thing, request), request, MOST_OFFERS).map(
    ({ product }) => product,
  )
}

async function findInMarket(deps: AssistantDeps, search: string) {
  const { products, reading } = await listProducts(deps, {
    search,
    inStock: true,
    page: 1,
    limit: MOST_OFFERS,
  })
  const cards: ProductCard[] = reading.isClose ? [] : JSON.parse(products)
  const roots = new Set(rootsIn(search))
  const called = cards.filter(({ name }) => rootsIn(name).some((root) => roots.has(root)))
  return listInOrder(
    deps,
    called.map(({ _id }) => _id),
  )
}
