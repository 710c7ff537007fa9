import type { Product } from '@ahia/contracts/catalog'
import type { AssistantDeps } from '../assistant-deps.ts'
import { spokenNamesOf } from '../compare/spoken-names.rules.ts'
import type { Conversation } from '../conversation.rules.ts'
import { findDescribed, keepSure } from '../find/find-described.ts'
import { isTheThing } from '../find/fit/candidate.rules.ts'
import { firstPartOf } from '../find/fit/name-head.rules.ts'
import { listFound } from '../find/list-found.ts'
import { look, narrowingOf } from '../find/look.ts'
import { readSearch } from '../find/read-search.ts'
import { naira } from '../find/reply/describe-request.rules.ts'
import { toCard } from '../find/reply/to-card.rules.ts'
import type { Search } from '../find/search.rules.ts'
import type { CallOf } from '../plan/plan.ts'
import type { Tool } from '../plan/tool.ts'
import { rootsIn } from '../product/asked.rules.ts'
import { parseMessage } from '../reading/parse-message.rules.ts'
import type { ShopperRequest } from '../reading/parsed-message.rules.ts'
import { reasonsOf } from '../recommend/reasons.rules.ts'
import { inWords } from '../reply.rules.ts'
import { chooseLines, countedIn, type Line, lineOf, sumOf } from './basket-line.rules.ts'

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
  const listed = lines.map(({ price, quantity }, at) =>
    quantity === 1
      ? `${names[at]}, ${naira(price)} (${reasons[at]})`
      : `${quantity} × ${names[at]} at ${naira(price)} each (${reasons[at]})`,
  )
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
  return total <= maxNaira ? ', within your budget' : ', which is more than your budget'
}

/** What there is of a thing, the best match first: what is called so, else what the search of the market finds. */
async function findOffers(deps: AssistantDeps, conversation: Conversation, spoken: string): Promise<Line[]> {
  const { count, thing } = countedIn(spoken)
  const message = parseMessage(thing)
  const { request } = message
  const search = await readSearch(deps, { ...conversation, message, request, earlier: [], lookingAt: null })
  const market = await listFound(deps, thing, MOST_OFFERS)
  const roots = new Set(rootsIn(thing))
  const called = market.filter(({ name }) => isCalled(name, roots))
  const products =
    called.length > 0
      ? called
      : firstWithAny(
          await listNamed(deps, search),
          // By another name altogether; what only has the word inside its name is another thing.
          market.filter(({ name }) => !rootsIn(name).some((root) => roots.has(root))),
          await findByText(deps, thing, request),
        )
  return products.slice(0, MOST_OFFERS).flatMap((product) => lineOf(product, request, count) ?? [])
}

const firstWithAny = (...lists: Product[][]): Product[] => lists.find(({ length }) => length > 0) ?? []

async function listNamed(deps: AssistantDeps, search: Search): Promise<Product[]> {
  const looked = await look(deps, search, { words: search.words, narrowing: narrowingOf(search.request) })
  return looked
    .filter((one) => one.misses.length === 0 && isTheThing(one))
    .map(({ projection }) => projection.product)
}

async function findByText(deps: AssistantDeps, thing: string, request: ShopperRequest): Promise<Product[]> {
  return keepSure(await findDescribed(deps, thing, request), request, MOST_OFFERS).map(
    ({ product }) => product,
  )
}

/** Whether a name begins or ends with one of the words before it tells more: 'sugar' is no blood sugar meter. */
function isCalled(name: string, roots: ReadonlySet<string>): boolean {
  const own = rootsIn(firstPartOf(name))
  const shared = own.filter((root) => roots.has(root))
  return shared.length > 1 || [own[0], own.at(-1)].some((root) => root !== undefined && roots.has(root))
}
