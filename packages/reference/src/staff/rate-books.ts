import { CATEGORIES, CATEGORY_LABELS } from '../categories.ts'
import { DELIVERY_STATES } from '../delivery-states.ts'
import { PRICE_NOTICE_DAYS, TIER_PERKS, TIERS } from '../packages.ts'

type RateBook = {
  label: string
  /** In hundredths of a percent, or in naira. */
  unit: 'BPS' | 'NAIRA'
  /** ADMIN-33: how long before it holds a change is announced. */
  noticeDays: number
  /** What can be changed, and how it is called. */
  keys: Readonly<Record<string, string>>
}

const keysOf = <One extends string>(
  all: readonly One[],
  toEntry: (one: One) => readonly [string, string][],
) => Object.fromEntries(all.flatMap(toEntry))

/** ADMIN-33: the books of what shops and customers pay. */
export const RATE_BOOKS = {
  COMMISSION: {
    label: 'Commission',
    unit: 'BPS',
    noticeDays: PRICE_NOTICE_DAYS,
    keys: {
      ...keysOf(CATEGORIES, (one) => [[`PACKAGE:${one}`, `${CATEGORY_LABELS[one]}, with a package`]]),
      ...keysOf(CATEGORIES, (one) => [[`NONE:${one}`, `${CATEGORY_LABELS[one]}, without a package`]]),
    },
  },
  INDIVIDUAL: {
    label: 'Individual sellers',
    unit: 'BPS',
    noticeDays: PRICE_NOTICE_DAYS,
    keys: { INDIVIDUAL: 'Of the sale price including shipping' },
  },
  PACKAGES: {
    label: 'Packages',
    unit: 'NAIRA',
    noticeDays: PRICE_NOTICE_DAYS,
    keys: keysOf(TIERS, (tier) => [[tier, `${TIER_PERKS[tier].name}, a month`]]),
  },
  DELIVERY: {
    label: 'Delivery fees',
    unit: 'NAIRA',
    noticeDays: 0,
    keys: keysOf(DELIVERY_STATES, (state) => [
      [`${state}:NEAR`, `To ${state}, from the same state`],
      [`${state}:FAR`, `To ${state}, from another state`],
    ]),
  },
} as const satisfies Record<string, RateBook>

export type RateBookName = keyof typeof RATE_BOOKS
export const RATE_BOOK_NAMES = Object.keys(RATE_BOOKS) as [RateBookName, ...RateBookName[]]
