import { endpoint } from '@ahia/contracts/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aPage } from '../../../../test/only-pages.ts'
import { readError } from '../../../../test/read-error.ts'
import { startTestApi, type TestApi } from '../../../../test/test-api.ts'
import { answer } from '../answer.ts'
import { accepts } from './accepts.ts'

const greet = endpoint({
  method: 'POST',
  path: '/greet',
  auth: 'none',
  tag: 'test',
  summary: 'Greets by name',
  body: z.strictObject({ name: z.string().max(20), tags: z.unknown().optional() }),
  data: z.strictObject({ greeting: z.string() }),
  errors: [],
})

type Body = string | Uint8Array<ArrayBuffer>

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    alsoServe: (app) =>
      app.post('/api/v1/greet', accepts(greet), (c) =>
        answer(c, greet, { greeting: `Nnọọ, ${c.var.input.name}` }),
      ),
  })
})

const send = (body: Body, contentType = 'application/json') => {
  const headers = { 'content-type': contentType }
  return fetch(`${api.origin}/api/v1/greet`, { method: 'POST', headers, body })
}

test('API-40 a success response is { success, message, data }', async () => {
  const response = await send('{"name":"Ada"}')

  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ success: true, message: 'OK', data: { greeting: 'Nnọọ, Ada' } })
})

const refused: [title: string, body: Body, status: number, code: string, rule?: string][] = [
  ['broken JSON', '{"name":', 400, 'MALFORMED_JSON'],
  ['no body at all', '', 400, 'MALFORMED_JSON'],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, 'MALFORMED_JSON'],
  ['a body above 256 KB', JSON.stringify({ name: 'a'.repeat(300_000) }), 413, 'BODY_TOO_LARGE'],
  ['an array for an object', '[]', 422, 'INVALID_INPUT', 'invalid_type'],
  ['a missing field', '{}', 422, 'INVALID_INPUT', 'invalid_type'],
  ['null for a required field', '{"name":null}', 422, 'INVALID_INPUT', 'invalid_type'],
  ['a number for text', '{"name":7}', 422, 'INVALID_INPUT', 'invalid_type'],
  ['text over its limit', '{"name":"aaaaaaaaaaaaaaaaaaaaaaaaa"}', 422, 'INVALID_INPUT', 'too_big'],
  ['an unknown field', '{"name":"Ada","isAdmin":true}', 422, 'INVALID_INPUT', 'unknown_field'],
  ['a field given twice', '{"name":"Ada","name":"Obi"}', 422, 'INVALID_INPUT', 'duplicate_key'],
  ['a twin hidden by an escape', '{"name":"Ada","n\\u0061me":"Obi"}', 422, 'INVALID_INPUT', 'duplicate_key'],
  ['__proto__', '{"name":"Ada","__proto__":{}}', 422, 'INVALID_INPUT', 'unknown_field'],
  ['constructor deep inside', '{"name":"A","tags":{"constructor":1}}', 422, 'INVALID_INPUT', 'unknown_field'],
  [
    'nesting deeper than 10',
    `{"name":"A","tags":${'['.repeat(11)}${']'.repeat(11)}}`,
    422,
    'INVALID_INPUT',
    'too_deep',
  ],
  [
    'more than 1,000 fields',
    `{"name":"A","tags":{${Array.from({ length: 1001 }, (_, i) => `"k${i}":1`)}}}`,
    422,
    'INVALID_INPUT',
    'too_many_keys',
  ],
  [
    'more than 5,000 values',
    `{"name":"A","tags":[${'{},'.repeat(5_000)}{}]}`,
    422,
    'INVALID_INPUT',
    'too_many_values',
  ],
  ['a NUL byte', '{"name":"A\\u0000"}', 422, 'INVALID_INPUT', 'control_character'],
  ['half a character', '{"name":"A\\ud800"}', 422, 'INVALID_INPUT', 'broken_text'],
  ['a turned reading direction', '{"name":"A\\u202e"}', 422, 'INVALID_INPUT', 'text_direction'],
]

