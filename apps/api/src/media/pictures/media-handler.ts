import type { IncomingMessage, ServerResponse } from 'node:http'
import { type PictureFormat, parsePictureAddress } from '@ahia/pictures/address'
import { DomainError } from '#platform/domain-error.ts'
import { isKnown } from '#platform/http/etag.ts'
import { methodNotAllowed, notFound } from '#platform/http/http.errors.ts'
import type { Log } from '#platform/log.ts'
import type { FindPicture } from './find-picture.ts'
import { StoreFailed } from './object-store.ts'

type MediaParts = { find: FindPicture; headers: Record<string, string>; log: Log }
type Headers = Record<string, string>

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const satisfies Record<
  PictureFormat,
  string
>
const RETRY_SECONDS = 5
const PLAIN = { 'content-type': 'text/plain; charset=utf-8' }

/**
 * Serves everything under /media/, and returns whether it did. A picture never changes, so it may be cached for ever, and
 * other sites may show it, for links to products that are shared there.
 */
export function mediaHandler({ find, headers, log }: MediaParts) {
  const common = {
    ...headers,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  }
  return (request: IncomingMessage, response: ServerResponse, urlPath: string): boolean => {
    if (!urlPath.startsWith('/media/')) return false
    answer({ find, common }, request, response, urlPath).catch((error: unknown) => {
      const retryAfter = retryAfterSeconds(error)
      // A caller that should retry was over a limit, or the store is known to be down: already logged.
      if (!(error instanceof DomainError))
        log.error({ err: error, path: urlPath }, 'a picture could not be read')
      const headers = retryAfter === null ? common : { ...common, 'retry-after': String(retryAfter) }
      refuse(response, headers, retryAfter === null ? 500 : 503, 'The picture cannot be read just now')
    })
    return true
  }
}

/** Null when a retry would not help, as the error is ours. */
function retryAfterSeconds(error: unknown): number | null {
  if (error instanceof StoreFailed) return RETRY_SECONDS
  return error instanceof DomainError ? (error.retryAfterSeconds ?? null) : null
}

type Media = { find: FindPicture; common: Headers }

async function answer(
  { find, common }: Media,
  request: IncomingMessage,
  response: ServerResponse,
  urlPath: string,
): Promise<void> {
  const isHead = request.method === 'HEAD'
  if (request.method !== 'GET' && !isHead) {
    const allow = { allow: 'GET, HEAD', connection: 'close' } // its body, if any, is not read
    return refuse(response, { ...common, ...allow }, 405, methodNotAllowed(['GET', 'HEAD']).message)
  }
  const address = parsePictureAddress(urlPath)
  const bytes = address && (await find(address.key, address.width, address.format))
  if (!bytes) return refuse(response, common, 404, notFound().message)
  const etag = `"${address.key}-${address.width}-${address.format}"`
  const cacheable = { ...common, 'cache-control': 'public, max-age=31536000, immutable', etag }
  if (isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, cacheable).end()
    return
  }
  const described = {
    'content-type': TYPES[address.format],
    // T12: the name is ours, never the one of the uploaded file.
    'content-disposition': `inline; filename="${address.key}-${address.width}.${address.format}"`,
    'content-length': String(bytes.length),
  }
  response.writeHead(200, { ...cacheable, ...described }).end(isHead ? undefined : bytes)
}

function refuse(response: ServerResponse, headers: Headers, status: number, message: string): void {
  if (response.headersSent || response.destroyed) return
  // Not cached: a picture that is missing now may exist in a moment.
  response.writeHead(status, { ...headers, ...PLAIN, 'cache-control': 'no-store' }).end(message)
}
