import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLTagStore } from 'node:sqlite'
import { SCHEMA } from './schema.ts'

export type Store = {
  sql: SQLTagStore
  /** All of it or none, however the program ends. */
  inTransaction<Result>(work: () => Result): Result
  readonly isOpen: boolean
  close(): void
}

const FILE = 'payments.sqlite'
const BUSY_MS = 5_000

/** A file on the disk: what was captured must be known after any end of the program. */
export function openStore(dataDir: string): Store {
  fs.mkdirSync(dataDir, { recursive: true })
  const database = new DatabaseSync(path.join(dataDir, FILE), { timeout: BUSY_MS })
  // Written ahead: a killed program loses nothing, and a write need not wait for the disk.
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on')
  database.exec(SCHEMA)
  return {
    sql: database.createTagStore(),
    inTransaction: (work) => {
      if (database.isTransaction) return work()
      database.exec('begin immediate')
      try {
        const result = work()
        database.exec('commit')
        return result
      } catch (error) {
        database.exec('rollback')
        throw error
      }
    },
    get isOpen() {
      return database.isOpen
    },
    close: () => database.close(),
  }
}
