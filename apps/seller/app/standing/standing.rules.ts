import type { Standing, StandingMeasure } from '@ahia/contracts/seller/standing'

export type Measured = Standing['measures'][number]

type MeasureWords = {
  title: string
  about: string
  /** What one order behind it is, with the moment after it. */
  row: string
}

export const MEASURE_WORDS = {
  LATE: {
    title: 'On time',
    about: 'Orders that you handed over by their due time.',
    row: 'Late since',
  },
  CANCELLED: {
    title: 'Cancelled by you',
    about: "Orders that you couldn't fulfil, or that we cancelled because they were never sent.",
    row: 'Cancelled',
  },
  COMPLAINT: {
    title: 'Complaints',
    about: "Orders you sent that a customer reported a problem with. Complaints we turned down don't count.",
    row: 'Reported',
  },
  FAULT: {
    title: 'Refunded for a fault',
    about: 'Sent orders that we refunded after a complaint.',
    row: 'Reported',
  },
} as const satisfies Record<StandingMeasure, MeasureWords>

/** '97.5%' or, without an order to measure by, null. */
export function percentOf({ measure, against, of }: Measured): string | null {
  if (of === 0) return null
  const counted = measure === 'LATE' ? of - against : against
  return `${Math.round((counted / of) * 1000) / 10}%`
}

/** '3 of 120 orders were late' */
export function countWords({ measure, against, of }: Measured): string {
  if (of === 0) return 'No orders to measure yet.'
  const orders = of === 1 ? '1 order' : `${of} orders`
  const verb = against === 1 || of === 1 ? 'was' : 'were'
  const what = { LATE: 'late', CANCELLED: 'cancelled', COMPLAINT: 'reported', FAULT: 'refunded' }[measure]
  return `${against} of ${orders} ${verb} ${what}.`
}
