import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { OWNER } from '@ahia/local-postgres/ensure-owner'
import { startLocalPostgres } from '@ahia/local-postgres/local-postgres'
import { findRunningServer, isAlive } from '@ahia/local-postgres/running-server'
import pg from 'pg'

/** Nothing in it needs to outlive the run, so it does not wait for the disk. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
/** Most of a test file's work for the server is to copy, to drop and to connect, and each goes through all buffers. */
const FOR_COPIES = { ...FORGETFUL, shared_buffers: '128MB', scram_iterations: '1' }
const PREFIX = 'ahia-test-'
const GB = 1024 ** 3

export type ThrowAwayPostgres = {
  /** Creates a database, as a copy of `template` if one is named, and returns its URL. */
  createDatabase(name: string, template?: string): Promise<string>
  stop(): Promise<void>
}

/** A real PostgreSQL for one test run; its folder is deleted with it. */
export const startThrowAwayPostgres = (
  settings: Record<string, string> = FORGETFUL,
): Promise<ThrowAwayPostgres> => startIn(os.tmpdir(), settings)

/**
 * The same for tests that copy a small template hundreds of times: in memory where the system has a folder there, as a
 * thousand new files a copy keep a disk busier than all that is asked of the copy.
 */
export const startPostgresForCopies = (): Promise<ThrowAwayPostgres> =>
  startIn(hasSpace(MEMORY) ? MEMORY : os.tmpdir(), FOR_COPIES)

const MEMORY = '/dev/shm'

/** For the log and for the copies that exist at once; in a container it may be small. */
function hasSpace(folder: string): boolean {
  if (!fs.existsSync(folder)) return false
  const { bavail, bsize } = fs.statfsSync(folder)
  return Math.min(bavail * bsize, os.totalmem() / 2) > 4 * GB
}

async function startIn(place: string, settings: Record<string, string>): Promise<ThrowAwayPostgres> {
  removeLeftovers(place)
  const dataDir = fs.mkdtempSync(path.join(place, `${PREFIX}${process.pid}-`))
  const server = await startLocalPostgres({ dataDir, settings: { max_connections: '200', ...settings } })
  await allowForTests(server.superuserUrl('postgres'))
  return {
    createDatabase: server.createDatabase,
    stop: async () => {
      await server.stop()
      removeBehind(dataDir)
    },
  }
}

/** Test files copy databases, end connections and make rows that no trigger would accept; the product does none of that. */
async function allowForTests(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(`alter role ${OWNER} createdb`)
  await client.query(`grant set on parameter session_replication_role to ${OWNER}`)
  await client.query(`grant pg_signal_backend, pg_signal_autovacuum_worker to ${OWNER}`)
  await client.end()
}

// A killed run leaves its server behind. The folder's name tells whose it was.
function removeLeftovers(place: string): void {
  for (const name of fs.readdirSync(place).filter((name) => name.startsWith(PREFIX))) {
    const owner = Number(name.slice(PREFIX.length).split('-', 1)[0])
    const folder = path.join(place, name)
    const isOurs = fs.statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.()
    if (!isOurs || Number.isNaN(owner) || isAlive(owner)) continue
    const server = findRunningServer(path.join(folder, 'postgres'))
    if (server) process.kill(server.pid, 'SIGQUIT') // at once: nothing in it is worth saving
    removeBehind(folder)
  }
}

// In a process of its own: the databases of hundreds of test files take half a minute.
function removeBehind(folder: string): void {
  const remove = 'require("node:fs").rmSync(process.argv[1], { recursive: true, force: true })'
  spawn(process.execPath, ['-e', remove, folder], { detached: true, stdio: 'ignore' }).unref()
}
