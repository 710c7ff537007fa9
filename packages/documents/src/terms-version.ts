/** CONST-10: the merchant terms that hold now; their text is dated the same, which a test keeps so. */
export const MERCHANT_TERMS_VERSION = '2026-11-15'
