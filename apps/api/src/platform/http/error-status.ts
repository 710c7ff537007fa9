import type { ErrorCode } from '@ahia/contracts/error-codes'

/** A code without a status does not compile. 422 is kept for input that does not fit its schema. */
export const errorStatus = {
  BAD_PATH: 400,
  BODY_TIMEOUT: 408,
  BODY_TOO_LARGE: 413,
  CROSS_SITE: 403,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  INVALID_INPUT: 422,
  MALFORMED_JSON: 400,
  MALFORMED_REQUEST: 400,
  METHOD_NOT_ALLOWED: 405,
  NEWSLETTER_LINK_EXPIRED: 410,
  NEWSLETTER_LINK_UNKNOWN: 404,
  NOT_FOUND: 404,
  OVERLOADED: 503,
  PRODUCT_GONE: 410,
  PRODUCT_NOT_FOUND: 404,
  RATE_LIMITED: 429,
  SHOP_NOT_FOUND: 404,
  UNAVAILABLE: 503,
  UNSUPPORTED_TYPE: 415,
} as const satisfies Record<ErrorCode, number>
