import type { AssistantReply } from '@ahia/contracts/assistant'
import type { ProductId } from '@ahia/contracts/ids'
import type { Market, MarketProduct } from './market.ts'
import type { Expectation } from './question.ts'

type Each = NonNullable<Expectation['each']>

/** What of the answer is not as expected, in words; nothing when all is well. */
export function findFaults(market: Market, reply: AssistantReply, expected: Expectation): string[] {
  const { chatbot_response: text, recommendations, orders, asks } = reply
  const shown = recommendations.map(({ name }) => name)
  return [
    ...(expected.must ?? []).filter((name) => !shown.includes(name)).map((name) => `must show ${name}`),
    ...(!expected.mustOneOf || expected.mustOneOf.some((name) => shown.includes(name))
      ? []
      : [`must show one of ${expected.mustOneOf.join(' · ')}`]),
    ...(expected.mustNot ?? []).filter((name) => shown.includes(name)).map((name) => `must not show ${name}`),
    ...findStrangers(market, reply, expected),
    ...findWrongCount(shown.length, expected),
    ...findWrongWords(plain(text), expected),
    ...findWrongComparison(reply, expected),
    ...findWrongOrders(orders, expected),
    ...(expected.asks && !asks ? ['must ask'] : []),
    ...(expected.asksBack && !text.includes('?') ? ['must ask'] : []),
    ...findWrongFirst(market, reply, expected),
    ...findUncompared(reply, expected),
    ...findWrongBasket(reply, expected),
    ...findUnquoted(text, expected),
  ]
}

function findStrangers(market: Market, { recommendations }: AssistantReply, expected: Expectation): string[] {
  const { each, firstIs } = expected
  if (!each) return []
  const shown = recommendations.flatMap(({ _id }) => market.byId.get(_id) ?? [])
  const strangers = shown.filter((product) => !fits(product, each)).map(({ name }) => `${name} does not fit`)
  if (!firstIs) return strangers
  const best = bestOf(market, each, firstIs)
  const isBest = best.includes(recommendations[0]?._id)
  return isBest ? strangers : [...strangers, `the first must be the ${firstIs}`]
}

function fits(product: MarketProduct, each: Each): boolean {
  const text = textOf(product)
  return (
    isAs(each.category, product.category) &&
    (each.subCategory?.includes(product.subCategory) ?? true) &&
    (each.hasOneOf?.some((word) => text.includes(word)) ?? true) &&
    !each.hasNoneOf?.some((word) => text.includes(word)) &&
    product.basePrice <= (each.maxNaira ?? Number.POSITIVE_INFINITY) &&
    product.basePrice >= (each.minNaira ?? 0) &&
    isAs(each.shopState, product.shopState) &&
    isAs(each.shop, product.shopId.name) &&
    product.rating >= (each.minStars ?? 0) &&
    (!each.inStock || product.baseQuantity > 0)
  )
}

const isAs = (wanted: string | undefined, actual: string): boolean =>
  wanted === undefined || wanted === actual

const textOf = ({ name, subtitle, description }: MarketProduct): string =>
  `${name} ${subtitle} ${description}`.toLowerCase()

/** The ids of those that are the first by it; several when they are alike. */
function bestOf({ products }: Market, each: Each, by: By): unknown[] {
  const fitting = products.filter((product) => fits(product, each))
  const best = Math.max(...fitting.map((product) => measure(product, by)))
  return fitting.filter((product) => measure(product, by) === best).map(({ _id }): ProductId => _id)
}

type By = NonNullable<Expectation['firstIs']>

const measure = ({ basePrice, rating }: MarketProduct, by: By): number =>
  by === 'cheapest' ? -basePrice : by === 'priciest' ? basePrice : rating

function findWrongFirst(
  market: Market,
  { recommendations }: AssistantReply,
  { firstShownIs: by }: Expectation,
): string[] {
  if (!by) return []
  const [first, ...others] = recommendations.flatMap(({ _id }) => market.byId.get(_id) ?? [])
  const isFirst = first && others.every((other) => measure(other, by) <= measure(first, by))
  return isFirst ? [] : [`the first must be the ${by} of those shown`]
}

function findUncompared(reply: AssistantReply, { comparesAll = [] }: Expectation): string[] {
  const compared = reply.comparison?.products.map(({ name }) => name) ?? []
  const shown = reply.recommendations.map(({ name }) => name)
  const isSpokenOf = (name: string) =>
    shown.includes(name) && isIn(reply.chatbot_response, name.split(',')[0] ?? name)
  return comparesAll
    .filter((name) => !compared.includes(name) && !isSpokenOf(name))
    .map((name) => `must compare ${name}`)
}

function findWrongBasket(
  { basket }: AssistantReply,
  { basketOneOf = [], basketMaxNaira }: Expectation,
): string[] {
  const names = basket?.lines.map(({ name }) => name) ?? []
  const missing = basketOneOf.filter((line) => !line.some((name) => names.includes(name)))
  const total = basket?.total ?? 0
  return [
    ...missing.map(
      (line) => `the basket must have ${line.join(' or ')}, has ${names.join(' · ') || 'nothing'}`,
    ),
    ...(basketMaxNaira !== undefined && total > basketMaxNaira ? [`the basket costs ${total}`] : []),
  ]
}

const findUnquoted = (text: string, { quotes }: Expectation): string[] =>
  quotes === undefined || isIn(text, quotes) ? [] : [`must quote ${quotes}`]

const plain = (text: string): string => text.replace(/[‘’]/g, "'").toLowerCase()

const isIn = (text: string, part: string): boolean => plain(text).includes(plain(part))

function findWrongCount(count: number, { count: wanted }: Expectation): string[] {
  if (!wanted) return []
  const [least, most] = wanted
  return count >= least && count <= most ? [] : [`shows ${count} products, not ${least} to ${most}`]
}

function findWrongWords(text: string, { says = [], neverSays = [] }: Expectation): string[] {
  return [
    ...says
      .filter((one) => !one.split('|').some((words) => text.includes(plain(words))))
      .map((one) => `must say ${one}`),
    ...neverSays
      .filter((one) => one.split('|').some((words) => text.includes(plain(words))))
      .map((words) => `must not say ${words}`),
  ]
}

function findWrongComparison({ comparison }: AssistantReply, { compares }: Expectation): string[] {
  if (!compares) return []
  const compared = comparison?.products.map(({ name }) => name) ?? []
  const isSame = compared.length === compares.length && compares.every((name) => compared.includes(name))
  return isSame ? [] : [`must compare ${compares.join(' · ')}, compares ${compared.join(' · ') || 'nothing'}`]
}

function findWrongOrders(orders: AssistantReply['orders'], { orders: wanted }: Expectation): string[] {
  if (!wanted) return []
  const shown = orders.map(({ _id }) => _id.slice(-8))
  const isSame = shown.length === wanted.length && wanted.every((number) => shown.includes(number))
  return isSame
    ? []
    : [`must tell of orders ${wanted.join(', ') || 'none'}, tells of ${shown.join(', ') || 'none'}`]
}
