import { Cache } from '#platform/cache.ts'
import { fingerprint } from './etag.ts'

export type CachedAnswer = { headers: Record<string, string>; body: Buffer }

/** Far more than shoppers request in ten seconds, and a bound on what made-up requests can occupy. */
const MAX_BYTES = 16 * 1024 * 1024
/** None of our links is longer; caching longer ones would let an attacker fill our memory. */
const MAX_KEY_LENGTH = 512

/**
 * Caches public API responses, which are the same for everybody and marked with `s-maxage`, for `maxAgeMs`. Concurrent
 * callers share the one that is being made.
 */
export class PublicAnswers {
  readonly #cache: Cache<CachedAnswer> | null

  constructor({ maxAgeMs }: { maxAgeMs: number }) {
    this.#cache = maxAgeMs === 0 ? null : new Cache({ freshMs: maxAgeMs, maxBytes: MAX_BYTES, bytesOf })
  }

  find(key: string): CachedAnswer | null {
    return this.#cache?.find(key) ?? null
  }

  async get(key: string, ask: () => Promise<Response>): Promise<Response> {
    if (!this.#cache || key.length > MAX_KEY_LENGTH) return ask()
    const own: { response?: Promise<Response> } = {}
    const load = async () => {
      own.response = ask()
      return toCached(await own.response)
    }
    // A failure is returned only to the caller whose request failed; the others make their own.
    const cached = await this.#cache.get(key, load).catch(() => undefined)
    return cached ? toResponse(cached) : (own.response ?? ask())
  }
}

/** undefined for a private response. */
async function toCached(response: Response): Promise<CachedAnswer | undefined> {
  const isPublic = response.headers.get('cache-control')?.includes('s-maxage')
  if (response.status !== 200 || !isPublic) return undefined
  const body = Buffer.from(await response.arrayBuffer())
  const headers = {
    ...Object.fromEntries(response.headers),
    'content-length': String(body.length),
    // Of the bytes as they are sent: packed and plain differ.
    etag: `"${fingerprint(body)}"`,
  }
  return { headers, body }
}

/** With what comes along: address, headers, the entry itself. */
const bytesOf = ({ body }: CachedAnswer): number => body.length + 2048

const toResponse = ({ headers, body }: CachedAnswer): Response =>
  new Response(new Uint8Array(body), { headers })
