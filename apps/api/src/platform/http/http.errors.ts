import { DomainError } from '#platform/domain-error.ts'

/** One invalid field of the input: its path, the rule it breaks, and a message. */
export type Fault = { path: string; rule: string; message: string }

const PLAIN_PATH = /^[\w.[\]-]{0,200}$/

/** PAY-02: a name sent by the caller is repeated only if it is not a sentence, which a page could mistake for success. */
const withPlainPath = (fault: Fault): Fault =>
  PLAIN_PATH.test(fault.path) ? fault : { ...fault, path: 'a field' }

export function invalidInput(raw: Fault[]) {
  const faults = raw.map(withPlainPath)
  const [first] = faults
  const where = first?.path ? `${first.path}: ` : ''
  return new DomainError('INVALID_INPUT', first ? where + first.message : 'The input is not valid', {
    details: faults,
  })
}

export const malformedJson = () => new DomainError('MALFORMED_JSON', 'The body is not valid JSON')
export const unsupportedType = (type = 'application/json') =>
  new DomainError('UNSUPPORTED_TYPE', `Send the body as ${type}`)
export const bodyTooLarge = (maxBytes: number) =>
  new DomainError('BODY_TOO_LARGE', `The body may have at most ${maxBytes / 1024} KB`)
export const bodyTimeout = () => new DomainError('BODY_TIMEOUT', 'The request took too long to arrive')
export const headersTooLarge = () => new DomainError('HEADERS_TOO_LARGE', 'The request headers are too large')
export const malformedRequest = () => new DomainError('MALFORMED_REQUEST', 'The request is not valid HTTP')
export const crossSite = () => new DomainError('CROSS_SITE', 'This form was sent from another site')
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
