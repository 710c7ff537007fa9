import { isRouteErrorResponse } from 'react-router'

/** The status behind anything a page may throw, or null when there was no answer at all. */
export function statusOf(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return error.status
  if (error instanceof TypeError) return null // what fetch throws when nobody answers
  return 500
}
