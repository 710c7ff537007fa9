import { MAX_PRICE_NAIRA, MAX_STOCK } from '@ahia/contracts/limits'
import { groupDigits } from '@ahia/money/group-digits'

/** '14,800', '₦14800.50' and '14 800' as people type them; null for what is no amount. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[₦\s]/g, '').replace(/,(?=\d{3}(?!\d))/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null
  return Number(plain)
}

/** A price as it may be sold at. Empty is for the caller to judge. */
export function priceError(text: string, least = 0.01): string | null {
  if (text.trim() === '') return null
  // '12.500' is twelve and a half naira here and twelve thousand elsewhere, so we ask.
  if (/\.\d{3,}\s*$/.test(text)) return 'Write it without a dot, like 12,500'
  const amount = readAmount(text)
  if (amount === null) return 'Enter an amount in naira, like 12,500'
  if (amount < least) return 'The price must be more than ₦0'
  return amount > MAX_PRICE_NAIRA ? `The highest price is ₦${groupDigits(MAX_PRICE_NAIRA)}` : null
}

export function readCount(text: string): number | null {
  const plain = text.trim().replace(/,(?=\d{3}(?!\d))/g, '')
  return /^\d{1,7}$/.test(plain) ? Number(plain) : null
}

export function countError(text: string, { least = 0, most = MAX_STOCK } = {}): string | null {
  if (text.trim() === '') return null
  const count = readCount(text)
  if (count === null) return 'Enter a whole number'
  if (count < least) return `At least ${least}`
  return count > most ? `At most ${groupDigits(most)}` : null
}
