import { DomainError } from '#platform/domain-error.ts'

export const wroteTooOften = (retryAfterSeconds: number) =>
  new DomainError(
    'RATE_LIMITED',
    'We have had many messages from this address. We read them all; please wait an hour, or call us.',
    { retryAfterSeconds },
  )
