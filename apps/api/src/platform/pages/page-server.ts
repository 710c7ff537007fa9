import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HtmlPage, PageApp, PageHost } from '@ahia/contracts/page-host'
import { cacheNow } from '#platform/cache.ts'
import type { Caller } from '#platform/http/api-env.ts'
import { type PolicyMode, pageCsp } from '#platform/http/security-headers.ts'
import type { Log } from '#platform/log.ts'
import { SharedCalls } from '#platform/shared-calls.ts'
import { OneEachTurn } from './one-each-turn.ts'
import { createPageCache } from './page-cache.ts'
import { readForm } from './read-form.ts'
import { type RenderedPage, toRenderedPage } from './rendered-page.ts'
import { sendPage } from './send-page.ts'

type PageServerOptions = {
  app: PageApp
  host: Omit<PageHost, 'badPath' | 'fetch' | 'nextTurn'> & {
    fetch: (request: Request, caller?: Caller) => Promise<Response>
  }
  headers: Record<string, string>
  policy: PolicyMode
  log: Log
}

/** Where a page was asked for: `path` with its query, always decodable. */
type PageRequest = { path: string; badPath: boolean }

type Submitted = { path: string; caller: Caller }

export type PageServer = {
  serve: (request: IncomingMessage, response: ServerResponse, page: PageRequest) => Promise<void>
  /** A form of a page. What comes of it is the sender's own: nothing of it is cached. */
  submit: (request: IncomingMessage, response: ServerResponse, form: Submitted) => Promise<void>
}

/** `caller` sent a form: what comes of it is theirs alone. */
type Making = { badPath?: boolean; caller?: Caller }

/** Headers of a page besides its own, and what they say in one text. */
type Frame = { around: Record<string, string>; text: string }

// No page takes this long unless something behind it is frozen.
const RENDER_LIMIT_MS = 10_000

/** Renders pages, each once for all visitors within the seconds that it may be cached. */
export function createPageServer({ app, host, headers, policy, log }: PageServerOptions): PageServer {
  const cache = createPageCache()
  const frames = new Map<readonly string[], Frame>()
  const renderings = new SharedCalls<RenderedPage>()
  const turns = new OneEachTurn()

  /** What surrounds the pages of one app. */
  function frameAt(path: string): Frame {
    const scripts = app.inlineScripts(path)
    const known = frames.get(scripts)
    if (known) return known
    const around = { ...headers, 'content-security-policy': pageCsp(scripts.map(sha256), policy) }
    const frame = { around, text: JSON.stringify(around) }
    frames.set(scripts, frame)
    return frame
  }

  // Rendering does not see the visitor: a page is the same for everybody.
  const renderOnce = (key: string): Promise<RenderedPage> => renderings.get(key, () => renderInTime(key))

  async function renderInTime(key: string): Promise<RenderedPage> {
    const limit = new AbortController()
    const timer = setTimeout(
      () => limit.abort(new Error(`Not rendered in ${RENDER_LIMIT_MS} ms`)),
      RENDER_LIMIT_MS,
    )
    try {
      return await Promise.race([render(key, limit.signal), rejectionOf(limit.signal)])
    } finally {
      clearTimeout(timer)
    }
  }

  async function render(key: string, signal: AbortSignal): Promise<RenderedPage> {
    const begunAt = cacheNow()
    const page = await make(new Request(host.publicUrl + key, { signal }), key)
    cache.put(key, page, begunAt)
    return page
  }

  /** In steps, each in a turn of its own: its calls of the API, rendering, and what is computed of the text. */
  async function make(request: Request, path: string, { badPath = false, caller }: Making = {}) {
    const page = await app.renderPage(request, {
      ...host,
      badPath,
      nextTurn: turns.next,
      fetch: async (call) => {
        await turns.next()
        call.signal.throwIfAborted() // given up while it waited
        return host.fetch(call, caller)
      },
    })
    await turns.next()
    return toRenderedPage(caller ? neverCached(page) : page, frameAt(path).text)
  }

  // The old page is served in the meantime, and longer if rendering the new one fails.
  function refresh(key: string): void {
    renderOnce(key).catch((error: unknown) => {
      const [pathname] = key.split('?') // a query may hold a secret
      log.warn({ path: pathname, reason: String(error) }, 'a page could not be rendered again')
    })
  }

  return {
    async serve(request, response, { path, badPath }) {
      const visitor = { request, response }
      const { around } = frameAt(path)
      if (badPath) {
        const request = new Request(host.publicUrl + path)
        return sendPage(visitor, await make(request, path, { badPath }), around)
      }
      const key = app.pageKey(path, { devPages: host.devPages })
      const cached = cache.find(key)
      if (cached?.isStale) refresh(key)
      if (cached) return sendPage(visitor, cached.page, { ...around, age: String(cached.age) })
      return sendPage(visitor, await renderOnce(key), around)
    },
    async submit(request, response, { path, caller }) {
      const body = await readForm(request, host.publicUrl)
      const left = new AbortController()
      response.once('close', () => left.abort())
      const form = new Request(host.publicUrl + path, { method: 'POST', body, signal: left.signal })
      await sendPage({ request, response }, await make(form, path, { caller }), frameAt(path).around)
    },
  }
}

const sha256 = (script: string): string => createHash('sha256').update(script).digest('base64')

/** Ends a wait for something that may not listen to the signal itself. */
const rejectionOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Whatever the page says of itself when it is only read. */
const neverCached = (page: HtmlPage): HtmlPage => ({
  ...page,
  headers: { ...page.headers, 'cache-control': 'no-store' },
})
