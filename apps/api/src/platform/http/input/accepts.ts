import type { Endpoint } from '@ahia/contracts/endpoint'
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { type Fault, invalidInput, repeatedField, unknownField } from '../http.errors.ts'
import { findUncleanText } from './clean-text.ts'
import { sayIssue } from './issue-words.ts'
import { readJsonText } from './read-body.ts'
import { parseStrictJson } from './strict-json.ts'

const NO_QUERY = z.strictObject({})

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown
/** Parameters, query and body side by side, as `call` takes them. */
export type AcceptedOf<E extends Endpoint> = Parsed<E['params']> & Parsed<E['query']> & Parsed<E['body']>

/** Parses the input with the endpoint's schemas; the handler finds it, typed, in `c.var.input`. */
export function accepts<E extends Endpoint>(
  endpoint: E,
): MiddlewareHandler<{ Variables: { input: AcceptedOf<E> } }> {
  return async (c, next) => {
    const params: Record<string, unknown> = {
      ...parseWith(endpoint.params, c.req.param()),
      ...parseWith(endpoint.query ?? NO_QUERY, singleValues(c.req.url)),
    }
    const body = endpoint.body
      ? parseStrictJson(await readJsonText(c.req.raw), endpoint.maxValues)
      : undefined
    // The parts were parsed by the schemas that the type is made of.
    c.set('input', { ...params, ...parseWith(endpoint.body, body) } as AcceptedOf<E>)
    await next()
  }
}

function parseWith(schema: z.ZodType | undefined, value: unknown): object {
  if (!schema) return {}
  const unclean = findUncleanText(value)
  if (unclean) throw invalidInput([unclean])
  const parsed = schema.safeParse(value, { error: sayIssue })
  if (!parsed.success) throw invalidInput(withoutConsequences(parsed.error.issues).flatMap(toFaults))
  return typeof parsed.data === 'object' && parsed.data !== null ? parsed.data : {}
}

/** What is of the wrong type has one fault: its length is not looked at. */
function withoutConsequences(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const ofWrongType = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')),
  )
  return issues.filter(({ code, path }) => code === 'invalid_type' || !ofWrongType.has(path.join('.')))
}

function toFaults(issue: z.core.$ZodIssue): Fault[] {
  const path = issue.path.join('.')
  if (issue.code !== 'unrecognized_keys') return [{ path, rule: issue.code, message: issue.message }]
  return issue.keys.map((key) => unknownField([...issue.path, key].join('.')))
}

function singleValues(url: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null) // so that __proto__ is a name like any other
  const start = url.indexOf('?')
  if (start === -1) return values
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    if (Object.hasOwn(values, name)) {
      throw invalidInput([repeatedField(name)])
    }
    values[name] = value
  }
  return values
}
