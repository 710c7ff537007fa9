import { type Kobo, kobo } from '@ahia/money/kobo'

/** SELL-43: below ₦50 a price is more often a slip than meant. */
const LOWEST_USUAL = kobo(5_000)

/** SELL-43: a change of more than half, or a very low price, is asked about once more. */
export const isOddPrice = (now: Kobo, next: Kobo): boolean =>
  now !== next && (next < LOWEST_USUAL || Math.abs(next - now) * 2 > now)

/** SELL-42: 'raise by 7 %, round up to 50', in kobo. Lowered prices are rounded up as well, and are never below one step. */
export function raisePrice(now: Kobo, { percent, step }: { percent: number; step: Kobo }): Kobo {
  const raised = Math.round((now * (10_000 + Math.round(percent * 100))) / 10_000)
  return kobo(Math.max(step, Math.ceil(raised / step) * step))
}
