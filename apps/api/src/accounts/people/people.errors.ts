import { DomainError } from '#platform/domain-error.ts'

export const customerNotFound = () => new DomainError('CUSTOMER_NOT_FOUND', "We can't find this customer")
export const alreadyBlocked = () => new DomainError('ALREADY_DECIDED', 'A colleague has blocked them already')
export const tooManyLooks = () =>
  new DomainError(
    'RATE_LIMITED',
    'You have looked at 30 customers in clear within an hour. The owners know.',
    {
      retryAfterSeconds: 3_600,
    },
  )
export const supportCodeRefused = () =>
  new DomainError('CODE_WRONG', 'These digits are wrong, were used, or have run out. Ask for new ones.')
