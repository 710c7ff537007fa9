import type { Period } from '@ahia/reference/packages'

/** How often an amount is paid, after it. */
export const PERIOD_WORDS: Record<Period, string> = {
  MONTHLY: 'a month',
  QUARTERLY: 'every 3 months',
  SEMI_ANNUALLY: 'every 6 months',
  ANNUALLY: 'a year',
}
