import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The service worker lists the files of the site, so browsers must get a new one at once. */
const SERVICE_WORKER = '/sw.js'

type Variant = { body: Buffer; headers: Record<string, string> }
type StaticFile = { etag: string; br: Variant | null; gzip: Variant | null; plain: Variant }

/** `base` is what the addresses of the files begin with: '' or '/seller'. */
type StaticFolder = { folder: string; base: string; headers: Record<string, string> }

/** Sends the file if there is one, and returns whether it did. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse, urlPath: string) => boolean

/**
 * The built files, read once: what is not listed at the start is not served, so no path leads out of the folder.
 * Hashed names under /assets/ never change; everything else is asked for again after an hour, the service worker always.
 */
export function staticFiles({ folder, base, headers }: StaticFolder): StaticFiles {
  const files = readFiles({ folder, base, headers })
  return (request, response, urlPath) => {
    const file = urlPath.startsWith(base) ? files.get(urlPath.slice(base.length)) : undefined
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const { body, headers: variantHeaders } = pickVariant(
      file,
      String(request.headers['accept-encoding'] ?? ''),
    )
    if (request.headers['if-none-match'] === file.etag) response.writeHead(304, variantHeaders).end()
    else response.writeHead(200, variantHeaders).end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}

function pickVariant({ br, gzip, plain }: StaticFile, acceptEncoding: string): Variant {
  if (br && /\bbr\b/.test(acceptEncoding)) return br
  if (gzip && /\bgzip\b/.test(acceptEncoding)) return gzip
  return plain
}

function readFiles({ folder, base, headers }: StaticFolder): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const urlPath = `/${path.relative(folder, file).split(path.sep).join('/')}`
    const isPrivate = urlPath.includes('/.') || /\.(br|gz)$/.test(urlPath)
    if (entry.isFile() && !isPrivate)
      files.set(urlPath, readFile(file, urlPath, { ...headers, ...workerHeaders(urlPath, base) }))
  }
  return files
}

/** A worker may answer for all of its app, also for the address without a slash at the end. */
const workerHeaders = (urlPath: string, base: string): Record<string, string> =>
  urlPath === SERVICE_WORKER ? { 'service-worker-allowed': base || '/' } : {}

function lifeOf(urlPath: string): string {
  if (urlPath === SERVICE_WORKER) return 'no-cache'
  return urlPath.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

function readFile(file: string, urlPath: string, common: Record<string, string>): StaticFile {
  const stat = fs.statSync(file)
  const etag = `"${stat.size.toString(36)}-${Math.round(stat.mtimeMs).toString(36)}"`
  const headers = {
    ...common,
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': lifeOf(urlPath),
    vary: 'accept-encoding',
    etag,
  }
  const variant = (suffix: string, encoding: string | null): Variant | null => {
    if (!fs.existsSync(file + suffix)) return null
    const body = fs.readFileSync(file + suffix)
    const encoded: Record<string, string> = encoding ? { 'content-encoding': encoding } : {}
    return { body, headers: { ...headers, ...encoded, 'content-length': String(body.length) } }
  }
  const plain = variant('', null)
  if (!plain) throw new Error(`${file} vanished while it was read`)
  return { etag, br: variant('.br', 'br'), gzip: variant('.gz', 'gzip'), plain }
}
