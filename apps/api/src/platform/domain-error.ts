import type { ErrorCode } from '@ahia/contracts/error-codes'

/** An error with a code of the contract. Anything else that is thrown is our own fault. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly details: unknown
  /** For those who may come again: how long to wait. */
  readonly retryAfterSeconds: number | null

  constructor(
    code: ErrorCode,
    message: string,
    {
      details = null,
      retryAfterSeconds = null,
      cause,
    }: { details?: unknown; retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.code = code
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}
