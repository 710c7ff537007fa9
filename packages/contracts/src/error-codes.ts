/** Every way a request can be refused. The api maps each code to one HTTP status; a new code without one does not compile. */
export const errorCodes = [
  'BAD_PATH',
  'BODY_TIMEOUT',
  'BODY_TOO_LARGE',
  'CROSS_SITE',
  'HEADERS_TOO_LARGE',
  'INTERNAL',
  'INVALID_INPUT',
  'MALFORMED_JSON',
  'MALFORMED_REQUEST',
  'METHOD_NOT_ALLOWED',
  'NEWSLETTER_LINK_EXPIRED',
  'NEWSLETTER_LINK_UNKNOWN',
  'NOT_FOUND',
  'OVERLOADED',
  'PRODUCT_GONE',
  'PRODUCT_NOT_FOUND',
  'RATE_LIMITED',
  'SHOP_NOT_FOUND',
  'UNAVAILABLE',
  'UNSUPPORTED_TYPE',
] as const

export type ErrorCode = (typeof errorCodes)[number]
