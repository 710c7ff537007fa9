import { Cache } from '#platform/cache.ts'
import { fingerprint } from './etag.ts'

export type CachedAnswer = { headers: Record<string, string>; body: Buffer }

/** Of ten seconds: far more than shoppers ask for in that time, and a bound on what made-up questions can take. */
const MAX_BYTES = 16 * 1024 * 1024
/** No link of ours is longer; remembering longer ones would cost an attacker nothing and us memory. */
const MAX_KEY_LENGTH = 512

/**
 * Public answers of the API are the same for everybody, so for the seconds that they allow (`s-maxage`) one of them
 * serves all callers, and callers who come meanwhile wait for the one that is being made. Never older than `maxAgeMs`.
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
    // A failure belongs to the caller whose question failed; the others ask for themselves.
    const cached = await this.#cache.get(key, load).catch(() => undefined)
    return cached ? toResponse(cached) : (own.response ?? ask())
  }
}

/** undefined for an answer that is for its caller alone. */
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
