import type { HtmlPage, PageHost, RenderPage } from '@ahia/contracts/page-host'
import { afterEach, expect, test, vi } from 'vitest'
import { aPage } from '../../../test/only-pages.ts'
import { readError } from '../../../test/read-error.ts'
import { startTestApi } from '../../../test/test-api.ts'

const CACHED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

const html = (body: string, cacheControl: string, status = 200) =>
  aPage(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
  })

/** Renders what `page` returns and counts its calls. */
function counting(page: (path: string, host: PageHost) => HtmlPage) {
  const rendered: string[] = []
  const render: RenderPage = async (request, host) => {
    const { pathname, search } = new URL(request.url)
    rendered.push(pathname + search)
    return page(pathname, host)
  }
  return { rendered, render }
}

/** Never returns a page, and ignores its signal too. */
const frozen = () => new Promise<never>(() => {})

/** Time stands still for our own code, but not for the network. */
const stopClock = () => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })

afterEach(() => {
  vi.useRealTimers()
})

test('a public page is rendered once for many visitors, with one policy for all', async () => {
  const { rendered, render } = counting((path) => html(`<p>${path}</p>`, CACHED))
  const { origin } = await startTestApi({ render })

  const answers: { text: string; policy: string | null; encoding: string | null }[] = []
  for (const accepted of ['gzip', 'br', 'identity', 'gzip']) {
    const response = await fetch(`${origin}/market`, { headers: { 'accept-encoding': accepted } })
    answers.push({
      text: await response.text(),
      policy: response.headers.get('content-security-policy'),
      encoding: response.headers.get('content-encoding'),
    })
  }

  expect(rendered).toEqual(['/market'])
  expect(answers.map(({ text }) => text)).toEqual(Array(4).fill('<p>/market</p>'))
  expect(answers.map(({ encoding }) => encoding)).toEqual(['gzip', 'br', null, 'gzip'])
  expect(new Set(answers.map(({ policy }) => policy)).size).toBe(1)
})

test('ADMIN-30 a page says how old it is, so that a cache in front of us keeps it no longer than we would', async () => {
  stopClock()
  const { render } = counting((path) => html(path, CACHED))
  const { origin } = await startTestApi({ render })
  const ageOf = async () => (await fetch(`${origin}/market`)).headers.get('age')

  expect(await ageOf()).toBe(null)
  vi.advanceTimersByTime(9_500)
  expect(await ageOf()).toBe('10')
  vi.advanceTimersByTime(59_000)
  expect(await ageOf()).toBe('69') // the old one, while it is rendered again
  await expect.poll(ageOf).toBe('0')
})

test('visitors who arrive while a page is rendered share that rendering', async () => {
  const made = Promise.withResolvers<void>()
  const { rendered, render } = counting((path) => html(path, CACHED))
  const { origin } = await startTestApi({
    render: async (request, host) => {
      const page = await render(request, host)
      await made.promise
      return page
    },
  })
  const visitors = [fetch(`${origin}/slow`), fetch(`${origin}/slow`), fetch(`${origin}/slow`)]
  await expect.poll(() => rendered.length).toBe(1)

  made.resolve()

  for (const visitor of visitors) expect(await (await visitor).text()).toBe('/slow')
  expect(rendered).toEqual(['/slow'])
})

test('a rendering that never ends is dropped after 10 s, and the next visitor gets a new one', async () => {
  const { rendered, render } = counting((path) => html(path, CACHED))
  const { origin } = await startTestApi({
    render: async (request, host) => {
      const page = await render(request, host)
      return rendered.length === 1 ? frozen() : page
    },
  })
  stopClock()
  const first = fetch(`${origin}/frozen`)
  await expect.poll(() => rendered.length).toBe(1)

  vi.advanceTimersByTime(10_000)

  expect((await first).status).toBe(500)
  expect(await (await fetch(`${origin}/frozen`)).text()).toBe('/frozen')
})

test('a background refresh that never ends is dropped after 10 s', async () => {
  const signals: AbortSignal[] = []
  const { rendered, render } = counting(() => html(`rendering ${rendered.length}`, CACHED))
  const { origin } = await startTestApi({
    render: async (request, host) => {
      signals.push(request.signal)
      const page = await render(request, host)
      return rendered.length === 2 ? frozen() : page
    },
  })
  const read = async () => (await fetch(`${origin}/stale`)).text()
  stopClock()
  const fresh = await read()
  vi.advanceTimersByTime(10_000) // s-maxage
  const stale = await read()
  await expect.poll(() => rendered.length).toBe(2)

  vi.advanceTimersByTime(60_001) // stale-while-revalidate

  expect([fresh, stale, await read()]).toEqual(['rendering 1', 'rendering 1', 'rendering 3'])
  expect(signals[1]?.aborted).toBe(true)
})

test('uncacheable pages, errors and other queries are rendered each time', async () => {
  const { rendered, render } = counting((path) =>
    path === '/gone' ? html('gone', CACHED, 404) : html(path, 'no-store'),
  )
  const { origin } = await startTestApi({ render })

  for (const path of ['/own', '/own', '/gone', '/gone', '/own?a=1'])
    await fetch(origin + path).then((r) => r.text())

  expect(rendered).toEqual(['/own', '/own', '/gone', '/gone', '/own?a=1'])
})

test('a path that cannot be decoded is rendered as a bad request', async () => {
  const seen: boolean[] = []
  const { origin } = await startTestApi({
    render: async (_request, { badPath }) => {
      seen.push(badPath)
      return html('bad', 'no-store', 400)
    },
  })

  const { status } = await fetch(`${origin}/%ff`)

  expect([status, seen]).toEqual([400, [true]])
})

test('a page accepts only GET and HEAD', async () => {
  const { origin } = await startTestApi({ render: async () => html('page', 'no-store') })

  const error = await readError(await fetch(`${origin}/about`, { method: 'POST', body: 'x' }))
  const head = await fetch(`${origin}/about`, { method: 'HEAD' })

  expect(error).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a failed rendering gets a plain 500 in the standard error format', async () => {
  const { origin } = await startTestApi({
    render: async () => {
      throw new Error('secret path')
    },
  })

  const error = await readError(await fetch(`${origin}/about`))

  expect(error).toMatchObject({ status: 500, message: 'Something went wrong on our side' })
})

test('a refused visitor gets a readable page with the real status', async () => {
  const { origin } = await startTestApi({
    env: { BROWSE_LIMIT_PER_MINUTE: '1' },
    render: async () => html('page', 'no-store'),
  })
  const ask = () => fetch(`${origin}/about`, { headers: { accept: 'text/html,*/*' } })
  await ask()

  const refused = await ask()

  expect(refused.status).toBe(429)
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('<h1>One Moment, Please</h1>')
})
