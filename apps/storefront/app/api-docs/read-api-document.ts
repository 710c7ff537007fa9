import { entriesOf, fieldOf, listOf, textOf } from './json-fields.ts'
import { schemaText } from './schema-text.ts'

const AUTHS = ['none', 'optional', 'customer', 'shop', 'staff'] as const
export type Auth = (typeof AUTHS)[number]

type ApiParameter = { name: string; place: 'path' | 'query'; required: boolean; type: string }

export type ApiEndpoint = {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  auth: Auth
  parameters: ApiParameter[]
  body: string | null
  data: string
  errors: { status: string; codes: string }[]
}

/** Turns an OpenAPI document into what the page shows, on the server, so that the browser gets text and no schemas. */
export function readApiDocument(document: unknown): ApiEndpoint[] {
  const toText = (schema: unknown) => schemaText(schema, (ref) => followRef(document, ref))
  return entriesOf(fieldOf(document, 'paths')).flatMap(([path, operations]) =>
    entriesOf(operations).map(([method, operation]) => toEndpoint({ path, method, operation, toText })),
  )
}

type Operation = { path: string; method: string; operation: unknown; toText: (schema: unknown) => string }

function toEndpoint({ path, method, operation, toText }: Operation): ApiEndpoint {
  const body = jsonSchemaOf(fieldOf(operation, 'requestBody'))
  const responses = entriesOf(fieldOf(operation, 'responses'))
  const success = responses.find(([status]) => status.startsWith('2'))?.[1]
  return {
    id: `${method}${path.replace(/\W+/g, '-')}`,
    method: method.toUpperCase(),
    path,
    tag: textOf(listOf(fieldOf(operation, 'tags'))[0]) || 'other',
    summary: textOf(fieldOf(operation, 'summary')),
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
