import type { ErrorCode } from '@ahia/contracts/error-codes'
import type { Log } from '#platform/log.ts'
import { DomainError } from '../domain-error.ts'
import type { Caller } from './api-env.ts'
import { errorStatus } from './error-status.ts'

type Forbidden = {
  code: ErrorCode
  caller: Caller
  userAgent: string
  /** The header that was sent. */
  authorization: string | undefined
}

/** T26: called for every request that is answered with 403. */
export type OnForbidden = (forbidden: Forbidden) => Promise<void>

type Answered = Omit<Forbidden, 'code'> & { error: unknown }

/** The caller has its answer whether or not this succeeds. */
export async function reportForbidden(
  { onForbidden, log }: { onForbidden: OnForbidden; log: Log },
  { error, ...request }: Answered,
): Promise<void> {
  if (!(error instanceof DomainError) || errorStatus[error.code] !== 403) return
  try {
    await onForbidden({ ...request, code: error.code })
  } catch (failure) {
    const { requestId } = request.caller
    log.warn({ requestId, reason: String(failure) }, 'a forbidden request could not be recorded')
  }
}
