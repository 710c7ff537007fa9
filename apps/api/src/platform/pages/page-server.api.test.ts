import http from 'node:http'
import type { PageHost, RenderPage } from '@ahia/contracts/page-host'
import { afterEach, expect, test, vi } from 'vitest'
import { readError } from '../../../test/read-error.ts'
import { startTestApi } from '../../../test/test-api.ts'

const CACHED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

const html = (body: string, cacheControl: string, status = 200) =>
  new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
  })

/** Renders what `page` gives and counts how often it was asked. */
function counting(page: (path: string, host: PageHost) => Response) {
  const rendered: string[] = []
  const render: RenderPage = async (request, host) => {
    const { pathname, search } = new URL(request.url)
    rendered.push(pathname + search)
    return page(pathname, host)
  }
  return { rendered, render }
}

/** Never gives a page, and does not listen to its signal either. */
const frozen = () => new Promise<never>(() => {})

/** Time stands still for our own code; the network goes on. */
const stopClock = () => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })

afterEach(() => {
  vi.useRealTimers()
})

const nonceIn = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1]

test('a public page is rendered once for many visitors, each with a nonce of its own that fits its policy', async () => {
  const { rendered, render } = counting((path, { nonce }) =>
    html(`<p>${path}</p><script nonce="${nonce}"></script>`, CACHED),
  )
  const { origin } = await startTestApi({ render })

  const answers: { text: string; policy: string | null }[] = []
  for (const encoding of ['gzip', 'br', 'identity', 'gzip']) {
    const response = await fetch(`${origin}/market`, { headers: { 'accept-encoding': encoding } })
    answers.push({ text: await response.text(), policy: response.headers.get('content-security-policy') })
  }

  expect(rendered).toEqual(['/market'])
  expect(new Set(answers.map(({ text }) => nonceIn(text))).size).toBe(4)
  for (const { text, policy } of answers) {
    expect(text).toContain('<p>/market</p>')
    expect(policy).toContain(`'nonce-${nonceIn(text)}' 'strict-dynamic'`)
  }
})

test('visitors who come while a page is being made wait for it instead of making it again', async () => {
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

test('whoever waits for a rendering that never ends makes the page themselves after 10 seconds', async () => {
  const { rendered, render } = counting((path) => html(path, CACHED))
  const { origin } = await startTestApi({
    render: async (request, host) => {
      const page = await render(request, host)
      return rendered.length === 1 ? frozen() : page
    },
  })
  stopClock()
  const left = new AbortController()
  const first = fetch(`${origin}/frozen`, { signal: left.signal }).catch(() => 'left')
  await expect.poll(() => rendered.length).toBe(1)

  const second = fetch(`${origin}/frozen`)
  vi.advanceTimersByTime(10_000)

  expect(await (await second).text()).toBe('/frozen')
  left.abort()
  expect(await first).toBe('left')
})

test('a refresh that never ends is given up after 10 seconds, so that nobody waits for it', async () => {
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

  vi.advanceTimersByTime(60_000) // stale-while-revalidate

  expect([fresh, stale, await read()]).toEqual(['rendering 1', 'rendering 1', 'rendering 3'])
  expect(signals[1]?.aborted).toBe(true)
})

test('a page with a query is kept when it is asked for again, so that made-up queries push nothing out', async () => {
  const { rendered, render } = counting((path) => html(path, CACHED))
  const { origin } = await startTestApi({ render })

  for (let i = 0; i < 4; i += 1) await fetch(`${origin}/list?page=2`).then((r) => r.text())

  expect(rendered).toEqual(['/list?page=2', '/list?page=2'])
})

test('an address longer than any link of ours is not even remembered', async () => {
  const { rendered, render } = counting((path) => html(path, CACHED))
  const { origin } = await startTestApi({ render })

  for (let i = 0; i < 3; i += 1)
    await fetch(`${origin}/list?search=${'a'.repeat(2000)}`).then((r) => r.text())

  expect(rendered.length).toBe(3)
})

test('pages that must not be stored, errors and other queries are rendered anew', async () => {
  const { rendered, render } = counting((path) =>
    path === '/gone' ? html('gone', CACHED, 404) : html(path, 'no-store'),
  )
  const { origin } = await startTestApi({ render })

  for (const path of ['/own', '/own', '/gone', '/gone', '/own?a=1'])
    await fetch(origin + path).then((r) => r.text())

  expect(rendered).toEqual(['/own', '/own', '/gone', '/gone', '/own?a=1'])
})

test('the first part of a page reaches the visitor while the rest is still being made, also compressed', async () => {
  const rest = Promise.withResolvers<void>()
  const { origin } = await startTestApi({
    render: async () => {
      const parts = new ReadableStream({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode('<p>first part</p>'))
          await rest.promise
          controller.enqueue(new TextEncoder().encode('<p>rest</p>'))
          controller.close()
        },
      })
      return new Response(parts, { headers: { 'content-type': 'text/html' } })
    },
  })

  const response = await fetch(`${origin}/stream`, { headers: { 'accept-encoding': 'br' } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()

  expect(response.headers.get('content-encoding')).toBe('br')
  expect((await reader?.read())?.value).toBe('<p>first part</p>')
  rest.resolve()
  expect((await reader?.read())?.value).toBe('<p>rest</p>')
})

test('a visitor who leaves stops the rendering, and the page is not kept half', async () => {
  const aborted = Promise.withResolvers<void>()
  const { rendered, render } = counting(() => html('', CACHED))
  const { origin } = await startTestApi({
    render: async (request, host) => {
      const response = await render(request, host)
      request.signal.addEventListener('abort', () => aborted.resolve())
      const endless = new ReadableStream({
        start: (controller) => controller.enqueue(Buffer.from('<p>half')),
      })
      return new Response(rendered.length === 1 ? endless : 'whole', response)
    },
  })
  const request = http.get(`${origin}/leave`, (response) => response.once('data', () => request.destroy()))
  request.on('error', () => {})
  await aborted.promise

  const second = await fetch(`${origin}/leave`)

  expect(await second.text()).toBe('whole')
})

test('an address that cannot be decoded is rendered as a bad one, whatever it says', async () => {
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

test('a page takes GET and HEAD only', async () => {
  const { origin } = await startTestApi({ render: async () => html('page', 'no-store') })

  const refusal = await readError(await fetch(`${origin}/about`, { method: 'POST', body: 'x' }))
  const head = await fetch(`${origin}/about`, { method: 'HEAD' })

  expect(refusal).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a rendering that fails is a plain 500 in the one envelope', async () => {
  const { origin } = await startTestApi({
    render: async () => {
      throw new Error('secret path')
    },
  })

  const refusal = await readError(await fetch(`${origin}/about`))

  expect(refusal).toMatchObject({ status: 500, message: 'Something went wrong on our side' })
})

test('a person who is turned away gets a page to read, with its real status', async () => {
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
