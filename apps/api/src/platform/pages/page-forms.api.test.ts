import { beforeAll, expect, test } from 'vitest'
import { aPage } from '../../../test/only-pages.ts'
import { readError } from '../../../test/read-error.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    env: { TRUST_PROXY_HOPS: '1' },
    alsoServe: (app) => app.get('/api/v1/whoami', (c) => c.text(c.env.caller.clientAddress)),
    render: async (request, host) => {
      const asker = await host.fetch(new Request(new URL('/api/v1/whoami', request.url)))
      const written = [request.method, new URL(request.url).search, await request.text(), await asker.text()]
      return aPage(written.join(' '), { headers: { 'cache-control': 'public, s-maxage=10' } })
    },
  })
})

const FORM = 'application/x-www-form-urlencoded'

const send = (path: string, headers: Record<string, string>, body = 'a=1') =>
  fetch(api.origin + path, { method: 'POST', headers: { 'content-type': FORM, ...headers }, body })

test('SHELL-16 a page with a form gets the form as sent, with the sender’s address, and is not cached', async () => {
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
  ['a type that only begins like ours', { 'content-type': `${FORM}-or-so` }, 415, 'UNSUPPORTED_TYPE'],
  ['a form without its boundary', { 'content-type': 'multipart/form-data' }, 400, 'MALFORMED_REQUEST'],
  [
    'a form in parts that has none',
    { 'content-type': 'multipart/form-data; boundary=x' },
    400,
    'MALFORMED_REQUEST',
  ],
])('SHELL-16 a form from %s is refused', async (_case, headers, status, code) => {
  expect(await readError(await send('/newsletter', headers))).toMatchObject({ status, code })
})

test('SHELL-16 a form response is not cached, and the next visitor sees the normal page', async () => {
  const sent = await send('/newsletter', {})
  const looked = await fetch(`${api.origin}/newsletter`)

  expect(sent.headers.get('cache-control')).toBe('no-store')
  expect(await sent.text()).toMatch(/^POST {2}a=1 /)
  expect(await looked.text()).toMatch(/^GET /)
})

test('SHELL-16 a mail program can unsubscribe in one click, also with a multipart form', async () => {
  // The example of RFC 8058.
  const boundary = '---FormBoundaryjWmhtjORrn'
  const parts = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="List-Unsubscribe"',
    '',
    'One-Click',
    `--${boundary}--`,
    '',
  ]
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }

  const sent = await send('/newsletter/unsubscribe?token=t', type, parts.join('\r\n'))

  expect(await sent.text()).toMatch(/^POST \?token=t List-Unsubscribe=One-Click /)
})

test('SHELL-16 a form with a file is refused', async () => {
  const body = new FormData()
  body.append('email', new Blob(['a file']), 'list.txt')

  const sent = await fetch(`${api.origin}/newsletter`, { method: 'POST', body })

  expect(await readError(sent)).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
})

test('SHELL-16 behind a proxy with another host name, our own pages may still send forms', async () => {
  const { origin } = await startTestApi({ env: { PUBLIC_URL: 'https://ahia.example' } })
  const sendFrom = (page: string) =>
    fetch(`${origin}/newsletter`, {
      method: 'POST',
      headers: { origin: page },
      body: new URLSearchParams({ a: '1' }),
    })

  expect((await sendFrom('https://ahia.example')).status).toBe(404) // let in; there are no pages here
  expect((await sendFrom('https://ahia.example.evil.example')).status).toBe(403)
})

test('SHELL-16 a form over 16 KB is refused, and pages without forms refuse POST', async () => {
  const large = await send('/newsletter', {}, 'a'.repeat(17 * 1024))

  expect(await readError(large)).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
  expect((await send('/about', {})).status).toBe(405)
})

test('SHELL-16 forms from the same origin and from clients that are not browsers are accepted', async () => {
  const own = await send('/newsletter', { 'sec-fetch-site': 'same-origin' })
  const old = await send('/newsletter', { origin: api.origin })

  expect([own.status, old.status]).toEqual([200, 200])
})
