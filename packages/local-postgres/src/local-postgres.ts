import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Binaries, findBinaries } from './binaries.ts'
import { createDatabase } from './create-database.ts'
import { type DatabaseUser, findDatabaseUser } from './database-user.ts'
import { ensureOwner, OWNER } from './ensure-owner.ts'
import { exclusively } from './exclusively.ts'
import { initialise, SUPERUSER } from './initialise.ts'
import { joinKeepers } from './keepers.ts'
import { lend } from './lend.ts'
import { findRunningServer, isAlive, type RunningServer } from './running-server.ts'

export type LocalPostgres = {
  pid: number
  /** Address of one of its databases, for the role that owns them, with its password. */
  url(database: string): string
  /** The same for the superuser: only for tools. */
  superuserUrl(database: string): string
  /** Creates a database of the market's role unless it exists, and returns its `url`. */
  createDatabase(name: string, template?: string): Promise<string>
  /** Stops the server, unless another process of ours still uses it. */
  stop(): Promise<void>
}

export type LocalPostgresOptions = {
  /** Holds the database in `postgres/`, its passwords and its log. */
  dataDir: string
  /** PostgreSQL settings; a throw-away test database may turn durability off. */
  settings?: Record<string, string>
}

/** In the data folder. The superuser's is `postgres-password`. */
const OWNER_PASSWORD_FILE = 'market-password'
const POLL_MS = 20
const START_TIMEOUT_MS = 120_000 // crash recovery of a large market takes a while
const LISTEN = { listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC' }
const MB = 1024 * 1024
// An eighth of the memory; what the market does not need of it is never touched.
const bufferMb = Math.round(Math.min(2048, Math.max(128, os.totalmem() / 8 / MB)))
const SIZE = { max_connections: '100', shared_buffers: `${bufferMb}MB` }

/**
 * Starts PostgreSQL from the npm package, or adopts one that a killed run left behind or another process uses. It runs
 * in its own process group: Ctrl-C must not end it before the requests under way are answered.
 */
export async function startLocalPostgres({
  dataDir,
  settings = {},
}: LocalPostgresOptions): Promise<LocalPostgres> {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  hideFromOthers(dataDir)
  // Starting and stopping are serialised, so that nobody joins a server that is being stopped.
  return exclusively(dataDir, async () => {
    const folder = path.resolve(dataDir, 'postgres')
    const passwordFile = path.resolve(dataDir, 'postgres-password')
    const server = await findOrStart({ folder, passwordFile, dataDir, settings })
    const urlFor = (role: string, password: string) => (database: string) =>
      `postgres://${role}:${password}@127.0.0.1:${server.port}/${database}`
    const superuserUrl = urlFor(SUPERUSER, fs.readFileSync(passwordFile, 'utf8'))
    const ownerPassword = path.resolve(dataDir, OWNER_PASSWORD_FILE)
    const url = urlFor(OWNER, await ensureOwner({ superuserUrl, passwordFile: ownerPassword }))
    const keepers = await joinKeepers(url('postgres'))
    const stop = async () => {
      if (await keepers.leave()) await stopServer(folder)
    }
    return {
      pid: server.pid,
      url,
      superuserUrl,
      createDatabase: async (name, template) => {
        await createDatabase(superuserUrl('postgres'), { name, template, owner: OWNER })
        return url(name)
      },
      stop: () => exclusively(dataDir, stop),
    }
  })
}

/** T24: names and addresses of customers are in there. A folder of somebody else stays as its owner wants it. */
function hideFromOthers(folder: string): void {
  const { uid, mode } = fs.statSync(folder)
  if (uid === process.getuid?.()) fs.chmodSync(folder, mode & 0o770)
}

async function findOrStart(start: Start): Promise<RunningServer> {
  const running = fs.existsSync(start.folder) ? await waitUntilSettled(start.folder) : null
  return running ?? startServer(start)
}

type Start = { folder: string; passwordFile: string; dataDir: string; settings: Record<string, string> }

async function startServer({ folder, passwordFile, dataDir, settings }: Start): Promise<RunningServer> {
  const user = findDatabaseUser(folder)
  const binaries = findBinaries(user)
  initialise({ folder, passwordFile, binaries, user })
  const logFile = path.join(dataDir, 'postgres.log')
  const exited = await spawnServer({ folder, logFile, settings, binaries, user })
  const started = await waitFor(() => {
    if (exited()) throw new Error(`PostgreSQL did not start: ${lastFault(logFile)}`)
    const found = findRunningServer(folder)
    return found?.state === 'ready' ? found : null
  })
  return started
}

type Spawn = {
  folder: string
  logFile: string
  settings: Record<string, string>
  binaries: Binaries
  user: DatabaseUser | null
}

async function spawnServer({ folder, logFile, settings, binaries, user }: Spawn): Promise<() => boolean> {
  const data = lend(folder, user, 3)
  const log = fs.openSync(logFile, 'w', 0o600)
  fs.fchmodSync(log, 0o600) // one that an earlier start has made
  const all = { ...LISTEN, port: String(await freePort()), ...SIZE, ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(binaries.postgres, ['-D', data.path, ...flags], {
    ...user,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log, ...data.descriptors],
    detached: true,
  })
  child.on('error', () => {}) // seen below as an exit without a process
  child.unref()
  fs.closeSync(log)
  data.close()
  return () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
}

// A server that is starting or stopping belongs to a run that was killed or is just ending: wait for it.
async function waitUntilSettled(folder: string): Promise<RunningServer | null> {
  return waitFor(() => {
    const found = findRunningServer(folder)
    if (found === null) return { settled: null }
    return found.state === 'ready' ? { settled: found } : null
  }).then(({ settled }) => settled)
}

async function stopServer(folder: string): Promise<void> {
  // Looked up again: the id of one that died meanwhile may belong to another program now.
  const server = findRunningServer(folder)
  if (server === null) return
  process.kill(server.pid, 'SIGINT') // PostgreSQL's fast shutdown
  await waitFor(() => (isAlive(server.pid) ? null : { gone: true }))
}

async function waitFor<Found extends object>(look: () => Found | null): Promise<Found> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const found = look()
    if (found) return found
    await pause(POLL_MS)
  }
  throw new Error(`PostgreSQL was not ready within ${START_TIMEOUT_MS / 1000} s`)
}

function lastFault(logFile: string): string {
  const lines = fs.readFileSync(logFile, 'utf8').trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? 'no word in its log'
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
