import type { AssistantReply } from '@ahia/contracts/assistant'
import type { OrderId, ProductId } from '@ahia/contracts/ids'
import { ACCOUNT_MANAGEMENT_NAIRA, FALLBACK_MONTHLY_NAIRA, SETUP_FEE_NAIRA } from '@ahia/reference/packages'
import { choicesOf } from '#assistant/find/fit/choices.rules.ts'
import { measuresIn } from '#assistant/find/fit/measures.rules.ts'
import { type Market, type MarketProduct, pricesOf, stocksOf } from './market.ts'
import { amountsIn } from './message-amounts.rules.ts'
import type { Expectation } from './question.ts'

export type CheckedReply = {
  reply: AssistantReply
  /** All that the shopper said. */
  messages: readonly string[]
  /** Whether every amount that was said may be repeated, or only as the limit of a search. */
  repeats: 'amounts' | 'limits'
  /** What was shown before the last of it, whose prices may be spoken of. */
  shownBefore: readonly ProductId[]
  ownOrderIds: readonly OrderId[]
  /** Amounts that our own pages speak of: fees of delivery. */
  knownNaira: readonly number[]
}

const AMOUNT = /₦\s?([\d,]+(?:\.\d+)?)/g
/** 'under ₦20,000': what was looked for, and no price. */
const LIMIT =
  /\b(?:under|below|within|up to|between|and|above|over|from|with|around|about|least|most|than|of|for) ₦\s?[\d,]+/gi
const PIECES_LEFT = /\b(\d+) (?:left|in stock)\b/gi
const ORDER_NUMBER = /\b(?=[0-9a-f]*\d)[0-9a-f]{8}\b/gi

/** CHAT-06: what an answer says that no row says: invented products, prices, stock or orders, and orders of others. */
export function findUntruths(
  market: Market,
  { reply, messages, repeats, shownBefore, ownOrderIds, knownNaira }: CheckedReply,
): string[] {
  const { chatbot_response: text, recommendations, comparison, orders, basket } = reply
  const shownIds = [...recommendations, ...(comparison?.products ?? [])].map(({ _id }) => _id)
  const unknownIds = shownIds.filter((id) => !market.byId.has(id))
  const shown = shownIds.flatMap((id) => market.byId.get(id) ?? [])
  const wrongCards = recommendations.filter(({ _id, name, basePrice }) => {
    const product = market.byId.get(_id)
    return product && (product.name !== name || product.basePrice !== basePrice)
  })
  const words = [text, ...(comparison?.rows.flatMap(({ values }) => values) ?? [])].join('\n')
  const known = new Set([
    ...knownNaira,
    ...AMOUNTS_OF_PACKAGES,
    ...orders.map(({ totalAmount }) => totalAmount),
    ...(basket ? [basket.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)] : []),
    ...amountsOf([...shown, ...shownBefore.flatMap((id) => market.byId.get(id) ?? [])], market, text),
  ])
  const wrongLines = (basket?.lines ?? []).filter(({ productId, price }) => {
    const product = market.byId.get(productId)
    return !product || !pricesOf(product).includes(price)
  })
  const foreign = orders.filter(({ _id }) => !ownOrderIds.includes(_id))
  return [
    ...unknownIds.map((id) => `unknown product ${id}`),
    ...wrongCards.map(({ name }) => `a card that is not as in the market: ${name}`),
    ...read(
      words.replaceAll(LIMIT, (limit) => withoutWritten(limit, messages)),
      AMOUNT,
    )
      .filter((naira) => !known.has(naira) && !(repeats === 'amounts' && isMentioned(naira, messages)))
      .map((naira) => `invented amount ₦${naira}`),
    ...read(words, PIECES_LEFT)
      .filter((left) => !shown.some((product) => stocksOf(product).includes(left)))
      .map((left) => `invented stock ${left}`),
    ...wrongLines.map(({ name }) => `a line of a basket that is not as in the market: ${name}`),
    ...foreign.map(({ _id }) => `somebody else's order ${_id}`),
    ...(words.match(ORDER_NUMBER) ?? [])
      .filter((number) => !isOwn(number, ownOrderIds) && !isRepeated(number, messages))
      .map((number) => `an order that is not the caller's: ${number}`),
  ]
}

const NOTHING =
  /\b(?:found nothing|found no match|no shop sells|couldn['’]t find|see no match|have nothing|(?:we|i|shops?) (?:do not|don['’]t) have(?! to))\b/i

/** 'I found nothing' where there is something. */
export function findFalseNothing(
  { chatbot_response: text, recommendations }: AssistantReply,
  { must = [], mustOneOf = [], count: [least] = [0, 0] }: Expectation,
): string[] {
  const isThere = must.length + mustOneOf.length + least > 0
  return isThere && recommendations.length === 0 && NOTHING.test(text) ? ['a false “nothing found”'] : []
}

const read = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))

const AMOUNTS_OF_PACKAGES = [
  ACCOUNT_MANAGEMENT_NAIRA,
  SETUP_FEE_NAIRA,
  ...Object.values(FALLBACK_MONTHLY_NAIRA),
]

/** Prices of what is shown or named, and by how much they differ. */
function amountsOf(shown: readonly MarketProduct[], { products }: Market, text: string): number[] {
  const named = products.filter(({ name }) => text.includes(name))
  const prices = [...new Set([...shown, ...named].flatMap(pricesOf))]
  const perUnit = [...shown, ...named].flatMap(pricesPerUnit)
  return [...prices, ...perUnit, ...prices.flatMap((one) => prices.map((other) => Math.abs(one - other)))]
}

/** What one kilo, litre or metre of a choice costs. */
const pricesPerUnit = (product: MarketProduct): number[] =>
  choicesOf(product).flatMap(({ values, naira }) =>
    [...values, product.name]
      .flatMap(measuresIn)
      .filter(({ amount }) => amount > 0)
      .flatMap(({ amount }) => [Math.round(naira / amount), Math.round((naira * 1_000) / amount)]),
  )

const withoutWritten = (limit: string, messages: readonly string[]): string =>
  read(limit, AMOUNT).every((naira) => isMentioned(naira, messages)) ? '' : limit

const isMentioned = (naira: number, messages: readonly string[]): boolean =>
  messages.some((message) => amountsIn(message).includes(naira))

const isOwn = (number: string, ids: readonly OrderId[]): boolean =>
  ids.some((id) => id.endsWith(number.toLowerCase()))

const isRepeated = (number: string, messages: readonly string[]): boolean =>
  messages.some((message) => message.toLowerCase().includes(number.toLowerCase()))
