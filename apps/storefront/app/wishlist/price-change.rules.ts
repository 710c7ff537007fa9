import { subtract } from '@ahia/money/arithmetic'
import { formatNaira } from '@ahia/money/format-naira'
import { ZERO } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'

type PriceChange = { direction: 'fell' | 'rose'; text: string }

/** Null while the price is the same as when it was saved. */
export function priceChange(savedNaira: number, todayNaira: number): PriceChange | null {
  const differenceKobo = subtract(fromNaira(todayNaira), fromNaira(savedNaira))
  if (differenceKobo === 0) return null
  if (differenceKobo > 0)
    return { direction: 'rose', text: `${formatNaira(differenceKobo)} more than when you saved it` }
  const lessKobo = subtract(ZERO, differenceKobo)
  return { direction: 'fell', text: `${formatNaira(lessKobo)} less than when you saved it` }
}
