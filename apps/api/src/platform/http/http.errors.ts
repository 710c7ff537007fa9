import { DomainError } from '#platform/domain-error.ts'
import { toSentence } from './input/field-words.ts'

/** One invalid field of the input: its path, the rule it breaks, and a message, which may continue the field's name. */
export type Fault = { path: string; rule: string; message: string }

const PLAIN_PATH = /^[\w.[\]-]{0,200}$/
const SOME_FIELD = 'a field'

/** PAY-02: a name sent by the caller is repeated only if it is not a sentence, which a page could mistake for success. */
const plainPath = (path: string): string => (PLAIN_PATH.test(path) ? path : SOME_FIELD)

/** ERR-02: the message is shown to people, so it is a sentence: that of the first field. */
export function invalidInput(raw: readonly Fault[]) {
  const faults = raw.map(({ path, rule, message }) => ({
    path: plainPath(path),
    rule,
    message: toSentence(path, message),
  }))
  return new DomainError('INVALID_INPUT', faults[0]?.message ?? "We can't read this request", {
    details: faults,
  })
}

/** As the caller has written it: words made of it could be a sentence. */
const theField = (path: string): string => (PLAIN_PATH.test(path) ? `The field ${path}` : 'A field')

export const unknownField = (path: string): Fault => ({
  path,
  rule: 'unknown_field',
  message: `${theField(path)} is not known`,
})
export const repeatedField = (path: string): Fault => ({
  path,
  rule: 'duplicate_key',
  message: `${theField(path)} is given twice`,
})

export const malformedJson = () => new DomainError('MALFORMED_JSON', 'The body is not valid JSON')
export const unsupportedType = (type = 'application/json') =>
  new DomainError('UNSUPPORTED_TYPE', `Send the body as ${type}`)
export const bodyTooLarge = (maxBytes: number) =>
  new DomainError('BODY_TOO_LARGE', `The body may have at most ${maxBytes / 1024} KB`)
export const bodyTimeout = () => new DomainError('BODY_TIMEOUT', 'The request took too long to arrive')
export const headersTooLarge = () => new DomainError('HEADERS_TOO_LARGE', 'The request headers are too large')
export const malformedRequest = () => new DomainError('MALFORMED_REQUEST', 'The request is not valid HTTP')
export const crossSite = () => new DomainError('CROSS_SITE', 'This was sent from another site')
export const badPath = () => new DomainError('BAD_PATH', 'The address is not encoded correctly')
export const notFound = () => new DomainError('NOT_FOUND', "There's nothing at this address")
export const methodNotAllowed = (allowed: string[]) =>
  new DomainError('METHOD_NOT_ALLOWED', `This address takes ${allowed.join(', ')}`, { details: { allowed } })
export const unavailable = (cause: unknown) =>
  new DomainError('UNAVAILABLE', "We can't reach the market right now. Try again in a moment.", {
    retryAfterSeconds: 2,
    cause,
  })
export const overloaded = () =>
  new DomainError('OVERLOADED', 'The market is very busy. Try again in a moment.', { retryAfterSeconds: 1 })
export const rateLimited = (retryAfterSeconds: number) =>
  new DomainError('RATE_LIMITED', 'Too many requests. Wait a moment, then try again.', { retryAfterSeconds })
