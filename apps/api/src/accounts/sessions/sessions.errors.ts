import { DomainError } from '#platform/domain-error.ts'

export const notSignedIn = () => new DomainError('NOT_SIGNED_IN', 'Sign in to continue')
export const wrongAccount = () => new DomainError('WRONG_ACCOUNT', "Your type of account can't do this")
/** AUTH-09: the same for a wrong address and a wrong password. */
export const credentialsRefused = () => new DomainError('CREDENTIALS_REFUSED', 'Wrong email or password')
export const passwordWrong = () => new DomainError('PASSWORD_WRONG', "That password isn't right")
export const sessionNotFound = () => new DomainError('SESSION_NOT_FOUND', "We can't find this session")

export const tooManyWrongPasswords = (retryAfterSeconds: number) =>
  new DomainError('RATE_LIMITED', 'Too many wrong passwords. Wait a moment, then try again.', {
    retryAfterSeconds,
  })
