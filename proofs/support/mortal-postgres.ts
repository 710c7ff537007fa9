import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startLocalPostgres } from '@ahia/local-postgres/local-postgres'
import { isAlive } from '@ahia/local-postgres/running-server'

const POLL_MS = 5

export type MortalPostgres = {
  url: string
  /** Kills it, and starts it again after a pause; returns the time when it accepts connections. */
  restart(awayMs: number): Promise<number>
  stop(): Promise<void>
}

/** A durable PostgreSQL with one database, which comes back under the same address. */
export async function startMortalPostgres(): Promise<MortalPostgres> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-mortal-'))
  let server = await startLocalPostgres({ dataDir })
  const url = await server.createDatabase('market')
  const { port } = new URL(url)
  return {
    url,
    restart: async (awayMs) => {
      process.kill(server.pid, 'SIGQUIT') // what pg_ctl calls immediate
      while (isAlive(server.pid)) await pause(POLL_MS)
      await pause(awayMs)
      server = await startLocalPostgres({ dataDir, settings: { port } })
      return performance.now()
    },
    stop: async () => {
      await server.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
