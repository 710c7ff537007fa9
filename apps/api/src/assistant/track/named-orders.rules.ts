import type { Order } from '@ahia/contracts/shapes/order'
import { tokenise } from '#catalog/search/parse/tokenise.rules.ts'

/** Too common in names of goods and shops, or said of every order. */
const SAYS_NOTHING =
  /^(?:the|and|for|you|has|was|are|did|not|yet|now|don|una|get|can|how|pls|far|all|any|who|why|out|our|one|two|new|its|per|with|from|that|this|have|order|orders|shop|store|market|delivery|delivered|paid|pack|package|parcel|small|large|black|white|please|hub|house|home|free|status|when|where|time|days?|items?|goods|good|best|show|tell|check|want|know|need|help|last|track|come|reach|ship|shipped|arrive|cancel|return|refund|money|still|already|yesterday|today|what|which|your|mine|about|buy|bought|ordered|ever|most|recent|latest|first|week|month|year|ago|spend|much|arrived|received|never|pay|made|make|wey|did|placed|three|four|five|anything|january|february|march|april|june|july|august|september|october|november|december|happen|happened|happening|been|will)$/
const LONG_ENOUGH = 3

/** What kind of thing a product is, in all words for it: 'food', 'soups and stews'. */
export type ProductKinds = ReadonlyMap<string, string>

/** 'my order from Gadget Lane', 'the fan I bought': those whose shop or goods bear a word that was said, the most words first. */
export function findNamed(orders: readonly Order[], text: string, kinds: ProductKinds): Order[] {
  const words = new Set(
    tokenise(text).filter((word) => word.length >= LONG_ENOUGH && !SAYS_NOTHING.test(word)),
  )
  const counted = orders.map((order) => ({ order, count: countShared(order, words, kinds) }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  const named = most === 0 ? [] : counted.filter(({ count }) => count === most).map(({ order }) => order)
  return named.length === orders.length ? [] : named
}

function countShared({ shop, items }: Order, words: ReadonlySet<string>, kinds: ProductKinds): number {
  const texts = items.flatMap(({ name, productId }) => [name, kinds.get(productId) ?? ''])
  const own = new Set(tokenise([shop.name, ...texts].join(' ')).map(stem))
  return [...words].filter((word) => own.has(stem(word)) || endsOne(own, stem(word))).length
}

/** 'phone' is the end of 'smartphone'. */
const endsOne = (own: ReadonlySet<string>, word: string): boolean =>
  word.length > LONG_ENOUGH && [...own].some((longer) => longer.endsWith(word))

const stem = (word: string): string => word.replace(/(?:es|s)$/, '')
