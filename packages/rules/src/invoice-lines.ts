import { multiply, sum } from '@ahia/money/arithmetic'
import type { Kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import {
  ACCOUNT_MANAGEMENT_NAIRA,
  PERIOD_MONTHS,
  type Period,
  SETUP_FEE_NAIRA,
  TRIAL_MONTHS,
} from '@ahia/reference/packages'
import { addLagosMonths } from './lagos-months.ts'

export type InvoiceLine = { what: 'SETUP' | 'SUBSCRIPTION' | 'ACCOUNT_MANAGEMENT'; kobo: Kobo }

/** CONST-09: when the first invoice is due. */
export const trialEnd = (trialStartedAt: Date): Date => addLagosMonths(trialStartedAt, TRIAL_MONTHS)

type BilledPeriod = {
  period: Period
  /** The price on the first day of the period. */
  monthlyKobo: Kobo
  /** How many months were billed before this invoice; 0 for the first. */
  monthsBefore: number
}

/** CONST-09, CONST-10: the lines of an invoice; the package screen shows the first one in advance. */
export const invoiceLines = ({ period, monthlyKobo, monthsBefore }: BilledPeriod): InvoiceLine[] => [
  ...(monthsBefore === 0 ? [line('SETUP', fromNaira(SETUP_FEE_NAIRA))] : []),
  line('SUBSCRIPTION', multiply(monthlyKobo, PERIOD_MONTHS[period])),
  ...(hasManagementFee(period, monthsBefore)
    ? [line('ACCOUNT_MANAGEMENT', fromNaira(ACCOUNT_MANAGEMENT_NAIRA))]
    : []),
]

/** With the invoice in whose period a year begins: after a change of period that need not be its first day. */
const hasManagementFee = (period: Period, monthsBefore: number): boolean =>
  period !== 'ANNUALLY' && Math.ceil(monthsBefore / 12) * 12 < monthsBefore + PERIOD_MONTHS[period]

export const totalOf = (lines: readonly InvoiceLine[]): Kobo => sum(lines.map(({ kobo }) => kobo))

const line = (what: InvoiceLine['what'], kobo: Kobo): InvoiceLine => ({ what, kobo })
