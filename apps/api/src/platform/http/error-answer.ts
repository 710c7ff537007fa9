import type { ErrorCode } from '@ahia/contracts/error-codes'
import { codeOf, isStatementTimeout, isUnavailable, toReason } from '../database/unavailable.ts'
import { DomainError } from '../domain-error.ts'
import type { Log } from '../log.ts'
import { errorStatus } from './error-status.ts'
import { unavailable } from './http.errors.ts'

/** API-40: the shape of every error response. */
export type ErrorAnswer = {
  status: number
  headers: Record<string, string>
  body: { success: false; message: string; code: ErrorCode; details?: unknown; requestId: string }
}

/** Turns anything that was thrown into a response without internals: no stack, no SQL, no cause. */
export function toErrorAnswer(error: unknown, requestId: string): ErrorAnswer {
  const { code, message, details, retryAfterSeconds } = asDomainError(error)
  const retry: Record<string, string> =
    retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }
  // The rest of the body may still arrive, and would be read as the next request.
  const ending: Record<string, string> = code === 'BODY_TIMEOUT' ? { connection: 'close' } : {}
  return {
    status: errorStatus[code],
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...retry,
      ...ending,
    },
    body: { success: false, message, code, ...(details === null ? {} : { details }), requestId },
  }
}

/** Logs what is not the caller's fault: bugs, and a database that is down or too slow. */
export function logError(log: Log, error: unknown, requestId: string): void {
  const { code, cause } = asDomainError(error)
  if (code === 'INTERNAL' || isStatementTimeout(cause)) {
    log.error({ requestId, err: error }, 'a request failed')
  } else if (code === 'UNAVAILABLE') {
    const origin = cause ?? error
    log.warn({ requestId, code: codeOf(origin), reason: toReason(origin) }, 'a request could not be served')
  }
}

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (isUnavailable(error)) return unavailable(error)
  return new DomainError('INTERNAL', 'Something went wrong on our side')
}
