import { DomainError } from '#platform/domain-error.ts'

export const wroteTooOften = (retryAfterSeconds: number) =>
  new DomainError(
    'RATE_LIMITED',
    "We've had many messages from this address, and we read them all. Please wait an hour, or call us.",
    { retryAfterSeconds },
  )
