import { endpoint } from '@ahia/contracts/endpoint'
import { endpoints } from '@ahia/contracts/server/endpoints'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApi } from '../../../test/test-api.ts'
import { toOpenApi } from './openapi.ts'

test('API-42 the document at /api/v1/openapi.json is OpenAPI 3.1 and lists every call', async () => {
  const { origin } = await startTestApi()

  const response = await fetch(`${origin}/api/v1/openapi.json`)

  const document = z
    .object({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })
    .parse(await response.json())
  expect(document.openapi).toBe('3.1.0')
  const documented = endpoints.filter(({ isDocumented }) => isDocumented !== false)
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(documented.map(({ path }) => path))].sort())
})

test('API-42 the document comes compressed to clients that accept that, and is not sent again to a client that has it', async () => {
  const { origin } = await startTestApi({ env: { KEEP_ANSWERS_MS: '10000' } })
  const ask = (headers: Record<string, string>) => fetch(`${origin}/api/v1/openapi.json`, { headers })

  const packed = await ask({ 'accept-encoding': 'gzip' })
  const plain = await ask({ 'accept-encoding': 'identity' })

  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await packed.text()).toBe(await plain.text())
  const again = await ask({ 'accept-encoding': 'gzip', 'if-none-match': packed.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('API-42 parameters, body, response and errors come from the validating schemas', () => {
  const rate = endpoint({
    method: 'POST',
    path: '/products/{id}/rating',
    auth: 'customer',
    tag: 'reviews',
    summary: 'Rates a product',
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({ notify: z.enum(['yes', 'no']).optional() }),
    body: z.strictObject({ stars: z.int().min(1).max(5) }),
    data: z.strictObject({ average: z.number() }),
    errors: ['NOT_FOUND'],
  })

  const { paths } = toOpenApi({ title: 'Test', version: '1', baseUrl: '/', endpoints: [rate] })

  expect(paths['/products/{id}/rating']?.post).toMatchObject({
    security: [{ bearer: [] }],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { format: 'uuid' } },
      { name: 'notify', in: 'query', required: false, schema: { enum: ['yes', 'no'] } },
    ],
    requestBody: {
      content: {
        'application/json': {
          schema: { properties: { stars: { minimum: 1, maximum: 5 } }, additionalProperties: false },
        },
      },
    },
    responses: {
      200: {
        content: { 'application/json': { schema: { properties: { data: { required: ['average'] } } } } },
      },
      401: { description: 'NOT_SIGNED_IN' },
      403: { description: 'WRONG_ACCOUNT' },
      404: { description: 'NOT_FOUND' },
      422: { description: 'INVALID_INPUT' },
      503: { description: 'OVERLOADED, UNAVAILABLE, STOPPED' },
    },
  })
})

test('API-42 file uploads are described as a form with field name and maximum number', () => {
  const send = endpoint({
    method: 'POST',
    path: '/send',
    auth: 'shop',
    tag: 'media',
    summary: 'Takes pictures',
    files: { field: 'media[]', max: 3 },
    data: z.strictObject({}),
    errors: ['FILE_REFUSED'],
  })

  const { paths } = toOpenApi({ title: 'Test', version: '1', baseUrl: '/', endpoints: [send] })

  expect(paths['/send']?.post).toMatchObject({
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { required: ['media[]'], properties: { 'media[]': { type: 'array', maxItems: 3 } } },
        },
      },
    },
  })
})

test('API-40, API-42 an answer at the top level is documented there', () => {
  const ask = endpoint({
    method: 'POST',
    path: '/ask',
    auth: 'none',
    tag: 'test',
    summary: 'Answers at the top level',
    data: z.strictObject({ reply: z.string() }),
    isFlat: true,
    errors: [],
  })

  const { paths } = toOpenApi({ title: 'Test', version: '1', baseUrl: '/', endpoints: [ask] })

  const schema = { required: ['success', 'message', 'reply'], properties: { reply: { type: 'string' } } }
  expect(paths['/ask']?.post).toMatchObject({
    responses: { 200: { content: { 'application/json': { schema } } } },
  })
})
