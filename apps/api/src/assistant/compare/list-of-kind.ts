import type { Product } from '@ahia/contracts/catalog'
import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import { isA } from '../find/fit/name-head.rules.ts'
import { scoreCandidates } from '../find/fit/score-candidates.rules.ts'
import { gatherCandidates } from '../find/gather-candidates.ts'
import { readSearch } from '../find/read-search.ts'
import { parseMessage } from '../parse/parse-message.rules.ts'
import { howMany, listShown } from './compared-shown.ts'

/** '3 wigs', 'top 3 wigs': how many, not which. */
const COUNTED = /^(?:top |best )?[2-4] (?=\S*s\b|.+s$)/

/** 'suya from different shops' */
const OF_SHOPS =
  /\s(?:from|by|at|in|of)\s(?:the |all |any )?(?:two|three|different|various|several|other|both|many|2|3|separate|your)?\s?(?:different )?(?:shops|stores|sellers|vendors|merchants)\b/

/** 'compare all your laptops', 'compare these two power banks': those shown that are such, else what the market has. */
export async function listOfKind(
  deps: AssistantDeps,
  conversation: Conversation,
  kind: string,
  most = howMany(conversation.message.text),
): Promise<Product[]> {
  const message = parseMessage(kind.replace(COUNTED, '').replace(OF_SHOPS, ''))
  const search = await readSearch(deps, { ...conversation, message, request: message.request, earlier: [] })
  const { words, queryHead, shop } = search
  const thing = words[queryHead.headIndex]
  if (thing === undefined) return []
  if (conversation.message.pointers.some(({ at }) => at === 'all')) {
    const shown = (await listShown(deps, conversation)).filter(({ name }) => isA(name, thing.phrases))
    if (shown.length > 1) return shown
  }
  const candidates = scoreCandidates(
    await gatherCandidates(deps, { words, shopId: shop?.id ?? null }),
    search,
  )
  const fitting = candidates
    .filter(({ misses }) => misses.length === 0)
    .map(({ projection }) => projection.product)
  // A shelf holds neighbours of the thing too: desktops beside laptops.
  const called = [[thing.typed], thing.phrases].map((names) => fitting.filter(({ name }) => isA(name, names)))
  const alike = called.find(({ length }) => length > 1) ?? fitting
  return (OF_SHOPS.test(kind) ? oneOfEachShop(alike) : alike).slice(0, most)
}

/** The best of each shop; where one shop has them all, all of them. */
function oneOfEachShop(products: readonly Product[]): readonly Product[] {
  const shops = new Set<string>()
  const firsts = products.filter(({ shopId: { _id } }) => shops.size < shops.add(_id).size)
  return firsts.length > 1 ? firsts : products
}

/** Where one thing alone was shown, others of the kind that was asked for then stand beside it. */
export async function listShownOrKind(
  deps: AssistantDeps,
  conversation: Conversation,
  shown: readonly Product[],
): Promise<readonly Product[]> {
  const latest = conversation.earlier.findLast(({ productIds }) => productIds.length > 0)
  const kind = latest?.message.request.words.join(' ') ?? ''
  if (shown.length !== 1 || kind === '') return shown
  const ofKind = await listOfKind(deps, conversation, kind)
  return ofKind.length > 1 ? ofKind : shown
}
