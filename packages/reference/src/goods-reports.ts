/** ADMIN-30: why somebody reports a product, in the order the dialog shows them. SAFETY goes to staff at once. */
export const PRODUCT_REPORT_REASONS = {
  SAFETY: 'It could hurt someone',
  COUNTERFEIT: 'It is a fake or a copy',
  PROHIBITED: 'It is not allowed here',
  MISLEADING: 'Pictures, text or price are wrong',
  OFFENSIVE: 'It is offensive',
  OTHER: 'Something else',
} as const

/** The same for a review. */
export const REVIEW_REPORT_REASONS = {
  PERSONAL: 'It names a person or gives their details',
  OFFENSIVE: 'It is offensive',
  FAKE_REVIEW: 'It is not a real review',
  SAFETY: 'It threatens someone',
  OTHER: 'Something else',
} as const

export type ProductReportReason = keyof typeof PRODUCT_REPORT_REASONS
export type ReviewReportReason = keyof typeof REVIEW_REPORT_REASONS
export type ReportReason = ProductReportReason | ReviewReportReason

/** ADMIN-31: what readers see instead of the words of a review. */
export const HIDDEN_WORDS_REASONS = {
  PERSONAL: "We've hidden this comment because it named a person or gave their details.",
  OFFENSIVE: "We've hidden this comment because it was offensive.",
  UNLAWFUL: "We've hidden this comment because the law does not allow it.",
  OFF_TOPIC: "We've hidden this comment because it was not about the product.",
} as const
export type HiddenWordsReason = keyof typeof HIDDEN_WORDS_REASONS

/** ADMIN-30: why staff take a listing down; the shop reads the sentence and what staff write to it. */
export const TAKE_DOWN_REASONS = {
  UNSAFE: 'It may not be safe.',
  COUNTERFEIT: 'It seems to be a fake or a copy.',
  PROHIBITED: 'It is not allowed here.',
  MISLEADING: 'Its pictures, text or price do not match what buyers get.',
  OFFENSIVE: 'Its pictures or words are offensive.',
  RIGHTS: 'Someone else owns the rights to it.',
  OTHER: 'Our team has looked at it.',
} as const
export type TakeDownReason = keyof typeof TAKE_DOWN_REASONS
