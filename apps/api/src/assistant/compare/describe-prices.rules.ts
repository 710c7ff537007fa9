import type { Product } from '@ahia/contracts/catalog'
import { subtract } from '@ahia/money/arithmetic'
import { formatNaira } from '@ahia/money/format-naira'
import type { Measure } from '#catalog/search/parse/extract-measures.rules.ts'
import { measureText } from '../find/fit/measures.rules.ts'
import { findCommonAmount, type PriceSpan, priceSpanOf } from './choice-prices.rules.ts'

/** A product with what it is called in this comparison. */
export type ComparedProduct = { product: Product; name: string }

type Priced = ComparedProduct & { price: PriceSpan }
type Ask = 'cheaper' | 'pricier'

/** Which costs less and by how much; where the lowest prices buy different amounts, also what the same amount costs. */
export function describePrices(
  compared: readonly ComparedProduct[],
  measure: Measure | null,
  ask: Ask,
): string {
  const priced = priceAll(compared, measure)
  if (measure !== null || buySameAmount(priced)) return describeSpans(priced, ask)
  const common = findCommonAmount(compared.map(({ product }) => product))
  if (common === null) return describeSpans(priced, ask)
  return `${priced.map(describeStart).join(', ')}. ${describeSpans(priceAll(compared, common), ask)}`
}

/** '₦18,500', 'from ₦18,500', or '10 kg for ₦17,500'. */
export function describePrice(product: Product, measure: Measure | null): string {
  const price = priceSpanOf(product, measure)
  return price.measure ? `${measureText(price.measure)} for ${describeFrom(price)}` : describeFrom(price)
}

/** How much is bought is told of all or of none. */
function priceAll(compared: readonly ComparedProduct[], measure: Measure | null): Priced[] {
  const priced = compared.map((one) => ({ ...one, price: priceSpanOf(one.product, measure) }))
  if (priced.every(({ price }) => price.lowestBuys !== null)) return priced
  return priced.map((one) => ({ ...one, price: { ...one.price, lowestBuys: null } }))
}

/** Also where it is not known of all of them how much they are. */
function buySameAmount(priced: readonly Priced[]): boolean {
  const amounts = priced.map(({ price }) => (price.lowestBuys ? measureText(price.lowestBuys) : null))
  return amounts.includes(null) || new Set(amounts).size === 1
}

function describeStart({ name, price }: Priced): string {
  return `${name} starts at ${formatNaira(price.lowest)}${describeAmount(price)}`
}

/** How much it buys, unless that was said before. */
const describeAmount = ({ lowestBuys, measure }: PriceSpan): string =>
  lowestBuys === null || measure !== null ? '' : ` (${measureText(lowestBuys)})`

function describeSpans(priced: readonly Priced[], ask: Ask): string {
  const inOrder = [...priced].sort((one, other) => one.price.lowest - other.price.lowest)
  const least = inOrder[0]
  const most = inOrder.at(-1)
  if (!least || !most) return ''
  const { measure } = least.price
  const measured = measure ? `For ${measureText(measure)}, ` : ''
  const isPair = priced.length === 2
  if (least.price.lowest === most.price.lowest) {
    return `${measured || 'By price, '}${isPair ? 'both' : 'all'} cost the same: ${describeFrom(least.price)}.`
  }
  const [winner, other] = ask === 'cheaper' ? [least, most] : [most, least]
  const rank = RANKS[ask][isPair ? 'ofTwo' : 'ofMore']
  const the = measured === '' ? 'The' : `${measured}the`
  const difference = formatNaira(subtract(most.price.lowest, least.price.lowest))
  return `${the} ${rank} is ${winner.name}: ${describeFrom(winner.price)}${describeAmount(winner.price)}, against ${describeFrom(other.price)}${describeAmount(other.price)} for ${other.name}, a difference of ${difference}.`
}

const RANKS = {
  cheaper: { ofTwo: 'cheaper one', ofMore: 'cheapest' },
  pricier: { ofTwo: 'more expensive one', ofMore: 'most expensive' },
} as const satisfies Record<Ask, object>

const describeFrom = ({ lowest, highest }: PriceSpan): string =>
  lowest === highest ? formatNaira(lowest) : `from ${formatNaira(lowest)}`
