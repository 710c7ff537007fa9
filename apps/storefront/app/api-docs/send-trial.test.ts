import { afterEach, expect, test, vi } from 'vitest'
import type { ApiEndpoint } from './read-api-document.ts'
import { sendTrial } from './send-trial.ts'

const endpoint: ApiEndpoint = {
  id: 'getCart',
  method: 'GET',
  path: '/cart',
  tag: 'cart',
  summary: 'The cart',
  auth: 'customer',
  parameters: [],
  body: null,
  data: '',
  errors: [],
}
const filled = { values: {}, body: '', token: null }

afterEach(() => vi.unstubAllGlobals())

test('API-42 a trial request shows its response, formatted', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"total":3}', { status: 404 }))

  const end = await sendTrial(endpoint, filled)

  expect(end).toMatchObject({ step: 'answered', status: 404, body: '{\n  "total": 3\n}' })
})

test("ERR-02 a trial without a response shows 'No response from server'", async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

  expect(await sendTrial(endpoint, filled)).toEqual({ step: 'failed', message: 'No response from server' })
})

test('ERR-02 a trial that cannot be sent shows the reason', async () => {
  const end = await sendTrial(endpoint, { ...filled, token: 'no ₦ in headers' })

  expect(end).toEqual({ step: 'failed', message: expect.stringMatching(/ByteString|header/i) })
})
