import { ApiError, messageOf } from '@ahia/contracts/api-error'
import type { Listing } from '@ahia/contracts/shapes/listing'
import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'

const SERVER_ERRORS = 500
const TOO_MANY = 429

/** The same request may succeed later, so it is sent again. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === null || error.status >= SERVER_ERRORS || error.status === TOO_MANY)

/** SELL-08: the listing as somebody else has saved it. */
export function currentListingOf(error: unknown): Listing | null {
  if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') return null
  const { product } = fieldsOf(error.details)
  return isText(fieldsOf(product)._id) ? (product as Listing) : null
}

/** The server's message about the first wrong field, else about the whole request. */
export function errorTextOf(error: unknown, fallback: string): string {
  const [first] = error instanceof ApiError && Array.isArray(error.details) ? error.details : []
  const { message } = fieldsOf(first)
  return isText(message) ? message : messageOf(error, fallback)
}
