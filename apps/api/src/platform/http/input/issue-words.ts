import type { z } from 'zod'
import { manyOf, oneOf } from './field-words.ts'

type Issue = z.core.$ZodRawIssue

const MOST_NAMED = 10

/**
 * ERR-02: pages show the message to people, so what the schemas have no words of their own for is said here and not in the
 * validator's words. `toSentence` puts the field's name before a message that begins in lower case.
 */
export function sayIssue(issue: Issue): string {
  const { input, code } = issue
  if (code === 'invalid_type' && issue.expected === 'array' && input === undefined)
    return sayAtLeast(issue, 1)
  if (input === undefined) return 'is required'
  if (code === 'invalid_value') return sayChoices(issue.values.map(String))
  if (code === 'invalid_type' && issue.expected === 'array') return 'must be a list'
  if (input === null || isBlank(input)) return 'is required'
  if (code === 'invalid_type') return TYPES.get(issue.expected) ?? NOT_VALID
  if (code === 'too_small') return sayTooSmall(issue)
  if (code === 'too_big') return sayTooBig(issue)
  return NOT_VALID
}

const NOT_VALID = 'is not valid'

const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'must be text'],
  ['number', 'must be a number'],
  ['int', 'must be a whole number'],
  ['boolean', 'must be true or false'],
  ['object', 'must be an object'],
])

const isBlank = (input: unknown): boolean => typeof input === 'string' && input.trim() === ''

function sayTooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  const { origin, minimum, inclusive } = issue
  if (origin === 'string') return `must have at least ${count(minimum)} characters`
  if (origin === 'array') return sayAtLeast(issue, minimum)
  return inclusive === false ? `must be more than ${minimum}` : `must be at least ${minimum}`
}

function sayTooBig(issue: Extract<Issue, { code: 'too_big' }>): string {
  const { origin, maximum, inclusive } = issue
  if (origin === 'string') return `must have at most ${count(maximum)} characters`
  if (origin === 'array') return `Send at most ${count(maximum)} ${manyOf(pathOf(issue))}`
  return inclusive === false ? `must be less than ${count(maximum)}` : `must be at most ${count(maximum)}`
}

const sayAtLeast = (issue: Issue, least: number | bigint): string =>
  least === 1
    ? `At least one ${oneOf(pathOf(issue))} is required`
    : `Send at least ${least} ${manyOf(pathOf(issue))}`

const sayChoices = (values: readonly string[]): string =>
  values.length > MOST_NAMED
    ? NOT_VALID
    : values.length === 1
      ? `must be ${values[0]}`
      : `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`

const pathOf = ({ path }: Issue): string => (path ?? []).join('.')
const count = (number: number | bigint): string => number.toLocaleString('en')
