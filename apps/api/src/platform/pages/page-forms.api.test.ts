import { beforeAll, expect, test } from 'vitest'
import { readRefusal } from '../../../test/read-refusal.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    env: { TRUST_PROXY_HOPS: '1' },
    alsoServe: (app) => app.get('/api/v1/whoami', (c) => c.text(c.env.caller.clientAddress)),
    render: async (request, host) => {
      const asker = await host.fetch(new Request(new URL('/api/v1/whoami', request.url)))
      const said = [request.method, new URL(request.url).search, await request.text(), await asker.text()]
      return new Response(said.join(' '), { headers: { 'cache-control': 'public, s-maxage=10' } })
    },
  })
})

const FORM = 'application/x-www-form-urlencoded'

const send = (path: string, headers: Record<string, string>, body = 'a=1') =>
  fetch(api.origin + path, { method: 'POST', headers: { 'content-type': FORM, ...headers }, body })

test('SHELL-16 a page that takes a form gets it as it was sent, in the name of its sender, and keeps nothing', async () => {
  const first = await send('/newsletter?token=t', { 'x-forwarded-for': '10.1.1.1' })
  const second = await send('/newsletter?token=t', { 'x-forwarded-for': '10.2.2.2' }, 'a=2')

  expect(await first.text()).toBe('POST ?token=t a=1 10.1.1.1')
  expect(await second.text()).toBe('POST ?token=t a=2 10.2.2.2')
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403, 'CROSS_SITE'],
  ['another site, in an old browser', { origin: 'https://evil.example' }, 403, 'CROSS_SITE'],
  ['a page that hides where it comes from', { origin: 'null' }, 403, 'CROSS_SITE'],
  ['a script with JSON', { 'content-type': 'application/json' }, 415, 'UNSUPPORTED_TYPE'],
])('SHELL-16 what %s sends is refused', async (_case, headers, status, code) => {
  expect(await readRefusal(await send('/newsletter', headers))).toMatchObject({ status, code })
})

test('SHELL-16 a form of more than 16 KB is refused, and other pages take none', async () => {
  const large = await send('/newsletter', {}, 'a'.repeat(17 * 1024))

  expect(await readRefusal(large)).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
  expect((await send('/about', {})).status).toBe(405)
})

test('SHELL-16 the same origin, and mail programs that are no browser, may send', async () => {
  const own = await send('/newsletter', { 'sec-fetch-site': 'same-origin' })
  const old = await send('/newsletter', { origin: api.origin })

  expect([own.status, old.status]).toEqual([200, 200])
})
