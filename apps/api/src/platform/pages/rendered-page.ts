import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { HtmlPage } from '@ahia/contracts/page-host'
import { fingerprint } from '#platform/http/etag.ts'

const gzip = promisify(zlib.gzip)
const brotli = promisify(zlib.brotliCompress)

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = zlib.constants

type Encoding = 'br' | 'gzip'

/** A whole page, ready to be sent. */
export type RenderedPage = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Weak, as it is the same for every encoding. */
  etag: string
  /** Compressed once, outside the event loop, when it is first asked for. */
  compressed: (encoding: Encoding) => Promise<Buffer>
}

/** `frame` is what surrounds every page, such as its policy: when that changes, so does the ETag. */
export function toRenderedPage({ status, headers, html }: HtmlPage, frame: string): RenderedPage {
  const body = Buffer.from(html)
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    status,
    headers,
    body,
    etag: `W/"${fingerprint(frame, JSON.stringify(headers), body)}"`,
    compressed: (encoding) => {
      const known = made.get(encoding) ?? compress(body, encoding)
      made.set(encoding, known)
      return known
    },
  }
}

/** Quality 5 is 4 % larger than the best and takes a twentieth of its time. */
function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body, { level: 6 })
  const params = {
    [BROTLI_PARAM_QUALITY]: 5,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return brotli(body, { params })
}

/** The best that the visitor understands; null for none. */
export function findEncoding(acceptEncoding: string): Encoding | null {
  if (/\bbr\b/.test(acceptEncoding)) return 'br'
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : null
}
