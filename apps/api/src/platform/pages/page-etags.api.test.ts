import type { RenderPage } from '@ahia/contracts/page-host'
import { expect, test } from 'vitest'
import { aPage } from '../../../test/only-pages.ts'
import { startTestApi } from '../../../test/test-api.ts'

const CACHED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

const pageWith =
  (text: string, headers: Record<string, string> = {}): RenderPage =>
  async () =>
    aPage(`<p>${text}</p>`, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': CACHED, ...headers },
    })

async function serve(render: RenderPage, env: Record<string, string> = {}) {
  const { origin } = await startTestApi({ render, env })
  return (headers: Record<string, string> = {}) => fetch(`${origin}/market`, { headers })
}

const etagOf = async (render: RenderPage, env: Record<string, string> = {}) =>
  (await (await serve(render, env))()).headers.get('etag')

test('a visitor who has the current page gets 304', async () => {
  const ask = await serve(pageWith('open'))
  const page = await ask()
  const etag = page.headers.get('etag') ?? ''

  const again = await ask({ 'if-none-match': etag })

  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(Object.fromEntries(again.headers)).toMatchObject({
    etag,
    'cache-control': CACHED,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  })
})

test('the etag is the same for compressed and plain pages', async () => {
  const ask = await serve(pageWith('open'))

  const etags = []
  for (const encoding of ['gzip', 'identity', 'br'])
    etags.push((await ask({ 'accept-encoding': encoding })).headers.get('etag'))

  expect(new Set(etags).size).toBe(1)
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
})

test('different text, headers or policy change the etag, and another process does not', async () => {
  const first = await etagOf(pageWith('open'))

  expect(await etagOf(pageWith('open'))).toBe(first)
  expect(await etagOf(pageWith('closed'))).not.toBe(first)
  expect(await etagOf(pageWith('open', { link: '</assets/new.css>; rel=preload' }))).not.toBe(first)
  expect(await etagOf(pageWith('open'), { PUBLIC_URL: 'https://ahia.example' })).not.toBe(first)
})

test('a page that must not be stored has no etag', async () => {
  expect(await etagOf(pageWith('own', { 'cache-control': 'no-store' }))).toBeNull()
})
