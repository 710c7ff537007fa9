import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { acceptsGzip } from './accepts-gzip.ts'
import { SHORTLY_CACHED } from './answer.ts'

/** Answers with a long text that never changes while this process runs: compressed once, by the first who accepts that. */
export function packedText(mediaType: string, getText: () => string): (c: Context) => Response {
  let packed: Uint8Array<ArrayBuffer> | null = null
  return (c) => {
    const headers = { 'content-type': mediaType, vary: 'accept-encoding', ...SHORTLY_CACHED }
    if (!acceptsGzip(c.req.header('accept-encoding') ?? '')) return c.body(getText(), 200, headers)
    packed ??= new Uint8Array(gzipSync(getText()))
    return c.body(packed, 200, { ...headers, 'content-encoding': 'gzip' })
  }
}
