import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageHost, RenderPage } from '@ahia/contracts/page-host'
import type { Caller } from '#platform/http/api-env.ts'
import { type PolicyMode, pageCsp } from '#platform/http/security-headers.ts'
import type { Log } from '#platform/log.ts'
import { type CachedPage, MicroCache, type RenderedPage } from './micro-cache.ts'
import { NONCE_PLACEHOLDER } from './nonce.ts'
import { readForm } from './read-form.ts'
import { sendCached, sendStreaming, type Visitor } from './send-page.ts'

type PageServerOptions = {
  render: RenderPage
  host: Omit<PageHost, 'nonce' | 'badPath' | 'fetch'> & {
    fetch: (request: Request, caller?: Caller) => Promise<Response>
  }
  headers: Record<string, string>
  policy: PolicyMode
  log: Log
}

/** Where a page was asked for: `path` with its query, always decodable. */
export type PageRequest = { path: string; badPath: boolean }

type Submitted = { path: string; caller: Caller }

// No page takes this long unless something behind it is frozen.
const RENDER_LIMIT_MS = 10_000

/** Renders pages, each once for all who ask within the seconds that it may be kept. */
export class PageServer {
  readonly #options: PageServerOptions
  readonly #cache: MicroCache
  /** Pages being made: others who ask meanwhile wait for them, up to the limit, instead of making their own. */
  readonly #underWay = new Map<string, Promise<void>>()

  constructor(options: PageServerOptions) {
    this.#options = options
    this.#cache = new MicroCache(JSON.stringify(this.#headersFor('')))
  }

  async serve(request: IncomingMessage, response: ServerResponse, page: PageRequest): Promise<void> {
    const visitor: Visitor = { request, response, headersFor: (nonce) => this.#headersFor(nonce) }
    const found = page.badPath ? null : this.#findCached(page.path)
    // Awaited only if need be: between looking and announcing nobody else may look.
    const cached = found instanceof Promise ? await found : found
    if (cached !== null) return sendCached(visitor, cached)
    const { settle } = this.#announce(page.path)
    const left = new AbortController()
    response.once('close', () => left.abort())
    try {
      const rendered = await this.#render(page, left.signal)
      if (!isKeepable(rendered)) settle()
      await sendStreaming(visitor, rendered, (body) => {
        this.#cache.keep(page.path, toRenderedPage(rendered, body))
        settle()
      })
    } finally {
      settle()
    }
  }

  /** A form of a page. What comes of it is the sender's own: nothing of it is kept. */
  async submit(
    request: IncomingMessage,
    response: ServerResponse,
    { path, caller }: Submitted,
  ): Promise<void> {
    const { render, host } = this.#options
    const body = await readForm(request, host.publicUrl)
    const left = new AbortController()
    response.once('close', () => left.abort())
    const form = new Request(host.publicUrl + path, { method: 'POST', body, signal: left.signal })
    const page = await render(form, {
      ...host,
      fetch: (call) => host.fetch(call, caller),
      nonce: NONCE_PLACEHOLDER,
      badPath: false,
    })
    const visitor: Visitor = { request, response, headersFor: (nonce) => this.#headersFor(nonce) }
    await sendStreaming(visitor, neverKept(page), () => {})
  }

  #findCached(path: string): CachedPage | null | Promise<CachedPage | null> {
    const page = this.#cache.find(path)
    const underWay = this.#underWay.get(path)
    if (page && page.freshUntil <= performance.now() && underWay === undefined) this.#refresh(path)
    if (page || underWay === undefined) return page
    return underWay.then(() => this.#cache.find(path))
  }

  /** Those who wait are released by `settle`, and in any case at the limit, of which `limit` tells. */
  #announce(path: string): UnderWay {
    const { promise, resolve } = Promise.withResolvers<void>()
    const limit = new AbortController()
    const settle = () => {
      clearTimeout(timer)
      if (this.#underWay.get(path) === promise) this.#underWay.delete(path)
      resolve()
    }
    const timer = setTimeout(() => {
      limit.abort(new Error(`Not rendered in ${RENDER_LIMIT_MS} ms`))
      settle()
    }, RENDER_LIMIT_MS).unref()
    this.#underWay.set(path, promise)
    return { settle, limit: limit.signal }
  }

  // The old page is shown meanwhile; if the new one fails, it is shown a little longer.
  #refresh(path: string): void {
    const { settle, limit } = this.#announce(path)
    Promise.race([this.#renderWhole(path, limit), rejectionOf(limit)])
      .then((page) => this.#cache.keep(path, page))
      .catch((error: unknown) => {
        const [pathname] = path.split('?') // a query may hold a secret
        this.#options.log.warn({ path: pathname, reason: String(error) }, 'a page could not be refreshed')
      })
      .finally(settle)
  }

  async #renderWhole(path: string, signal: AbortSignal): Promise<RenderedPage> {
    const rendered = await this.#render({ path, badPath: false }, signal)
    return toRenderedPage(rendered, Buffer.from(await rendered.arrayBuffer()))
  }

  // Rendering sees nothing of who asks: a page is the same for everybody.
  #render({ path, badPath }: PageRequest, signal: AbortSignal): Promise<Response> {
    const { render, host } = this.#options
    const request = new Request(host.publicUrl + path, { signal })
    return render(request, { ...host, nonce: NONCE_PLACEHOLDER, badPath })
  }

  #headersFor(nonce: string): Record<string, string> {
    const { headers, policy } = this.#options
    return { ...headers, 'content-security-policy': pageCsp(nonce, policy), vary: 'accept-encoding' }
  }
}

type UnderWay = { settle: () => void; limit: AbortSignal }

const toRenderedPage = ({ status, headers }: Response, body: Buffer): RenderedPage => ({
  status,
  headers: Object.fromEntries(headers),
  body,
})

/** Ends a wait for something that may not listen to the signal itself. */
const rejectionOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Whatever the page says of itself when it is only looked at. */
function neverKept({ body, status, headers }: Response): Response {
  const own = new Headers(headers)
  own.set('cache-control', 'no-store')
  return new Response(body, { status, headers: own })
}

const isKeepable = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('cache-control') ?? '').includes('s-maxage')
