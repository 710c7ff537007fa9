import { DomainError } from '#platform/domain-error.ts'

export const notSignedIn = () => new DomainError('NOT_SIGNED_IN', 'Sign in to go on')
export const wrongAccount = () => new DomainError('WRONG_ACCOUNT', 'This is not open to your kind of account')
/** AUTH-09: for a wrong address and a wrong password alike. */
export const credentialsRefused = () => new DomainError('CREDENTIALS_REFUSED', 'Wrong email or password')
export const passwordWrong = () => new DomainError('PASSWORD_WRONG', 'The password is not right')
export const sessionNotFound = () => new DomainError('SESSION_NOT_FOUND', 'There is no such session')

export const tooManyWrongPasswords = (retryAfterSeconds: number) =>
  new DomainError('RATE_LIMITED', 'Too many wrong passwords. Wait a moment, then try again.', {
    retryAfterSeconds,
  })
