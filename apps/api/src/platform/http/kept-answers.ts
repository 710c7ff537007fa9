import { fingerprint } from './etag.ts'

export type KeptAnswer = { headers: Record<string, string>; body: Buffer; until: number }

/** Of ten seconds: far more than shoppers ask for in that time, and a bound on what made-up questions can take. */
const MAX_BYTES = 16 * 1024 * 1024
/** No link of ours is longer; remembering what is would cost an attacker nothing and us memory. */
const MAX_KEY_LENGTH = 512

/**
 * Public answers of the API are the same for everybody, so for the seconds that they allow themselves (`s-maxage`) one
 * of them serves all who ask, and who asks meanwhile waits for the one under way. Memory only, and never more than
 * `keepMs` old.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, KeptAnswer>()
  readonly #underWay = new Map<string, Promise<Response>>()
  readonly #keepMs: number
  #bytes = 0

  constructor({ keepMs }: { keepMs: number }) {
    this.#keepMs = keepMs
  }

  find(key: string): KeptAnswer | null {
    const kept = this.#kept.get(key)
    if (!kept) return null
    if (kept.until > performance.now()) return kept
    this.#drop(key, kept)
    return null
  }

  async ask(key: string, ask: () => Promise<Response>): Promise<Response> {
    if (this.#keepMs === 0 || key.length > MAX_KEY_LENGTH) return ask()
    const kept = this.find(key)
    if (kept) return toResponse(kept)
    const underWay = this.#underWay.get(key)
    if (underWay !== undefined) {
      await underWay.catch(() => null) // its failure is its own caller's business
      const meanwhile = this.find(key)
      return meanwhile ? toResponse(meanwhile) : ask()
    }
    const asking = ask().then((response) => this.#keep(key, response))
    this.#underWay.set(key, asking)
    try {
      return await asking
    } finally {
      this.#underWay.delete(key)
    }
  }

  async #keep(key: string, response: Response): Promise<Response> {
    if (response.status !== 200 || !response.headers.get('cache-control')?.includes('s-maxage'))
      return response
    const body = Buffer.from(await response.arrayBuffer())
    const headers = {
      ...Object.fromEntries(response.headers),
      'content-length': String(body.length),
      // Of the bytes as they are sent: packed and plain differ.
      etag: `"${fingerprint(body)}"`,
    }
    const now = performance.now()
    const earlier = this.#kept.get(key)
    if (earlier) this.#drop(key, earlier)
    const kept = { headers, body, until: now + this.#keepMs }
    this.#kept.set(key, kept)
    this.#bytes += bytesOf(kept)
    // The oldest stand first, so all that is too old goes too, and made-up questions cost memory for seconds only.
    for (const [oldest, one] of this.#kept) {
      if (this.#bytes <= MAX_BYTES && one.until > now) break
      this.#drop(oldest, one)
    }
    return toResponse(kept)
  }

  #drop(key: string, kept: KeptAnswer): void {
    this.#kept.delete(key)
    this.#bytes -= bytesOf(kept)
  }
}

/** With what stands around it: address, headers, the entry itself. */
const bytesOf = ({ body }: KeptAnswer): number => body.length + 2048

const toResponse = ({ headers, body }: KeptAnswer): Response =>
  new Response(new Uint8Array(body), { headers })
