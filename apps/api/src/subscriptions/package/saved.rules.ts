import { subtract, sum } from '@ahia/money/arithmetic'
import { type Kobo, ZERO } from '@ahia/money/kobo'
import { shareOf } from '@ahia/money/share'
import { type Rate, rateOf } from '#ledger/rates.rules.ts'

type Sales = readonly { category: string; kobo: Kobo }[]

const commissionOf = (sales: Sales, rates: readonly Rate[], hasPackage: boolean): Kobo =>
  sum([ZERO, ...sales.map(({ category, kobo }) => shareOf(kobo, rateOf(rates, { hasPackage, category })))])

/** SELL-52: what a month with a package would have saved against selling without one; negative: it would have cost more. */
export const savedKobo = (sales: Sales, rates: readonly Rate[], monthlyKobo: Kobo): Kobo =>
  subtract(subtract(commissionOf(sales, rates, false), commissionOf(sales, rates, true)), monthlyKobo)
