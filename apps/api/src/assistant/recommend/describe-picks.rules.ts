import type { Product } from '@ahia/contracts/catalog'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { stateName } from '@ahia/reference/address-words'
import type { Purpose } from '@ahia/reference/purposes/purpose'
import { spokenNamesOf } from '../compare/spoken-names.rules.ts'
import type { ShopperRequest } from '../parse/parsed-message.rules.ts'
import type { SoughtPurposes } from './find-purposes.rules.ts'
import { reasonsOf } from './reasons.rules.ts'

const HOW_MUCH = 'What do they like, and how much would you like to spend?'

/** The cards show the rest. */
const MOST_NAMED = 3

const nairaText = (naira: number): string => formatNaira(fromNaira(naira))

/** 'Around 50k' is a span that was not said in numbers, so none are told. */
export function withinBudget({ minNaira, maxNaira }: Pick<ShopperRequest, 'minNaira' | 'maxNaira'>): string {
  if (maxNaira === null) return ''
  return minNaira === null ? ` within ${nairaText(maxNaira)}` : ' in your price range'
}

/** 'Chin chin (₦2,800, best rated, 4.8 of 5) and Puff puff (₦1,200, the cheapest here)': each with one reason. */
export function describePicks(picks: readonly Product[]): string {
  const named = picks.slice(0, MOST_NAMED)
  const names = spokenNamesOf(named)
  const reasons = reasonsOf(picks)
  return inARow(named.map(({ basePrice }, at) => `${names[at]} (${nairaText(basePrice)}, ${reasons[at]})`))
}

export function describePurposes(
  { purposes, isUnknown, isReceiver }: SoughtPurposes,
  request: ShopperRequest,
  picks: readonly Product[],
): string {
  const isOpen = isReceiver && request.maxNaira === null && request.words.length <= 2
  const aims = inARow(purposes.map(({ aim }) => aim))
  const start = `${capital(aims)}${withinBudget(request)}, I'd look at ${describePicks(picks)}.`
  return [start, ...adviceOf(purposes), ...(isUnknown ? ['Who is it for?'] : isOpen ? [HOW_MUCH] : [])].join(
    ' ',
  )
}

export function describeNothing(
  purposes: readonly Purpose[],
  request: ShopperRequest,
  cheapest: Product | null,
): string {
  const start = `I found nothing ${inARow(purposes.map(({ aim }) => aim))}${withinBudget(request)}${fromWhere(request)} that you can buy right now.`
  const near = cheapest ? [`The nearest is ${describeNearest(cheapest)}.`] : []
  return [start, ...near, ...adviceOf(purposes)].join(' ')
}

const fromWhere = ({ state }: ShopperRequest): string =>
  state === null ? '' : ` from shops in ${stateName(state)}`

const describeNearest = (product: Product): string =>
  `${spokenNamesOf([product])[0] ?? product.name} at ${nairaText(product.basePrice)}`

const inARow = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const adviceOf = (purposes: readonly Purpose[]): string[] => [
  ...new Set(purposes.flatMap(({ advice }) => advice ?? [])),
]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
