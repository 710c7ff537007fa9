import { PERIOD_MONTHS, type Period, type Tier, TRIAL_MONTHS } from '@ahia/reference/packages'
import { type InvoiceLine, invoiceLines } from '@ahia/rules/invoice-lines'
import { addLagosMonths, lagosMonthsBetween } from '@ahia/rules/lagos-months'
import { type Price, priceAt } from './prices.rules.ts'

/** A shop's subscription, and until when it has been billed. */
export type Agreement = { tier: Tier; period: Period; trialStartedAt: Date; periodEndsAt: Date }

export type Bill = { from: Date; to: Date; lines: InvoiceLine[] }

/**
 * CONST-09, CONST-10: the next invoice, for the period after the last, at the price of the day it starts. Months are counted
 * from the start of the trial, so that a day that February lacks is back in March.
 */
export function nextBill(agreement: Agreement, prices: readonly Price[]): Bill {
  const { tier, period, trialStartedAt, periodEndsAt: from } = agreement
  const turned = lagosMonthsBetween(trialStartedAt, from)
  const monthlyKobo = priceAt(prices, tier, from)
  return {
    from,
    to: addLagosMonths(trialStartedAt, turned + PERIOD_MONTHS[period]),
    lines: invoiceLines({ period, monthlyKobo, monthsBefore: turned - TRIAL_MONTHS }),
  }
}

/** As emails show it: 'INV-000012'. */
export const invoiceNumber = (number: number): string => `INV-${String(number).padStart(6, '0')}`
