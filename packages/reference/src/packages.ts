/** MERCH-05, CONST-09, CONST-10: what a shop can subscribe to, and what that costs. */
export const TIERS = ['BASIC', 'PREMIUM', 'ELITE'] as const
export type Tier = (typeof TIERS)[number]

/** How often a shop pays. */
export const PERIODS = ['MONTHLY', 'QUARTERLY', 'SEMI_ANNUALLY', 'ANNUALLY'] as const
export type Period = (typeof PERIODS)[number]

/** For how many months at a time; each divides the year. */
export const PERIOD_MONTHS = {
  MONTHLY: 1,
  QUARTERLY: 3,
  SEMI_ANNUALLY: 6,
  ANNUALLY: 12,
} as const satisfies Record<Period, number>

export const PERIOD_LABELS: Record<Period, string> = {
  MONTHLY: 'Monthly',
  QUARTERLY: 'Quarterly',
  SEMI_ANNUALLY: 'Semi-annually',
  ANNUALLY: 'Annually',
}

export const TRIAL_MONTHS = 3
/** Once, for every tier, when the trial is over. */
export const SETUP_FEE_NAIRA = 200_000
/** With the first invoice of each year of a subscription, unless it is paid annually. */
export const ACCOUNT_MANAGEMENT_NAIRA = 40_000
/** What a shop without a package leaves to the market of its gross sales. */
export const UNSUBSCRIBED_PERCENT = 18
export const PRICE_NOTICE_DAYS = 30
/** What a person who sells single things, and not as a business, leaves to the market. */
export const INDIVIDUAL_PERCENT = 15
/** After delivery and acceptance, until such a person is paid. */
export const INDIVIDUAL_PAYOUT_DAYS = { from: 15, to: 30 } as const
/** In which a shop hands a paid order to the carrier. */
export const FULFIL_WORKING_DAYS = 1
/** The day of the month by which a shop has the statement of the month before, and how long it can object to it. */
export const STATEMENT_BY_DAY = 10
export const STATEMENT_CHECK_DAYS = 5
/** How long a shop keeps invoices, waybills and proof of delivery. */
export const RECEIPT_MONTHS = 13
/** How long a shop keeps its package while it owes an invoice. */
export const PAST_DUE_DAYS = 30

/** For when the server cannot be asked; what it says counts. */
export const FALLBACK_MONTHLY_NAIRA: Record<Tier, number> = {
  BASIC: 120_000,
  PREMIUM: 220_000,
  ELITE: 320_000,
}

type Perks = { name: string; placement: string; support: string; analytics: string; payouts: string }

/** What each tier brings, as the package screen and the terms tell it. */
export const TIER_PERKS: Record<Tier, Perks> = {
  BASIC: {
    name: 'Basic',
    placement: 'Standard placement',
    support: 'By email, within 2 working days',
    analytics: 'Sales and stock for the last 30 days',
    payouts: 'Monthly, at month end (5–7 business days)',
  },
  PREMIUM: {
    name: 'Premium',
    placement: 'Priority placement, rotating feature',
    support: 'By email and phone, within 1 working day',
    analytics: 'A year of sales, visits and searches',
    payouts: 'Every second Friday',
  },
  ELITE: {
    name: 'Elite',
    placement: 'Top placement, rotating feature on the home page',
    support: 'Your own account manager, the same day',
    analytics: 'All of it, with export and forecasts',
    payouts: 'Every Friday',
  },
}
