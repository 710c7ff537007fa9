import type { ErrorCode } from '@ahia/contracts/error-codes'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { DomainError } from '#platform/domain-error.ts'
import { errorStatus } from './error-status.ts'

/** API-40: the one shape of every failure. */
export type Refusal = {
  status: number
  headers: Record<string, string>
  body: { success: false; message: string; code: ErrorCode; details?: unknown; requestId: string }
}

/** Turns whatever was thrown into an answer that gives nothing away: no stack, no SQL, no cause. */
export function toRefusal(error: unknown, requestId: string): Refusal {
  const { code, message, details, retryAfterSeconds } = asDomainError(error)
  const retry: Record<string, string> =
    retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }
  return {
    status: errorStatus[code],
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...retry },
    body: { success: false, message, code, ...(details === null ? {} : { details }), requestId },
  }
}

/** Whether somebody has to look into it. */
export const isOurFault = (error: unknown): boolean => asDomainError(error).code === 'INTERNAL'

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (isUnavailable(error)) {
    const message = 'The market cannot be reached just now. Try again in a moment.'
    return new DomainError('UNAVAILABLE', message, { retryAfterSeconds: 2 })
  }
  return new DomainError('INTERNAL', 'Something went wrong on our side')
}
