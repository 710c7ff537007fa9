import { inTurn } from './in-turn.ts'

type Kept<Value> = { value: Promise<Value>; freshUntil: number; keptUntil: number }

type Settings = { freshMs: number; keepMs: number; max: number; atOnce: number }

/**
 * Remembers what is dear to find out and may be a little old. Once it is no longer fresh it is found out anew, while
 * who asks is told what is known: only the first waits. So many searches at once and no more, or they would crowd out
 * all that is quick. Memory only: forgetting costs time, never truth.
 */
export class ShortMemory<Value> {
  readonly #kept = new Map<string, Kept<Value>>()
  readonly #settings: Settings
  readonly #inTurn: ReturnType<typeof inTurn>

  constructor(settings: Settings) {
    this.#settings = settings
    this.#inTurn = inTurn(settings.atOnce)
  }

  has(key: string): boolean {
    const kept = this.#kept.get(key)
    return kept !== undefined && kept.keptUntil > performance.now()
  }

  get(key: string, find: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key)
    if (!known || !this.has(key)) return this.#keep(key, this.#inTurn(find))
    if (known.freshUntil <= performance.now()) {
      known.freshUntil = Number.POSITIVE_INFINITY // one finds it out for all
      void this.#inTurn(find).then(
        (value) => this.#keep(key, Promise.resolve(value)),
        () => this.#kept.delete(key),
      )
    }
    return known.value
  }

  #keep(key: string, value: Promise<Value>): Promise<Value> {
    const { freshMs, keepMs, max } = this.#settings
    const now = performance.now()
    this.#kept.delete(key) // so that it is the youngest again
    this.#kept.set(key, { value, freshUntil: now + freshMs, keptUntil: now + keepMs })
    value.catch(() => this.#kept.delete(key))
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > max && oldest !== undefined) this.#kept.delete(oldest)
    return value
  }
}
