import { subtract } from '@ahia/money/arithmetic'
import { type Kobo, kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import { shareOf } from '@ahia/money/share'
import { UNSUBSCRIBED_PERCENT } from '@ahia/reference/packages'

const BPS_PER_PERCENT = 100
const LARGEST_NAIRA = 1_000_000_000

type ExampleShop = { salesNaira: number; percent: number; monthlyNaira: number }

/** What a shop keeps of a month's sales, in kobo. */
export type Example = {
  withoutPackage: Kobo
  inFreeMonths: Kobo
  afterwards: Kobo
  /** From which sales a month the package leaves more than selling without one; null when it never does. */
  breakEvenNaira: number | null
}

/** WIN-28: set-up and account management are not in it, as they are no monthly costs. */
export function exampleOf({ salesNaira, percent, monthlyNaira }: ExampleShop): Example {
  const sales = fromNaira(salesNaira)
  const keep = (share: number) => subtract(sales, shareOf(sales, share * BPS_PER_PERCENT))
  const inFreeMonths = keep(percent)
  return {
    withoutPackage: keep(UNSUBSCRIBED_PERCENT),
    inFreeMonths,
    afterwards: kobo(inFreeMonths - fromNaira(monthlyNaira)),
    breakEvenNaira: breakEvenNaira(percent, monthlyNaira),
  }
}

const breakEvenNaira = (percent: number, monthlyNaira: number): number | null =>
  percent < UNSUBSCRIBED_PERCENT ? Math.ceil((monthlyNaira * 100) / (UNSUBSCRIBED_PERCENT - percent)) : null

/** The sales of a month from which a package pays, at this commission. */
type BreakEvenAt = { percent: number; naira: number }

/** WIN-48: at the lowest and the highest commission; none where a package never pays, or the commission is not known. */
export function breakEvenRange(percents: readonly number[], monthlyNaira: number): BreakEvenAt[] {
  const ends = new Set(percents.length === 0 ? [] : [Math.min(...percents), Math.max(...percents)])
  return [...ends].flatMap((percent) => {
    const naira = breakEvenNaira(percent, monthlyNaira)
    return naira === null ? [] : [{ percent, naira }]
  })
}

/** What somebody typed as an amount: '1,500,000', '₦500000'. */
export const toSalesNaira = (text: string): number =>
  Math.min(Number(text.replace(/\..*$/, '').replace(/\D/g, '')), LARGEST_NAIRA)
