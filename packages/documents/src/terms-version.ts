/** CONST-10: the current version of the merchant terms; a test compares it with the date of their text. */
export const MERCHANT_TERMS_VERSION = '2026-11-17'
