import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from './create-database.ts'
import { startLocalPostgres } from './local-postgres.ts'
import { findRunningServer, isAlive } from './running-server.ts'

const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** A folder that the server's user may not enter from above, with a space in its name. */
function secludedFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia pg-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  fs.chmodSync(folder, 0o700)
  return path.join(folder, '.data')
}

const start = (dataDir: string) => startLocalPostgres({ dataDir, settings: FORGETFUL })

async function count(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from kept')
  await client.end()
  return rows[0]?.n ?? 0
}

async function keepSomething(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table kept (id int); insert into kept values (1), (2)')
  await client.end()
}

test('concurrent first starts share one server, and only the last to stop ends it', async () => {
  const dataDir = secludedFolder()

  const starts = await Promise.all([start(dataDir), start(dataDir), start(dataDir)])
  await Promise.all(starts.map((server) => createDatabase(server.url('postgres'), 'ahia')))

  const pids = new Set(starts.map(({ pid }) => pid))
  expect(pids.size).toBe(1)
  const [pid = 0] = pids
  await starts[0]?.stop()
  expect(isAlive(pid)).toBe(true)
  await Promise.all(starts.slice(1).map((server) => server.stop()))
  expect(isAlive(pid)).toBe(false)
})

test('T24 other users of the machine can read neither the data folder nor the log', async () => {
  const dataDir = secludedFolder()
  fs.mkdirSync(dataDir, { mode: 0o755 })
  fs.writeFileSync(path.join(dataDir, 'postgres.log'), '', { mode: 0o644 })

  const server = await start(dataDir)
  onTestFinished(() => server.stop())

  const forOthers = (name: string) => fs.statSync(path.join(dataDir, name)).mode & 0o007
  expect(['.', 'postgres.log', 'postgres', 'postgres-password'].map(forOthers)).toEqual([0, 0, 0, 0])
})

test('data is kept after a stop and a restart, behind the same password', async () => {
  const dataDir = secludedFolder()
  const first = await start(dataDir)
  await createDatabase(first.url('postgres'), 'ahia')
  await keepSomething(first.url('ahia'))
  await first.stop()

  const second = await start(dataDir)
  onTestFinished(() => second.stop())

  expect(await count(second.url('ahia'))).toBe(2)
  await expect(count(second.url('ahia').replace(/:[^:@/]+@/, ':guess@'))).rejects.toThrow('password')
})

test('the stale lock file of a dead server does not prevent a start', async () => {
  const dataDir = secludedFolder()
  const first = await start(dataDir)
  await first.stop()
  const other = spawn('sleep', ['60'])
  onTestFinished(() => void other.kill())
  const lockFile = path.join(dataDir, 'postgres/postmaster.pid')
  fs.writeFileSync(lockFile, `${other.pid}\n/nowhere\n0\n5432\n\n127.0.0.1\n0 0\nready\n`)

  expect(findRunningServer(path.join(dataDir, 'postgres'))).toBeNull()
  const second = await start(dataDir)

  await second.stop()
})
