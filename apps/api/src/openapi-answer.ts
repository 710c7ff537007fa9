import { gzipSync } from 'node:zlib'
import { getOpenApi } from '@ahia/contracts/server/documents'
import type { Context } from 'hono'
import { acceptsGzip } from '#platform/http/accepts-gzip.ts'
import { SHORTLY_CACHED } from '#platform/http/answer.ts'
import { getOpenApiDocument } from './openapi-document.ts'

let packed: Uint8Array<ArrayBuffer> | null = null

/** API-42. A megabyte of text that never changes while this process runs: compressed once, to a twentieth of it. */
export function answerOpenApi(c: Context): Response {
  const headers = { 'content-type': getOpenApi.mediaType, vary: 'accept-encoding', ...SHORTLY_CACHED }
  if (!acceptsGzip(c.req.header('accept-encoding') ?? '')) return c.body(getOpenApiDocument(), 200, headers)
  packed ??= new Uint8Array(gzipSync(getOpenApiDocument()))
  return c.body(packed, 200, { ...headers, 'content-encoding': 'gzip' })
}
