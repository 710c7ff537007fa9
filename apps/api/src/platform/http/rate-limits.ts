import type { RateLimit } from '@ahia/contracts/endpoint'
import type pg from 'pg'
import type { Log } from '#platform/log.ts'
import { SharedCalls } from '#platform/shared-calls.ts'
import { unavailable } from './http.errors.ts'

export type Limit = RateLimit & {
  /** What happens to a hit that cannot be counted: limits that protect a secret reject it, the others let it pass. */
  whenUnsure: 'allow' | 'refuse'
}

/** Without its database the market cannot be abused much, and a limit must not be what breaks it. */
export const tolerant = (limit: RateLimit): Limit => ({ ...limit, whenUnsure: 'allow' })

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** What the database last returned for a bucket: leased hits, or that it is used up. */
type LimitState = { left: number; refused: boolean; until: number }

const ALLOWED: Verdict = { allowed: true }
const MAX_KNOWN = 50_000

/**
 * Counts in the database, so that instances share one limit. A process remembers only hits that it has already counted there,
 * or that a bucket is used up until a time.
 */
export class RateLimits {
  readonly #pool: pg.Pool
  readonly #log: Log
  readonly #known = new Map<string, LimitState>()
  /** A burst takes one lease, not one each. */
  readonly #asking = new SharedCalls<LimitState>()

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool
    this.#log = log
  }

  /** Answers from memory when possible, else from the database. Throws UNAVAILABLE if the limit says so. */
  take(limit: Limit, who: string): Verdict | Promise<Verdict> {
    const bucket = `${limit.name}:${who}`
    const known = this.#known.get(bucket)
    const spent = known && known.until > performance.now() ? spend(known) : null
    return spent ?? this.#askAndTake(limit, bucket)
  }

  /** The rejection that is known already, without asking the database and without counting a hit. */
  findRejection(limit: Limit, who: string): Verdict | null {
    const known = this.#known.get(`${limit.name}:${who}`)
    return known?.refused && known.until > performance.now() ? rejection(known) : null
  }

  async #askAndTake(limit: Limit, bucket: string): Promise<Verdict> {
    try {
      for (;;) {
        const spent = spend(await this.#asking.get(bucket, () => this.#takeLease(limit, bucket)))
        if (spent) return spent
        // Others of the same burst used up the lease: take another.
      }
    } catch (error) {
      if (limit.whenUnsure === 'refuse') throw unavailable(error)
      this.#log.warn({ limit: limit.name, reason: String(error) }, 'a rate limit could not be counted')
      return ALLOWED
    }
  }

  async #takeLease(limit: Limit, bucket: string): Promise<LimitState> {
    const { hits, secondsLeft } = await countHits(this.#pool, limit, bucket)
    const granted = Math.min(limit.lease, limit.max - (hits - limit.lease))
    const until = performance.now() + secondsLeft * 1000
    return this.#remember(bucket, { left: Math.max(0, granted), refused: granted <= 0, until })
  }

  #remember(bucket: string, known: LimitState): LimitState {
    if (this.#known.size >= MAX_KNOWN) this.#known.clear()
    this.#known.set(bucket, known)
    return known
  }
}

/** Uses one of the leased hits; null when none is left and the database has to be asked. */
function spend(known: LimitState): Verdict | null {
  if (known.refused) return rejection(known)
  if (known.left === 0) return null
  known.left -= 1
  return ALLOWED
}

const rejection = ({ until }: LimitState): Verdict => ({
  allowed: false,
  retryAfterSeconds: Math.max(1, Math.ceil((until - performance.now()) / 1000)),
})

// The database's clock decides when a window ends, as instances may disagree about the time.
async function countHits(pool: pg.Pool, { seconds, lease }: Limit, bucket: string) {
  const { rows } = await pool.query<{ hits: number; seconds_left: number }>({
    name: 'rate-limits-count',
    text: `
      insert into rate_limits as r (bucket, hits, resets_at)
      values ($1, $2, now() + make_interval(secs => $3))
      on conflict (bucket) do update set
        hits = case when r.resets_at <= now() then excluded.hits else least(r.hits + excluded.hits, 1000000000) end,
        resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
      returning hits, extract(epoch from resets_at - now())::float8 as seconds_left`,
    values: [bucket, lease, seconds],
  })
  const [row] = rows
  if (!row) throw new Error('the counter gave no row')
  return { hits: row.hits, secondsLeft: row.seconds_left }
}

/** Deletes windows that have ended. Runs every ten minutes. */
export async function sweepRateLimits(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from rate_limits where resets_at < now()`)
}
