import { DEVICE_HEADER } from '@ahia/contracts/call'
import type { Endpoint } from '@ahia/contracts/endpoint'
import type { ErrorCode } from '@ahia/contracts/error-codes'
import { toJsonSchema } from '@ahia/contracts/server/json-schema'
import { z } from 'zod'
import { errorStatus } from './error-status.ts'

/** Errors that any call may return. */
const COMMON_ERRORS: ErrorCode[] = [
  'BAD_PATH',
  'BODY_TIMEOUT',
  'HEADERS_TOO_LARGE',
  'INTERNAL',
  'INVALID_INPUT',
  'MALFORMED_REQUEST',
  'OVERLOADED',
  'RATE_LIMITED',
  'UNAVAILABLE',
]
/** Errors of calls with a body. */
const BODY_ERRORS: ErrorCode[] = ['MALFORMED_JSON', 'UNSUPPORTED_TYPE', 'BODY_TOO_LARGE']

/** Errors of calls that require a token. */
const BEARER_ERRORS: ErrorCode[] = ['NOT_SIGNED_IN', 'WRONG_ACCOUNT']

const DEVICE = {
  name: DEVICE_HEADER,
  in: 'header',
  required: false,
  description:
    'A random key of 43 characters that the browser keeps: its attempts and messages are counted apart',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
}

type Described = { title: string; version: string; baseUrl: string; endpoints: readonly Endpoint[] }

/** API-42: the OpenAPI document, made from the schemas that validate. */
export function toOpenApi({ title, version, baseUrl, endpoints }: Described) {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints.filter(({ isDocumented }) => isDocumented !== false)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: toOperation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: baseUrl }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function toOperation(endpoint: Endpoint) {
  const { summary, tag, auth } = endpoint
  const content = toContent(endpoint)
  return {
    summary,
    tags: [tag],
    'x-auth': auth, // OpenAPI knows bearers but not whose
    ...(auth === 'none' ? {} : { security: auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }] }),
    parameters: [
      ...toParameters(endpoint.params, 'path'),
      ...toParameters(endpoint.query, 'query'),
      ...(endpoint.sendsDevice ? [DEVICE] : []),
    ],
    ...(content === null ? {} : { requestBody: { required: true, content } }),
    responses: {
      200: { description: 'Success', content: jsonOf(envelopeOf(endpoint)) },
      ...toErrorAnswers(endpoint),
    },
  }
}

function toContent({ body, files }: Endpoint): object | null {
  if (body) return jsonOf(toJsonSchema(body, 'input'))
  return files ? { 'multipart/form-data': { schema: formOf(files) } } : null
}

const FILE = { type: 'string', contentMediaType: 'application/octet-stream' }

const formOf = ({ field, max }: NonNullable<Endpoint['files']>) => ({
  type: 'object',
  required: [field],
  properties: { [field]: max === 1 ? FILE : { type: 'array', items: FILE, minItems: 1, maxItems: max } },
  additionalProperties: false,
})

function toParameters(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: toJsonSchema(field, 'input'),
  }))
}

function toErrorAnswers({ auth, errors, body, method, staysOpen }: Endpoint) {
  const ofBearer = auth === 'none' || auth === 'optional' ? [] : BEARER_ERRORS
  const ofSwitch: ErrorCode[] = method === 'GET' || staysOpen ? [] : ['STOPPED']
  const ofBody = body ? BODY_ERRORS : []
  const codes = new Set([...COMMON_ERRORS, ...ofBody, ...ofBearer, ...ofSwitch, ...errors])
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      { description: group.join(', '), content: jsonOf({ $ref: '#/components/schemas/Error' }) },
    ]),
  )
}

const jsonOf = (schema: object) => ({ 'application/json': { schema } })

function envelopeOf({ data, isFlat }: Endpoint): object {
  const schema = toJsonSchema(data, 'output')
  const { properties, required = [] } = isFlat ? schema : { properties: { data: schema }, required: ['data'] }
  return {
    type: 'object',
    required: ['success', 'message', ...required],
    properties: { success: { const: true }, message: { type: 'string' }, ...properties },
  }
}

const errorSchema = {
  type: 'object',
  required: ['success', 'message', 'code', 'requestId'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    code: { enum: Object.keys(errorStatus) },
    details: {},
    requestId: { type: 'string' },
  },
}
