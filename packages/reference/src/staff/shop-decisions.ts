/** ADMIN-20: reasons that staff choose from; the sentence is part of the email to the owner. */
export const SHOP_REASONS = {
  APPROVE: { ALL_FINE: 'Everything is in order.' },
  ASK: {
    DOCUMENT_MISSING: 'A document is missing.',
    DOCUMENT_UNREADABLE: "We can't read a document. Please take a new photo in good light.",
    NAME_DIFFERS: "The name on a document doesn't match the name you gave us.",
    PROFILE_UNCLEAR: 'We need to know more about your shop.',
    OTHER: 'We need something more from you.',
  },
  REFUSE: {
    GOODS_NOT_ALLOWED: "What you want to sell can't be sold here.",
    FALSE_DETAILS: 'Some details you gave us are not true.',
    SECOND_ACCOUNT: 'You already have a shop here, or had one that we closed.',
    OTHER: "We can't open your shop.",
  },
  WARN: {
    LATE_ORDERS: 'Too many of your orders were sent late or cancelled.',
    COMPLAINTS: 'Too many customers complained.',
    BAD_REVIEWS: 'Too many of your reviews are bad.',
    LISTINGS: 'Some of your listings broke our rules.',
    OTHER: 'Something in your shop must change.',
  },
  SUSPEND: {
    COUNTERFEIT: 'Some of your goods may be counterfeit.',
    UNSAFE_GOODS: 'Some of your goods may be unsafe.',
    ORDERS_NOT_SENT: 'Paid orders were not sent.',
    FALSE_DETAILS: 'Some details of your shop are not true.',
    DOCUMENT_RAN_OUT: 'A document that your shop needs has expired.',
    OTHER: 'We need to clear something up first.',
  },
  KEEP: {
    NOT_CLEARED: 'The problem is not fixed yet.',
    WAS_RIGHT: 'We looked again, and our decision stays the same.',
  },
  REOPEN: {
    MENDED: 'The problem is fixed.',
    MISTAKE: "We closed your shop by mistake. We're sorry.",
    TIME_OVER: 'The suspension has ended.',
  },
  END: {
    AFTER_WARNINGS: 'We warned you in writing, but it continued.',
    DANGER: 'Shoppers were in danger.',
  },
} as const satisfies Record<string, Record<string, string>>

export type ShopDecision = keyof typeof SHOP_REASONS
export const SHOP_DECISIONS = Object.keys(SHOP_REASONS) as [ShopDecision, ...ShopDecision[]]

/** ADMIN-22: ending a shop for complaints needs this many warnings in writing. */
export const WARNINGS_BEFORE_END = 2
