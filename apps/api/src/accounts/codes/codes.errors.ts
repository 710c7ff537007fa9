import { DomainError } from '#platform/domain-error.ts'
import type { CodeFor } from './codes.sql.ts'

/** One error for a code that is wrong, expired, used, replaced or never existed, so that it does not reveal which. */
export const codeRefused = () => new DomainError('CODE_REFUSED', 'This code is wrong or has expired')

export const linkRefused = () =>
  new DomainError('CODE_REFUSED', 'This link has been used or has expired. Ask for a new one.')

/** T2: the email for a new password always has a link, which works although codes do not. */
const TOO_MANY_GUESSES = {
  SIGNUP: 'Too many wrong codes. Ask for a new one, or try again later.',
  RESET: 'Too many wrong codes. Open the link in our email instead, or ask for a new email.',
} as const satisfies Record<CodeFor['purpose'], string>

export const tooManyGuesses = ({ purpose }: CodeFor, retryAfterSeconds: number) =>
  new DomainError('RATE_LIMITED', TOO_MANY_GUESSES[purpose], { retryAfterSeconds })

const TOO_COMMON = 'This password is too common. Choose another one.'

export const passwordTooCommon = () =>
  new DomainError('PASSWORD_TOO_COMMON', TOO_COMMON, {
    details: [{ path: 'password', rule: 'too_common', message: TOO_COMMON }],
  })

/** MERCH-02: no merchant account without accepted terms. */
export const termsNotAccepted = () =>
  new DomainError('TERMS_NOT_ACCEPTED', 'Accept the merchant terms first, then set your password')
