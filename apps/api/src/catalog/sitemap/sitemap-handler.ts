import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Cache } from '#platform/cache.ts'
import { acceptsGzip } from '#platform/http/accepts-gzip.ts'
import { notFound } from '#platform/http/http.errors.ts'
import type { Db } from '#tables.ts'
import { findSitemapFile, type SitemapFile, toRobots } from './sitemap.rules.ts'
import { listFileStarts, type Place } from './sitemap.sql.ts'
import { writeIndex, writePages, writeProducts } from './write-sitemap.ts'

/** The protocol allows 50,000; this leaves room for products that are added before the files are divided again. */
const PRODUCTS_A_FILE = 10_000
/** The starts of files change slowly, and nothing is missed in the meantime, as the last file is open-ended. */
const STARTS = { freshMs: 600_000, staleMs: 3_000_000, maxEntries: 1 }

const XML = 'application/xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

type SitemapParts = {
  db: Db
  publicUrl: string
  headers: Record<string, string>
  productsAFile?: number
}

/** Serves robots.txt and the sitemaps; null for other paths. */
export function sitemapHandler({ db, publicUrl, headers, productsAFile = PRODUCTS_A_FILE }: SitemapParts) {
  const cache = new Cache<Place[]>(STARTS)
  const starts = () => cache.get('starts', () => listFileStarts(db.read, productsAFile))
  const common = { ...headers, 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' }

  const write = async (file: SitemapFile): Promise<Iterable<string> | AsyncIterable<string>> => {
    if (file.kind === 'robots') return [toRobots(publicUrl)]
    if (file.kind === 'index') return writeIndex(publicUrl, (await starts()).length)
    if (file.kind === 'pages') return writePages(db.read, publicUrl)
    const [from, until = null] = (await starts()).slice(file.number - 1, file.number + 1)
    if (!from) throw notFound()
    return writeProducts(db.read, publicUrl, { from, until })
  }

  return (request: IncomingMessage, response: ServerResponse, urlPath: string): Promise<void> | null => {
    const file = findSitemapFile(urlPath)
    if (!file) return null
    const type = { 'content-type': file.kind === 'robots' ? TEXT : XML }
    return write(file).then((pieces) => send(request, response, { pieces, headers: { ...common, ...type } }))
  }
}

type SitemapAnswer = { pieces: Iterable<string> | AsyncIterable<string>; headers: Record<string, string> }

/** R30: made whole before it is sent, so that a slow reader keeps no slot; a file has about two megabytes at most. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { pieces, headers }: SitemapAnswer,
): Promise<void> {
  const text = await collect(pieces)
  const isPacked = acceptsGzip(String(request.headers['accept-encoding'] ?? ''))
  const body = isPacked ? await pack(text) : Buffer.from(text)
  if (response.destroyed) return
  const encoding: Record<string, string> = isPacked ? { 'content-encoding': 'gzip' } : {}
  response.writeHead(200, { ...headers, ...encoding, 'content-length': String(body.length) })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const pack = promisify(gzip)

async function collect(pieces: Iterable<string> | AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
