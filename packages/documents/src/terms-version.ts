/** CONST-10: the current version of the merchant terms; a test compares it with the date of their text. */
export const MERCHANT_TERMS_VERSION = '2026-11-18'

/** SELL-53: every version that a shop may be held to, oldest first; the texts of earlier ones are kept. */
export const MERCHANT_TERMS_VERSIONS = ['2026-11-17', MERCHANT_TERMS_VERSION] as const

export type MerchantTermsVersion = (typeof MERCHANT_TERMS_VERSIONS)[number]

/** The name of its text. */
export const textOfTerms = (version: MerchantTermsVersion): string =>
  version === MERCHANT_TERMS_VERSION ? 'merchant-terms' : `earlier/merchant-terms-${version}`
