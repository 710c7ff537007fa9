import fs from 'node:fs'
import path from 'node:path'
import { findRunningServer } from '@ahia/local-postgres/running-server'
import pg from 'pg'

/** Writes rows one by one, beside the product, and remembers which of them the database has confirmed. */
export class ConfirmedRows {
  readonly #dataDir: string
  readonly #confirmed: number[] = []
  #next = 1

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  get count(): number {
    return this.#confirmed.length
  }

  /** Runs until stopped, or until the server is gone. */
  async write(until: AbortSignal): Promise<void> {
    const client = await this.#connect()
    try {
      await client.query('create table if not exists proof_rows (id bigint primary key)')
      while (!until.aborted) {
        const id = this.#next++
        await client.query('insert into proof_rows values ($1)', [id])
        this.#confirmed.push(id)
      }
    } catch {
      // the kill came first: what it interrupted was never confirmed
    } finally {
      await client.end().catch(() => {})
    }
  }

  async countLost(): Promise<number> {
    if (this.count === 0) return 0
    const client = await this.#connect()
    try {
      const { rows } = await client.query<{ id: string }>('select id from proof_rows')
      const found = new Set(rows.map(({ id }) => Number(id)))
      return this.#confirmed.filter((id) => !found.has(id)).length
    } finally {
      await client.end()
    }
  }

  async #connect(): Promise<pg.Client> {
    const server = findRunningServer(path.join(this.#dataDir, 'postgres'))
    const password = fs.readFileSync(path.join(this.#dataDir, 'market-password'), 'utf8')
    const client = new pg.Client(`postgres://market:${password}@127.0.0.1:${server?.port}/ahia`)
    client.on('error', () => {})
    await client.connect()
    return client
  }
}
