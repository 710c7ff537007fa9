import { LRUCache } from 'lru-cache'
import { limitConcurrency } from './limit-concurrency.ts'

/** Not `performance` itself, which is another one when a test moves the time; 1, as for lru-cache moment 0 is none. */
export const cacheNow = (): number => 1 + performance.now()

/** The time is read at each question: one that lru-cache remembers would make entries live longer. */
export const CACHE_CLOCK = { perf: { now: cacheNow }, ttlResolution: 0 }

type CacheOptions<Value> = {
  /** How long a value is fresh; unlimited by default. */
  freshMs?: number
  /** How much longer a value is still returned while it is loaded again in the background. */
  staleMs?: number
  /** How many loads may run at a time, so that they do not crowd out everything else. */
  maxLoads?: number
} & ({ maxEntries: number } | { maxBytes: number; bytesOf: (value: Value) => number })

type Load<Value> = () => Promise<Value | undefined>

/**
 * Caches values that are expensive to load and may be slightly stale. Concurrent callers of one key share a load; a load that
 * fails or returns `undefined` is not cached. In memory, and bounded.
 */
export class Cache<Value extends {}> {
  readonly #entries: LRUCache<string, Value, Load<Value>>
  readonly #staleMs: number

  constructor(options: CacheOptions<Value>) {
    const { freshMs, staleMs = 0, maxLoads } = options
    const limit = maxLoads === undefined ? null : limitConcurrency({ max: maxLoads })
    this.#staleMs = staleMs
    this.#entries = new LRUCache<string, Value, Load<Value>>({
      ...('maxEntries' in options
        ? // Not `max`: it takes the memory for all of them at once.
          { maxSize: options.maxEntries, sizeCalculation: () => 1 }
        : // What is bounded by its size may be large, so it goes as soon as it is too old.
          { maxSize: options.maxBytes, sizeCalculation: options.bytesOf, ttlAutopurge: true }),
      ...(freshMs === undefined ? {} : { ttl: freshMs }),
      ...CACHE_CLOCK,
      // Callers who wait for a load get its value also when newer entries have pushed it out.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: load }) => (limit ? limit(load) : load()),
    })
  }

  /** The cached value, if it is fresh. */
  find(key: string): Value | undefined {
    return this.#entries.get(key)
  }

  /** Whether `get` would return at once, with a cached value that is not too old. */
  has(key: string): boolean {
    return this.#entries.peek(key, { allowStale: true }) !== undefined && !this.#isTooOld(key)
  }

  set(key: string, value: Value): void {
    this.#entries.set(key, value)
  }

  get(key: string, load: () => Promise<Value>): Promise<Value>
  get(key: string, load: Load<Value>): Promise<Value | undefined>
  get(key: string, load: Load<Value>): Promise<Value | undefined> {
    const allowStale = this.#staleMs > 0 && !this.#isTooOld(key)
    return this.#entries.fetch(key, { context: load, allowStale })
  }

  #isTooOld(key: string): boolean {
    return this.#entries.getRemainingTTL(key) < -this.#staleMs
  }
}
