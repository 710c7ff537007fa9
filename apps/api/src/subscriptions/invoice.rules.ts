import { type Kobo, kobo } from '@ahia/money/kobo'
import { PERIOD_MONTHS, type Period, type Tier, TRIAL_MONTHS } from '@ahia/reference/packages'
import { type InvoiceLine, invoiceLines } from '@ahia/rules/invoice-lines'
import { addLagosMonths, lagosMonthsBetween } from '@ahia/rules/lagos-months'
import { type Price, priceAt } from './prices.rules.ts'

/** A shop's subscription, and until when it has been billed. */
export type Agreement = {
  tier: Tier
  period: Period
  trialStartedAt: Date
  periodEndsAt: Date
  /** SELL-52: months are counted from here since it was resumed. */
  resumedAt: Date | null
  /** The setup fee was asked for before. */
  isSetUp: boolean
}

export type Bill = { from: Date; to: Date; lines: InvoiceLine[] }

/**
 * CONST-09, CONST-10: the next invoice, for the period after the last, at the price of the day it starts. Months are counted
 * from the start of the trial, so that a day that February lacks is back in March.
 */
export function nextBill(agreement: Agreement, prices: readonly Price[]): Bill {
  const { tier, period, periodEndsAt: from, isSetUp } = agreement
  const { startedAt, freeMonths } = startOf(agreement)
  const turned = lagosMonthsBetween(startedAt, from)
  const monthlyKobo = priceAt(prices, tier, from)
  const lines = invoiceLines({ period, monthlyKobo, monthsBefore: turned - freeMonths })
  return {
    from,
    to: addLagosMonths(startedAt, turned + PERIOD_MONTHS[period]),
    lines: lines.filter(({ what }) => what !== 'SETUP' || !isSetUp),
  }
}

const startOf = ({ trialStartedAt, resumedAt }: Agreement): { startedAt: Date; freeMonths: number } =>
  resumedAt === null
    ? { startedAt: trialStartedAt, freeMonths: TRIAL_MONTHS }
    : { startedAt: resumedAt, freeMonths: 0 }

/**
 * SELL-52: what a higher package costs for the rest of a period that is paid: the difference of the monthly prices over the
 * days that are left. The price of the day the period began counts for the package that is left.
 */
export function upgradeKobo(
  agreement: Agreement,
  { tier, prices, now }: { tier: Tier; prices: readonly Price[]; now: Date },
): Kobo {
  const { period, periodEndsAt } = agreement
  const months = PERIOD_MONTHS[period]
  const { startedAt } = startOf(agreement)
  const from = addLagosMonths(startedAt, lagosMonthsBetween(startedAt, periodEndsAt) - months)
  const left = (periodEndsAt.getTime() - now.getTime()) / (periodEndsAt.getTime() - from.getTime())
  const difference = priceAt(prices, tier, now) - priceAt(prices, agreement.tier, from)
  return kobo(Math.max(0, Math.round(difference * months * Math.min(1, Math.max(0, left)))))
}

/** As emails show it: 'INV-000012'. */
export const invoiceNumber = (number: number): string => `INV-${String(number).padStart(6, '0')}`
