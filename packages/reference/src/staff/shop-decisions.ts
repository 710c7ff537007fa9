/** ADMIN-20: reasons that staff choose from; the sentence is part of the email to the owner. */
export const SHOP_REASONS = {
  APPROVE: { ALL_FINE: 'Everything is in order.' },
  ASK: {
    DOCUMENT_MISSING: 'A document is missing.',
    DOCUMENT_UNREADABLE: "We can't read a document. Please take a new photo in good light.",
    NAME_DIFFERS: 'The name in a document is not the one you gave.',
    PROFILE_UNCLEAR: 'We need to know more about your shop.',
    OTHER: 'We need something more from you.',
  },
  REFUSE: {
    GOODS_NOT_ALLOWED: "What you want to sell can't be sold here.",
    FALSE_DETAILS: 'Details that you gave are not true.',
    SECOND_ACCOUNT: 'You already have a shop here, or had one that was ended.',
    OTHER: "We can't open your shop.",
  },
  WARN: {
    LATE_ORDERS: 'Too many of your orders were sent late or cancelled.',
    COMPLAINTS: 'Too many customers complained.',
    BAD_REVIEWS: 'Too many reviews of your goods are bad.',
    LISTINGS: 'Listings of yours broke our rules.',
    OTHER: 'Something in your shop must change.',
  },
  SUSPEND: {
    COUNTERFEIT: 'Goods of yours are said to be counterfeit.',
    UNSAFE_GOODS: 'Goods of yours may be unsafe.',
    ORDERS_NOT_SENT: 'Paid orders were not sent.',
    FALSE_DETAILS: 'Details of your shop are not true.',
    DOCUMENT_RAN_OUT: 'A document that your shop needs has run out.',
    OTHER: 'Something must be cleared up first.',
  },
  KEEP: {
    NOT_CLEARED: 'What was wrong is not cleared up yet.',
    WAS_RIGHT: 'We looked again and still think that it was right.',
  },
  REOPEN: {
    MENDED: 'What was wrong has been put right.',
    MISTAKE: 'Your shop was closed by mistake. We are sorry.',
    TIME_OVER: 'The time that your shop was closed for is over.',
  },
  END: {
    AFTER_WARNINGS: 'We warned you in writing, and it went on.',
    DANGER: 'Shoppers were in danger.',
  },
} as const satisfies Record<string, Record<string, string>>

export type ShopDecision = keyof typeof SHOP_REASONS
export const SHOP_DECISIONS = Object.keys(SHOP_REASONS) as [ShopDecision, ...ShopDecision[]]

/** ADMIN-22: ending a shop for complaints needs this many warnings in writing. */
export const WARNINGS_BEFORE_END = 2
