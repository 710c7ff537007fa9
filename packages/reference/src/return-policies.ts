export const RETURN_POLICIES = ['NONE', 'RETURN', 'REFUND', 'RETURN OR REFUND'] as const

export type ReturnPolicy = (typeof RETURN_POLICIES)[number]

/** DATA-09: as shoppers read them. */
export const RETURN_LABELS = {
  NONE: 'No Returns',
  RETURN: 'Returns Accepted',
  REFUND: 'Refunds Available',
  'RETURN OR REFUND': 'Returns & Refunds',
} as const satisfies Record<ReturnPolicy, string>

/** DATA-09: how long one may think it over; null where there is nothing to say. */
export const returnPeriodLabel = (days: number): string | null => (days > 0 ? `Within ${days} days` : null)
