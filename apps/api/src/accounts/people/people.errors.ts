import { DomainError } from '#platform/domain-error.ts'

export const customerNotFound = () => new DomainError('CUSTOMER_NOT_FOUND', "We can't find this customer")
export const alreadyBlocked = () => new DomainError('ALREADY_DECIDED', 'A colleague has blocked them already')
export const tooManyLooks = () =>
  new DomainError(
    'RATE_LIMITED',
    'You have seen the full details of 30 customers within an hour. We have told the owners. Try again later.',
    {
      retryAfterSeconds: 3_600,
    },
  )
export const supportCodeRefused = () =>
  new DomainError('CODE_WRONG', 'These digits are wrong or have expired. Ask for new ones.')
