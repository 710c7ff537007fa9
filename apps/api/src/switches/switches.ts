import type { SwitchName } from '@ahia/reference/staff/switches'
import type { Db } from '#tables.ts'
import { listStoppedNames } from './switches.sql.ts'

/** ADMIN-53: every process knows of a change within 5 s; this leaves time for a slow read. */
export const MAX_AGE_MS = 2_000

type Deps = { db: Db; now?: () => number }

/** Which switches are stopped. Each process reads them from the database at most every two seconds. */
export class Switches {
  readonly #db: Db
  readonly #now: () => number
  #stopped: ReadonlySet<SwitchName> = new Set()
  #readAt = Number.NEGATIVE_INFINITY
  #reading: Promise<void> | null = null

  constructor({ db, now = () => performance.now() }: Deps) {
    this.#db = db
    this.#now = now
  }

  async stopped(): Promise<ReadonlySet<SwitchName>> {
    if (this.#now() - this.#readAt >= MAX_AGE_MS) {
      this.#reading ??= this.#read()
      await this.#reading
    }
    return this.#stopped
  }

  async #read(): Promise<void> {
    const begunAt = this.#now()
    try {
      this.#stopped = new Set(await listStoppedNames(this.#db.read))
      this.#readAt = begunAt
    } finally {
      this.#reading = null
    }
  }
}
