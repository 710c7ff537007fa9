import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type PolicyMode, pageCsp } from '#platform/http/security-headers.ts'
import type { Log } from '#platform/log.ts'
import { acceptsGzip, findCompression, isCompressible } from './compress.ts'
import { type CachedPage, MicroCache, type RenderedPage } from './micro-cache.ts'
import { fillNonce, NONCE_PLACEHOLDER, newNonce } from './nonce.ts'
import type { PageHost, RenderPage } from './render-page.ts'

type PageServerOptions = {
  render: RenderPage
  host: Omit<PageHost, 'nonce' | 'badPath'>
  headers: Record<string, string>
  policy: PolicyMode
  log: Log
}

/** Where a page was asked for: `path` with its query, always decodable. */
export type PageRequest = { path: string; badPath: boolean }

export class PageServer {
  readonly #options: PageServerOptions
  readonly #cache = new MicroCache()
  readonly #underWay = new Map<string, Promise<void>>()

  constructor(options: PageServerOptions) {
    this.#options = options
  }

  async serve(request: IncomingMessage, response: ServerResponse, page: PageRequest): Promise<void> {
    const cached = page.badPath ? null : await this.#findCached(page.path)
    if (cached) return this.#sendCached(request, response, cached)
    const abort = new AbortController()
    response.once('close', () => abort.abort())
    const rendered = await this.#render(page, abort.signal, request.headers)
    const collected = this.#sendStreaming(request, response, rendered)
    // Others who ask meanwhile wait for this rendering instead of starting their own.
    if (isKeepable(rendered)) await this.#keepWhole(page.path, rendered, collected)
    else await collected
  }

  async #findCached(path: string): Promise<CachedPage | null> {
    const page = this.#cache.find(path)
    if (!page) {
      await this.#underWay.get(path)
      return this.#cache.find(path)
    }
    if (page.freshUntil <= performance.now() && !this.#underWay.has(path)) this.#refresh(path)
    return page
  }

  // The old page is shown meanwhile; if the new one fails, it is shown a little longer.
  #refresh(path: string): void {
    const body = this.#render({ path, badPath: false }).then(async (rendered) => {
      const { status, headers } = toHead(rendered)
      this.#cache.keep(path, { status, headers, body: Buffer.from(await rendered.arrayBuffer()) })
    })
    const { log } = this.#options
    const refreshed = body
      .catch((error: unknown) => log.warn({ path, reason: String(error) }, 'a page could not be refreshed'))
      .finally(() => this.#underWay.delete(path))
    this.#underWay.set(path, refreshed)
  }

  async #keepWhole(path: string, rendered: Response, body: Promise<Buffer | null>): Promise<void> {
    const kept = body
      .then((whole) => {
        if (whole) this.#cache.keep(path, { ...toHead(rendered), body: whole })
      })
      .catch(() => {}) // a page that broke off is not kept; the one who asked has seen it
      .finally(() => this.#underWay.delete(path))
    this.#underWay.set(path, kept)
    await kept
  }

  #render(page: PageRequest, signal?: AbortSignal, headers?: IncomingMessage['headers']): Promise<Response> {
    const { render, host } = this.#options
    const request = new Request(host.publicUrl + page.path, {
      signal: signal ?? null,
      headers: visible(headers),
    })
    return render(request, { ...host, nonce: NONCE_PLACEHOLDER, badPath: page.badPath })
  }

  #sendCached(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
    const nonce = newNonce()
    const gzip = acceptsGzip(String(request.headers['accept-encoding'] ?? ''))
    const body = gzip ? page.gzip.fill(nonce) : page.plain(nonce)
    const encoding: Record<string, string> = gzip ? { 'content-encoding': 'gzip' } : {}
    const length = { 'content-length': String(body.length) }
    response.writeHead(page.status, { ...this.#headers(page.headers, nonce), ...encoding, ...length })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /** Gives the whole body, with the placeholder still in it, once it has been sent. */
  async #sendStreaming(
    request: IncomingMessage,
    response: ServerResponse,
    rendered: Response,
  ): Promise<Buffer | null> {
    const { status, headers } = toHead(rendered)
    const nonce = newNonce()
    const compressible = isCompressible(headers['content-type'] ?? '')
    const accepted = compressible ? String(request.headers['accept-encoding'] ?? '') : ''
    const compression = rendered.body ? findCompression(accepted) : null
    const encoding: Record<string, string> = compression ? { 'content-encoding': compression.encoding } : {}
    response.writeHead(status, { ...this.#headers(headers, nonce), ...encoding })
    if (request.method === 'HEAD' || !rendered.body) {
      await rendered.body?.cancel()
      response.end()
      return null
    }
    const chunks: Buffer[] = []
    const collector = new PassThrough().on('data', (chunk: Buffer) => chunks.push(chunk))
    const source = Readable.fromWeb(rendered.body)
    await pipeline(source, collector, fillNonce(nonce), compression?.stream ?? new PassThrough(), response)
    return Buffer.concat(chunks)
  }

  #headers(own: Record<string, string>, nonce: string): Record<string, string> {
    const { headers, policy } = this.#options
    return { ...headers, ...own, 'content-security-policy': pageCsp(nonce, policy), vary: 'accept-encoding' }
  }
}

const toHead = ({ status, headers }: Response): Omit<RenderedPage, 'body'> => ({
  status,
  headers: Object.fromEntries(headers),
})

const isKeepable = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('cache-control') ?? '').includes('s-maxage')

// A page is the same for everybody, so rendering sees nothing of who asks but what changes the protocol.
function visible(headers: IncomingMessage['headers'] = {}): Headers {
  const accept = headers.accept
  return new Headers(accept ? { accept } : {})
}
