import { createHmac } from 'node:crypto'
import { lagosDay } from '@ahia/rules/parcels/working-days'
import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Db } from '#tables.ts'
import { findSearchIn, toLoggableWords } from './loggable-search.rules.ts'
import { addCounts } from './search-log.sql.ts'

type Deps = { db: Db; secrets: Secrets; log: Log; now?: () => Date }
type Counting = { searches: number; hits: number | null; visitors: Map<string, Buffer> }

const FLUSH_MS = 5_000
/** Until the next flush: what is beyond is not counted. */
const MAX_WORDS = 500
const MAX_VISITORS = 50
const HASH_BYTES = 16

/**
 * ADMIN-51: counts searches in memory and writes them every few seconds in one statement, so that no search waits for it.
 * What a crash loses is a few seconds of counting.
 */
export class SearchLog {
  readonly #deps: Deps
  #counted = new Map<string, Counting>()
  #day: { name: string; key: Buffer } = { name: '', key: Buffer.alloc(0) }
  #timer: NodeJS.Timeout | null = null

  constructor(deps: Deps) {
    this.#deps = deps
  }

  start(): this {
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS)
    this.#timer.unref()
    return this
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.flush()
  }

  /** A request that was answered; most are no search. */
  visit({ url, clientAddress }: { url: string; clientAddress: string }): void {
    const search = findSearchIn(url)
    const counting = search === null ? null : this.#find(search)
    if (!counting) return
    counting.searches += 1
    if (counting.visitors.size >= MAX_VISITORS) return
    const visitor = createHmac('sha256', this.#keyOfDay())
      .update(clientAddress)
      .digest()
      .subarray(0, HASH_BYTES)
    counting.visitors.set(visitor.toString('base64'), visitor)
  }

  /** How many products a search without filters has found. */
  found(search: string, hits: number): void {
    const counting = this.#find(search)
    if (counting) counting.hits = hits
  }

  async flush(): Promise<void> {
    const counted = [...this.#counted].filter(([, { searches }]) => searches > 0)
    if (counted.length === 0) return
    this.#counted = new Map()
    const rows = counted.map(([words, { searches, hits, visitors }]) => ({
      words,
      searches,
      hits,
      visitors: [...visitors.values()],
    }))
    try {
      await this.#deps.db.statement((writer) => addCounts(writer, this.#today(), rows))
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'searches were not counted')
    }
  }

  #find(search: string): Counting | null {
    const words = toLoggableWords(search)
    if (words === null) return null
    const known = this.#counted.get(words)
    if (known) return known
    if (this.#counted.size >= MAX_WORDS) return null
    const counting = { searches: 0, hits: null, visitors: new Map() }
    this.#counted.set(words, counting)
    return counting
  }

  /** Another one each day, so that nobody is recognised on the next. */
  #keyOfDay(): Buffer {
    const name = this.#today()
    if (this.#day.name !== name) this.#day = { name, key: this.#deps.secrets.deriveKey(`searches ${name}`) }
    return this.#day.key
  }

  #today(): string {
    return lagosDay(this.#deps.now?.() ?? new Date())
  }
}
