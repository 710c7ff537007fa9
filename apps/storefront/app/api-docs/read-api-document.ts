import { entriesOf, fieldOf, listOf, textOf } from './json-fields.ts'
import { schemaText } from './schema-text.ts'

const AUTHS = ['none', 'optional', 'customer', 'shop', 'staff'] as const
export type Auth = (typeof AUTHS)[number]

type ApiParameter = { name: string; place: 'path' | 'query'; required: boolean; type: string }

/** A call by name only. */
export type ApiCall = { id: string; method: string; path: string; tag: string; summary: string }

export type ApiEndpoint = ApiCall & {
  auth: Auth
  parameters: ApiParameter[]
  body: string | null
  data: string
  errors: { status: string; codes: string }[]
}

/** What the page shows: the names of all calls, or all about those with the chosen tag. */
export type ApiDocs = { tags: string[]; chosen: string | null; calls: ApiCall[]; endpoints: ApiEndpoint[] }

/**
 * R31: the fields of one tag at most, as those of two hundred calls take longer to write than a request may hold the market.
 * Written on the server, so that the browser gets text and no schemas.
 */
export function toApiDocs(document: unknown, chosen: string | null): ApiDocs {
  const operations = operationsOf(document)
  const calls = operations.map(toCall)
  const tags = [...new Set(calls.map(({ tag }) => tag))]
  if (chosen === null) return { tags, chosen, calls, endpoints: [] }
  const toText = (schema: unknown) => schemaText(schema, (ref) => followRef(document, ref))
  const endpoints = operations
    .filter((one) => toCall(one).tag === chosen)
    .map((one) => toEndpoint(one, toText))
  return { tags, chosen, calls: [], endpoints }
}

type Operation = { path: string; method: string; operation: unknown }

const operationsOf = (document: unknown): Operation[] =>
  entriesOf(fieldOf(document, 'paths')).flatMap(([path, operations]) =>
    entriesOf(operations).map(([method, operation]) => ({ path, method, operation })),
  )

const toCall = ({ path, method, operation }: Operation): ApiCall => ({
  id: `${method}${path.replace(/\W+/g, '-')}`,
  method: method.toUpperCase(),
  path,
  tag: textOf(listOf(fieldOf(operation, 'tags'))[0]) || 'other',
  summary: textOf(fieldOf(operation, 'summary')),
})

function toEndpoint(one: Operation, toText: (schema: unknown) => string): ApiEndpoint {
  const { operation } = one
  const body = jsonSchemaOf(fieldOf(operation, 'requestBody'))
  const responses = entriesOf(fieldOf(operation, 'responses'))
  const success = responses.find(([status]) => status.startsWith('2'))?.[1]
  return {
    ...toCall(one),
    auth: AUTHS.find((auth) => auth === fieldOf(operation, 'x-auth')) ?? 'none',
    parameters: listOf(fieldOf(operation, 'parameters')).map((parameter) => ({
      name: textOf(fieldOf(parameter, 'name')),
      place: fieldOf(parameter, 'in') === 'path' ? 'path' : 'query',
      required: fieldOf(parameter, 'required') === true,
      type: toText(fieldOf(parameter, 'schema')),
    })),
    body: body === undefined ? null : toText(body),
    data: toText(jsonSchemaOf(success)),
    errors: responses
      .filter(([status]) => !status.startsWith('2'))
      .map(([status, response]) => ({ status, codes: textOf(fieldOf(response, 'description')) })),
  }
}

const jsonSchemaOf = (message: unknown): unknown =>
  fieldOf(fieldOf(fieldOf(message, 'content'), 'application/json'), 'schema')

const followRef = (document: unknown, ref: string): unknown =>
  ref.replace(/^#\//, '').split('/').reduce(fieldOf, document)