test.each(refused)(
  'API-40 %s is refused in the standard error format',
  async (_title, body, status, code, rule) => {
    const error = await readError(await send(body))

    expect(error).toMatchObject({ status, code })
    if (rule) expect(error.details).toMatchObject([{ rule }])
  },
)

test('API-40 a body whose type is not JSON is refused with 415', async () => {
  const error = await readError(await send('name=Ada', 'application/x-www-form-urlencoded'))

  expect(error).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' })
})

test('API-40 text with brackets or colons is accepted', async () => {
  const { status } = await send('{"name":"a:{[\\"}:,","tags":["}{",":"]}')

  expect(status).toBe(200)
})

test('API-40 an unknown path gets 404, a wrong method 405 with the allowed methods', async () => {
  const unknown = await fetch(`${api.origin}/api/v1/nowhere`)
  const wrongMethod = await fetch(`${api.origin}/api/v1/products/featured`, { method: 'DELETE' })

  expect(await readError(unknown)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await readError(wrongMethod)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  expect(wrongMethod.headers.get('allow')).toBe('GET, HEAD')
})

test.each([
  ['GET', '/api/v2/products/featured', 404, null],
  ['POST', '/api/v1/openapi.json', 405, 'GET, HEAD'],
  ['POST', '/api/v1/openapi-json', 404, null],
  ['POST', '/api/v1/docs/', 405, 'GET, HEAD'],
])('API-40 %s %s is answered %i', async (method, path, status, allow) => {
  const response = await fetch(api.origin + path, { method })

  expect(response.status).toBe(status)
  expect(response.headers.get('allow')).toBe(allow)
})

test('API-42 the API docs page also works with a trailing slash', async () => {
  const { origin } = await startTestApi({ render: async () => aPage('the page') })

  const response = await fetch(`${origin}/api/v1/docs/`)

  expect(await response.text()).toBe('the page')
})

test('API-40 an unknown or repeated query parameter is refused by name', async () => {
  const unknown = await fetch(`${api.origin}/api/v1/products/featured?colour=red`)
  const repeated = await fetch(`${api.origin}/api/v1/products/featured?a=1&a=2`)

  expect((await readError(unknown)).details).toMatchObject([{ path: 'colour', rule: 'unknown_field' }])
  expect((await readError(repeated)).details).toMatchObject([{ path: 'a', rule: 'duplicate_key' }])
})

test.each(['__proto__', 'colour'])('API-40 a call without query parameters rejects ?%s=1', async (name) => {
  const response = await fetch(`${api.origin}/api/v1/greet?${name}=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ada"}',
  })

  expect((await readError(response)).details).toMatchObject([{ path: name, rule: 'unknown_field' }])
})

test.each(['/api/v1/%', '/api/v1/%ff', '/api/%c0%ae'])(
  'API-40 the badly encoded path %s gets 400',
  async (path) => {
    const response = await fetch(api.origin + path)

    expect(response.status).toBe(400)
    expect(await readError(response)).toMatchObject({ code: 'BAD_PATH' })
  },
)

test('API-40 an internal error gets a plain 500 without details', async () => {
  const broken = await startTestApi({
    alsoServe: (app) =>
      app.get('/api/v1/broken', () => {
        throw new Error('select secret from accounts')
      }),
  })

  const response = await fetch(`${broken.origin}/api/v1/broken`)

  const text = await response.text()
  expect(response.status).toBe(500)
  expect(JSON.parse(text)).toMatchObject({
    success: false,
    code: 'INTERNAL',
    message: 'Something went wrong on our side',
  })
  expect(text).not.toContain('secret')
})

test('every API response has security headers and, unless it is public, no-store', async () => {
  const { headers } = await fetch(`${api.origin}/api/v1/products/featured?page=1`)

  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})
