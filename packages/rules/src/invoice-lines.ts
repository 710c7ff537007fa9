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

/** Every period divides the year, so each of its years begins with an invoice. */
const hasManagementFee = (period: Period, monthsBefore: number): boolean =>
  period !== 'ANNUALLY' && monthsBefore % 12 === 0

export const totalOf = (lines: readonly InvoiceLine[]): Kobo => sum(lines.map(({ kobo }) => kobo))

const line = (what: InvoiceLine['what'], kobo: Kobo): InvoiceLine => ({ what, kobo })
