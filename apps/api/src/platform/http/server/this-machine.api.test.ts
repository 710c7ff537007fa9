import http from 'node:http'
import os from 'node:os'
import { beforeAll, expect, test } from 'vitest'
import { readError } from '../../../../test/read-error.ts'
import { startTestApi, type TestApi } from '../../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

/** Not `fetch`, which sets some of these headers itself. */
function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(api.origin + path, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject).end()
  })
}

const port = () => new URL(api.origin).port
const LOCAL = ['/api/v1/dev/mailbox', '/api/v1/dev/console', '/metrics']

test.each(LOCAL)('%s answers a person at this machine', async (path) => {
  expect(await statusOf(path, {})).toBe(200)
  expect(await statusOf(path, { host: `localhost:${port()}`, 'sec-fetch-site': 'same-origin' })).toBe(200)
})

test.each([
  ['under another name', { host: 'rebound.example:3000' }],
  ['through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
  ['through a proxy that hides the caller', { via: '1.1 proxy' }],
  ['through another kind of proxy', { forwarded: 'for=203.0.113.7' }],
  ['from a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['from another program of this machine', { 'sec-fetch-site': 'same-site' }],
  ['from another origin', { origin: 'https://rebound.example' }],
])('T27 mailbox, console and metrics do not exist for a call %s', async (_title, headers) => {
  for (const path of LOCAL) expect([path, await statusOf(path, headers)]).toEqual([path, 404])
})

test('T27 a form of another site cannot press a button of the console', async () => {
  const button = `${api.origin}/api/v1/dev/console/0199a000-0000-7000-8000-000000000000/ship`
  const press = async (type: string) => {
    const headers = { 'content-type': type }
    return readError(await fetch(button, { method: 'POST', headers, body: '{}' }))
  }

  expect((await press('text/plain')).code).toBe('NOT_FOUND')
  expect((await press('application/json')).code).toBe('ORDER_NOT_FOUND')
})

test('a link to a local page may be followed from anywhere', async () => {
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

  expect(await statusOf('/api/v1/dev/mailbox', link)).toBe(200)
})

const outside = Object.values(os.networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)

test.skipIf(!outside)('T27 a market with a mailbox cannot be reached from the network', async () => {
  await expect(fetch(`http://${outside?.address}:${port()}/healthz`)).rejects.toThrow()
})
