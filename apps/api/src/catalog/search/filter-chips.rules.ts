import { groupDigits } from '@ahia/money/group-digits'
import { stateName } from '@ahia/reference/address-words'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import type { Measure } from './parse/extract-measures.rules.ts'
import type { Preference } from './parse/extract-preferences.rules.ts'
import { stemsIn } from './parse/stems.rules.ts'
import type { FoundPurpose } from './understand/find-purpose.rules.ts'
import type { QueryTerm } from './understand/query-term.rules.ts'
import type { UnderstoodQuery } from './understand/understood-query.rules.ts'

/** FIND-01: a filter that the query names in words, and the query without it. */
export type FilterChip = { label: string; without: string }

const ORDERS: Readonly<Record<Preference, string | null>> = {
  cheapest: 'Cheapest first',
  priciest: 'Most expensive first',
  'best-sold': 'Best sellers first',
  newest: 'Newest first',
  'best-rated': null,
}

/** What the step that answered searched by: a purpose, or each of several listed products. */
type SearchedBy = { purpose?: FoundPurpose; isList?: boolean }

export function listFilterChips(understood: UnderstoodQuery, searchedBy: SearchedBy | null): FilterChip[] {
  const { parsed, shop, category, listedTerms } = understood
  const { price, sizes, measures, colours, excludedTerms, state, preference, wearer } = parsed
  const chips: ([label: string | null, without: string] | null)[] = [
    price && [priceLabel(price.value), price.queryWithoutIt],
    preference && [ORDERS[preference.value], preference.queryWithoutIt],
    measures && [measures.value.map(measureLabel).join(', '), measures.queryWithoutIt],
    sizes && [`Size ${sizes.value.join(', ')}`, sizes.queryWithoutIt],
    colours && [capital(colours.value.join(' or ')), colours.queryWithoutIt],
    wearer && [`For ${wearer.value}`, wearer.queryWithoutIt],
    excludedTerms && [`Without ${excludedTerms.value.join(', ')}`, excludedTerms.queryWithoutIt],
    state && [`Shops in ${stateName(state.value)}`, state.queryWithoutIt],
    shop && [`From ${shop.name}`, shop.queryWithoutIt],
    category && [CATEGORY_LABELS[category], ''],
    searchedBy?.purpose
      ? [capital(searchedBy.purpose.purpose.aim), withoutPurpose(searchedBy.purpose, understood)]
      : null,
    ...(searchedBy?.isList && listedTerms
      ? listedTerms.map((part, at) => partChip(part, listedTerms.toSpliced(at, 1)))
      : []),
  ]
  return chips.flatMap((chip) => (chip?.[0] ? [{ label: chip[0], without: chip[1] }] : []))
}

/** The terms besides the purpose: 'cream' of 'cream for pimples'. */
const withoutPurpose = ({ phrase }: FoundPurpose, { terms }: UnderstoodQuery): string =>
  toTyped(terms.filter(({ typed }) => !stemsIn(typed).some((stem) => phrase.includes(stem))))

const partChip = (
  part: readonly QueryTerm[],
  others: readonly QueryTerm[][],
): [label: string, without: string] => [capital(toTyped(part)), others.map(toTyped).join(' and ')]

const toTyped = (words: readonly QueryTerm[]): string => words.map(({ typed }) => typed).join(' ')

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
