import { DomainError } from '#platform/domain-error.ts'

export const linkExpired = () =>
  new DomainError(
    'NEWSLETTER_LINK_EXPIRED',
    'This link has expired. Enter your address again and we send you a new one.',
  )

export const linkUnknown = () =>
  new DomainError(
    'NEWSLETTER_LINK_UNKNOWN',
    'We do not know this link. Open it from the email once more, or enter your address again.',
  )

export const askedTooOften = (retryAfterSeconds: number) =>
  new DomainError(
    'RATE_LIMITED',
    'This address was entered many times today. Look in its inbox and its spam folder, or try again tomorrow.',
    { retryAfterSeconds },
  )
