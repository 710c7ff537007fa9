import { randomInt } from 'node:crypto'
import pg from 'pg'

/** Any number will do, as long as every instance of every release takes the same one. */
export const SESSION_LOCK = 4_127_003
const KEYS = 2 ** 31 - 1

type Held = { client: pg.Client; key: number }

/** An advisory lock on its own connection: however this process ends, the database releases it at once, and others can see that. */
export class LiveSession {
  readonly #pool: pg.Pool
  #held: Promise<Held> | null = null

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Runs a query on that connection, which is reopened after an error. */
  async ask<Answer>(question: (held: Held) => Promise<Answer>): Promise<Answer> {
    const held = this.#held ?? this.#open()
    this.#held = held
    try {
      return await question(await held)
    } catch (error) {
      if (this.#held === held) this.#held = null
      await close(held)
      throw error
    }
  }

  async end(): Promise<void> {
    const held = this.#held
    this.#held = null
    if (held) await close(held)
  }

  async #open(): Promise<Held> {
    const client = new pg.Client(this.#pool.options)
    client.on('error', () => {}) // the next question finds out
    const key = randomInt(1, KEYS)
    try {
      await client.connect()
      await client.query('select pg_try_advisory_lock($1, $2)', [SESSION_LOCK, key])
      return { client, key }
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
  }
}

async function close(held: Promise<Held>): Promise<void> {
  const opened = await held.catch(() => null) // what never opened was closed there
  await opened?.client.end().catch(() => {})
}
