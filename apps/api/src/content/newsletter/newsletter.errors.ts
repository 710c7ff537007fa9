import { DomainError } from '#platform/domain-error.ts'

export const linkExpired = () =>
  new DomainError(
    'NEWSLETTER_LINK_EXPIRED',
    "This link has expired. Enter your email address again and we'll send you a new one.",
  )

export const linkUnknown = () =>
  new DomainError(
    'NEWSLETTER_LINK_UNKNOWN',
    "This link doesn't work. Open it from the email again, or enter your email address again.",
  )

export const requestedTooOften = (retryAfterSeconds: number) =>
  new DomainError(
    'RATE_LIMITED',
    'This address was entered many times today. Check its inbox and spam folder, or try again tomorrow.',
    { retryAfterSeconds },
  )
