import { groupDigits } from '@ahia/money/group-digits'
import { stateName } from '@ahia/reference/address-words'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import type { Measure, Preference } from './reading/qualities.rules.ts'
import type { Understanding } from './understanding.rules.ts'

/** FIND-01: what was read in a search besides the names of things, and the search without it. */
export type ReadingChip = { label: string; without: string }

const ORDERS: Readonly<Record<Preference, string | null>> = {
  cheapest: 'Cheapest first',
  priciest: 'Most expensive first',
  'best-sold': 'Best sellers first',
  newest: 'Newest first',
  'best-rated': null,
}

export function chipsOf({ reading, shop, category }: Understanding): ReadingChip[] {
  const { price, sizes, measures, colours, without, state, preference, wearer } = reading
  const chips: ([label: string | null, without: string] | null)[] = [
    price && [priceLabel(price.value), price.without],
    preference && [ORDERS[preference.value], preference.without],
    measures && [measures.value.map(measureLabel).join(', '), measures.without],
    sizes && [`Size ${sizes.value.join(', ')}`, sizes.without],
    colours && [capital(colours.value.join(' or ')), colours.without],
    wearer && [`For ${wearer.value}`, wearer.without],
    without && [`Without ${without.value.join(', ')}`, without.without],
    state && [`Shops in ${stateName(state.value)}`, state.without],
    shop && [`From ${shop.name}`, shop.without],
    category && [CATEGORY_LABELS[category], ''],
  ]
  return chips.flatMap((chip) => (chip?.[0] ? [{ label: chip[0], without: chip[1] }] : []))
}

const naira = (amount: number): string => `₦${groupDigits(amount)}`

function priceLabel({
  minNaira,
  maxNaira,
}: {
  minNaira: number | null
  maxNaira: number | null
}): string | null {
  if (minNaira !== null && maxNaira !== null) return `${naira(minNaira)} – ${naira(maxNaira)}`
  if (minNaira !== null) return `From ${naira(minNaira)}`
  return maxNaira === null ? null : `Up to ${naira(maxNaira)}`
}

const measureLabel = ({ amount, unit }: Measure): string => `${groupDigits(amount)} ${unit}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
