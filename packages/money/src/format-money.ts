import { groupDigits } from './group-digits.ts'

export const CURRENCY_SYMBOLS = { naira: '₦', dollar: '$', euro: '€', pound: '£', yen: '¥' } as const

type Currency = keyof typeof CURRENCY_SYMBOLS

/** Takes whole hundredths (kobo, cents), shown only when there are some; a missing amount shows as 0. */
export function formatMoney(hundredths: number | null | undefined, currency: Currency = 'naira'): string {
  const size = Math.abs(hundredths ?? 0)
  const fraction = size % 100
  const sign = (hundredths ?? 0) < 0 ? '-' : ''
  const decimals = fraction === 0 ? '' : `.${String(fraction).padStart(2, '0')}`
  return `${sign}${CURRENCY_SYMBOLS[currency]}${groupDigits((size - fraction) / 100)}${decimals}`
}
