import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isKnown } from '#platform/http/etag.ts'
import { acceptsGzip, findCompression, isCompressible } from './compress.ts'
import type { CachedPage } from './micro-cache.ts'
import { fillNonce, newNonce } from './nonce.ts'

/** Where a page goes, and the headers that fit its nonce. */
export type Visitor = {
  request: IncomingMessage
  response: ServerResponse
  headersFor: (nonce: string) => Record<string, string>
}

const WAITING_ROOM_BYTES = 1024 * 1024

const acceptedBy = ({ headers }: IncomingMessage): string => String(headers['accept-encoding'] ?? '')

/** Who has this page already is told so, without a policy: the one they have names the nonce that they have. */
export function sendCached({ request, response, headersFor }: Visitor, page: CachedPage): void {
  const nonce = newNonce()
  const headers: Record<string, string> = { ...page.headers, ...headersFor(nonce), etag: page.etag }
  if (isKnown(request.headers['if-none-match'], page.etag)) {
    const { 'content-security-policy': _policy, 'content-type': _type, ...kept } = headers
    response.writeHead(304, kept).end()
    return
  }
  const gzip = acceptsGzip(acceptedBy(request))
  const body = gzip ? page.gzip(nonce) : page.plain(nonce)
  const encoding: Record<string, string> = gzip ? { 'content-encoding': 'gzip' } : {}
  const length = { 'content-length': String(body.length) }
  response.writeHead(page.status, { ...headers, ...encoding, ...length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Sends the page while it is made; `onWhole` gets it, with the placeholder still in it, as soon as it is complete. */
export async function sendStreaming(
  { request, response, headersFor }: Visitor,
  page: Response,
  onWhole: (body: Buffer) => void,
): Promise<void> {
  const nonce = newNonce()
  const headers = Object.fromEntries(page.headers)
  const accepted = isCompressible(headers['content-type'] ?? '') ? acceptedBy(request) : ''
  const compression = page.body ? findCompression(accepted) : null
  const encoding: Record<string, string> = compression ? { 'content-encoding': compression.encoding } : {}
  response.writeHead(page.status, { ...headers, ...headersFor(nonce), ...encoding })
  if (request.method === 'HEAD' || !page.body) {
    await page.body?.cancel()
    response.end()
    return
  }
  const packing = compression?.stream ?? new PassThrough()
  await pipeline(Readable.fromWeb(page.body), collecting(onWhole), fillNonce(nonce), packing, response)
}

/** Passes a page on and collects it at its own speed: it waits here for a slow visitor, and nobody else for them. */
export function collecting(onWhole: (body: Buffer) => void): PassThrough {
  const chunks: Buffer[] = []
  return new PassThrough({
    highWaterMark: WAITING_ROOM_BYTES,
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done(null, chunk)
    },
    flush(done) {
      onWhole(Buffer.concat(chunks))
      done()
    },
  })
}
