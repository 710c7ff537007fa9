import { CURRENCY_SYMBOLS } from './format-money.ts'
import { formatNaira } from './format-naira.ts'
import { groupDigits } from './group-digits.ts'
import { type Kobo, ZERO } from './kobo.ts'

const THOUSAND_NAIRA = 100_000 // in kobo, like all below
const UNITS = [
  { suffix: 'K', unitKobo: THOUSAND_NAIRA },
  { suffix: 'M', unitKobo: THOUSAND_NAIRA * 1_000 },
] as const
const LARGEST = { suffix: 'B', unitKobo: THOUSAND_NAIRA * 1_000_000 } as const

/** CART-13: '₦12.5K', '₦11K', '₦1.2M', rounded to one decimal; below ₦1,000 the full figure. */
export function abbreviateNaira(amount: Kobo | null | undefined): string {
  const size = Math.abs(amount ?? ZERO)
  if (size < THOUSAND_NAIRA) return formatNaira(amount)

  // Rounding comes before choosing the unit: ₦999,950 is ₦1M, not ₦1000K.
  const { suffix, unitKobo } = UNITS.find((unit) => tenthsOf(size, unit.unitKobo) < 10_000) ?? LARGEST
  const sign = (amount ?? ZERO) < 0 ? '-' : ''
  return `${sign}${CURRENCY_SYMBOLS.naira}${groupDigits(tenthsOf(size, unitKobo) / 10)}${suffix}`
}

const tenthsOf = (size: number, unitKobo: number): number => Math.round(size / (unitKobo / 10))
