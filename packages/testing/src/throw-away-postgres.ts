import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDatabase } from '@ahia/local-postgres/create-database'
import { startLocalPostgres } from '@ahia/local-postgres/local-postgres'

/** Nothing in it needs to outlive the run, so it need not wait for the disk. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export type ThrowAwayPostgres = {
  /** Makes a database, as a copy of `template` if one is named, and gives its address. */
  createDatabase(name: string, template?: string): Promise<string>
  stop(): Promise<void>
}

/** A real PostgreSQL for one run of tests; its folder goes with it. */
export async function startThrowAwayPostgres(
  settings: Record<string, string> = FORGETFUL,
): Promise<ThrowAwayPostgres> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-test-'))
  const server = await startLocalPostgres({ dataDir, settings: { max_connections: '200', ...settings } })
  return {
    createDatabase: async (name, template) => {
      await createDatabase(server.url('postgres'), name, template)
      return server.url(name)
    },
    stop: async () => {
      await server.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
