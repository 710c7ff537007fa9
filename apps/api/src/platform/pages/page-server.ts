import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageHost, RenderPage } from '@ahia/contracts/page-host'
import { type PolicyMode, pageCsp } from '#platform/http/security-headers.ts'
import type { Log } from '#platform/log.ts'
import { type CachedPage, MicroCache } from './micro-cache.ts'
import { NONCE_PLACEHOLDER } from './nonce.ts'
import { type Reader, sendCached, sendStreaming } from './send-page.ts'

type PageServerOptions = {
  render: RenderPage
  host: Omit<PageHost, 'nonce' | 'badPath'>
  headers: Record<string, string>
  policy: PolicyMode
  log: Log
}

/** Where a page was asked for: `path` with its query, always decodable. */
export type PageRequest = { path: string; badPath: boolean }

/** Renders pages, each once for all who ask within the seconds that it may be kept. */
export class PageServer {
  readonly #options: PageServerOptions
  readonly #cache = new MicroCache()
  /** Pages being made: others who ask meanwhile wait for them instead of making their own. */
  readonly #underWay = new Map<string, Promise<void>>()

  constructor(options: PageServerOptions) {
    this.#options = options
  }

  async serve(request: IncomingMessage, response: ServerResponse, page: PageRequest): Promise<void> {
    const reader: Reader = { request, response, headersFor: (nonce) => this.#headersFor(nonce) }
    const found = page.badPath ? null : this.#findCached(page.path)
    // Awaited only if need be: between looking and announcing nobody else may look.
    const cached = found instanceof Promise ? await found : found
    if (cached !== null) return sendCached(reader, cached)
    const settle = this.#announce(page.path)
    const left = new AbortController()
    response.once('close', () => left.abort())
    try {
      const rendered = await this.#render(page, left.signal)
      if (!isKeepable(rendered)) settle()
      await sendStreaming(reader, rendered, (body) => {
        this.#keep(page.path, rendered, body)
        settle()
      })
    } finally {
      settle()
    }
  }

  #findCached(path: string): CachedPage | null | Promise<CachedPage | null> {
    const page = this.#cache.find(path)
    const underWay = this.#underWay.get(path)
    if (page && page.freshUntil <= performance.now() && underWay === undefined) this.#refresh(path)
    if (page || underWay === undefined) return page
    return underWay.then(() => this.#cache.find(path))
  }

  #announce(path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#underWay.set(path, promise)
    return () => {
      if (this.#underWay.get(path) === promise) this.#underWay.delete(path)
      resolve()
    }
  }

  // The old page is shown meanwhile; if the new one fails, it is shown a little longer.
  #refresh(path: string): void {
    const settle = this.#announce(path)
    this.#render({ path, badPath: false })
      .then(async (rendered) => this.#keep(path, rendered, Buffer.from(await rendered.arrayBuffer())))
      .catch((error: unknown) => {
        this.#options.log.warn({ path, reason: String(error) }, 'a page could not be refreshed')
      })
      .finally(settle)
  }

  #keep(path: string, { status, headers }: Response, body: Buffer): void {
    this.#cache.keep(path, { status, headers: Object.fromEntries(headers), body })
  }

  // Rendering sees nothing of who asks: a page is the same for everybody.
  #render({ path, badPath }: PageRequest, signal: AbortSignal | null = null): Promise<Response> {
    const { render, host } = this.#options
    const request = new Request(host.publicUrl + path, { signal })
    return render(request, { ...host, nonce: NONCE_PLACEHOLDER, badPath })
  }

  #headersFor(nonce: string): Record<string, string> {
    const { headers, policy } = this.#options
    return { ...headers, 'content-security-policy': pageCsp(nonce, policy), vary: 'accept-encoding' }
  }
}

const isKeepable = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('cache-control') ?? '').includes('s-maxage')
