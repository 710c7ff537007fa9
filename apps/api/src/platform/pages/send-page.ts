import type { IncomingMessage, ServerResponse } from 'node:http'
import { isKnown } from '#platform/http/etag.ts'
import { findEncoding, type RenderedPage } from './rendered-page.ts'

type Visitor = { request: IncomingMessage; response: ServerResponse }

/** Sends a whole page, or 304 to a visitor who already has it. `around` are the headers of every page. */
export async function sendPage(
  { request, response }: Visitor,
  page: RenderedPage,
  around: Record<string, string>,
): Promise<void> {
  const isPrivate = page.headers['cache-control'] === 'no-store'
  const headers: Record<string, string> = {
    ...page.headers,
    ...around,
    vary: 'accept-encoding',
    ...(isPrivate ? {} : { etag: page.etag }),
  }
  if (page.status === 200 && !isPrivate && isKnown(request.headers['if-none-match'], page.etag)) {
    const { 'content-type': _, ...others } = headers
    response.writeHead(304, others).end()
    return
  }
  const encoding = findEncoding(String(request.headers['accept-encoding'] ?? ''))
  const body = encoding ? await page.compressed(encoding) : page.body
  if (response.destroyed) return
  response.writeHead(page.status, {
    ...headers,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    'content-length': String(body.length),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
