import { fingerprint } from '#platform/http/etag.ts'
import { NONCE_PLACEHOLDER, splitAtNonce } from './nonce.ts'
import { type SplicedGzip, spliceGzip } from './spliced-gzip.ts'

/** A whole rendered page, ready to go out with any nonce. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  /** Of all that is the same for everybody, so not of the nonce. */
  etag: string
  gzip(nonce: string): Buffer
  plain(nonce: string): Buffer
  bytes: number
  freshUntil: number
  staleUntil: number
}

export type RenderedPage = { status: number; headers: Record<string, string>; body: Buffer }

const MAX_BYTES = 64 * 1024 * 1024
const MAX_PAGE_BYTES = 512 * 1024
const MAX_SEEN = 20_000
/** No link of ours is longer; remembering what is would cost an attacker nothing and us memory. */
const MAX_KEY_LENGTH = 1024

/**
 * Public pages are the same for everybody (who is signed in is only known in the browser), so for the seconds
 * that `s-maxage` allows one rendering serves all. Memory only: losing it costs one rendering a page.
 */
export class MicroCache {
  readonly #pages = new Map<string, CachedPage>()
  /** Addresses with a query that were asked for once; anybody can make those up without end. */
  readonly #seen = new Set<string>()
  /** What goes around every page: when it changes, a page that is the same is another all the same. */
  readonly #frame: string
  #bytes = 0

  constructor(frame: string) {
    this.#frame = frame
  }

  find(key: string): CachedPage | null {
    const page = this.#pages.get(key)
    if (!page) return null
    if (page.staleUntil <= performance.now()) {
      this.#drop(key, page)
      return null
    }
    return page
  }

  /** Keeps the page when its own Cache-Control allows it. */
  keep(key: string, page: RenderedPage): void {
    const life = lifeOf(page.headers['cache-control'] ?? '')
    if (page.status !== 200 || !life || page.body.length > MAX_PAGE_BYTES || !this.#isWorthKeeping(key))
      return
    const earlier = this.#pages.get(key)
    if (earlier) this.#drop(key, earlier)
    const kept = toCachedPage(page, life, this.#frame)
    this.#pages.set(key, kept)
    this.#bytes += kept.bytes
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= MAX_BYTES) break
      this.#pages.delete(oldest)
      this.#bytes -= bytes
    }
  }

  // Made-up addresses must not push real pages out, so one with a query is kept when it is asked for again.
  #isWorthKeeping(key: string): boolean {
    if (key.length > MAX_KEY_LENGTH) return false
    if (!key.includes('?') || this.#seen.has(key)) return true
    if (this.#seen.size >= MAX_SEEN) this.#seen.clear()
    this.#seen.add(key)
    return false
  }

  #drop(key: string, page: CachedPage): void {
    this.#pages.delete(key)
    this.#bytes -= page.bytes
  }
}

type Life = { freshMs: number; staleMs: number }

function lifeOf(cacheControl: string): Life | null {
  const seconds = (directive: string) =>
    Number(new RegExp(`${directive}=(\\d+)`).exec(cacheControl)?.[1] ?? 0)
  if (!cacheControl.includes('public') || seconds('s-maxage') === 0) return null
  return { freshMs: seconds('s-maxage') * 1000, staleMs: seconds('stale-while-revalidate') * 1000 }
}

function toCachedPage(
  { status, headers, body }: RenderedPage,
  { freshMs, staleMs }: Life,
  frame: string,
): CachedPage {
  const pieces = splitAtNonce(body)
  const now = performance.now()
  let packed: SplicedGzip | null = null
  return {
    status,
    headers,
    etag: `W/"${fingerprint(frame, JSON.stringify(headers), ...pieces)}"`,
    gzip: (nonce) => {
      // Packed when first asked for: many a page never is.
      packed ??= spliceGzip(pieces, NONCE_PLACEHOLDER.length)
      return packed.fill(nonce)
    },
    plain: (nonce) => {
      const word = Buffer.from(nonce)
      return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [word, piece])))
    },
    bytes: body.length * 2,
    freshUntil: now + freshMs,
    staleUntil: now + freshMs + staleMs,
  }
}
