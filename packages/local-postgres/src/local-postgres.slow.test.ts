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

async function run<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

async function count(url: string): Promise<number> {
  const [row] = await run<{ n: number }>(url, 'select count(*)::int as n from kept')
  return row?.n ?? 0
}

const KEEP_SOMETHING = 'create table kept (id int); insert into kept values (1), (2)'

test('concurrent first starts share one server, and only the last to stop ends it', async () => {
  const dataDir = secludedFolder()

  const starts = await Promise.all([start(dataDir), start(dataDir), start(dataDir)])
  await Promise.all(starts.map((server) => server.createDatabase('ahia')))

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
  const names = ['.', 'postgres.log', 'postgres', 'postgres-password', 'market-password']
  expect(names.map(forOthers)).toEqual([0, 0, 0, 0, 0])
})

test('T16 the market is an ordinary role: it owns its database, and opens no file, program or role', async () => {
  const server = await start(secludedFolder())
  onTestFinished(() => server.stop())
  const url = await server.createDatabase('ahia')

  await run(url, `${KEEP_SOMETHING}; create extension pg_trgm; drop table kept`)

  const [role] = await run(
    url,
    'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user',
  )
  expect(role).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false })
  for (const forbidden of [
    `copy (select 1) to program 'true'`,
    `select pg_read_file('postgresql.conf')`,
    'create role another superuser',
    'alter system set fsync = off',
    'drop database postgres',
  ])
    await expect(run(url, forbidden), forbidden).rejects.toThrow(/permission denied|must be owner/)
})

/** As an earlier release has left it: everything belongs to the superuser, and there is no other role. */
async function anEarlierFolder(): Promise<string> {
  const dataDir = secludedFolder()
  const server = await start(dataDir)
  await createDatabase(server.superuserUrl('postgres'), { name: 'ahia' })
  await run(
    server.superuserUrl('ahia'),
    `create extension pg_trgm;
     create text search configuration ours (copy = english);
     create table kept (id int generated always as identity, n serial);
     insert into kept default values; insert into kept default values;
     create sequence lonely;
     create view shown as select * from kept;
     create function doubled(n int) returns int language sql as 'select n * 2'`,
  )
  await run(server.superuserUrl('postgres'), 'drop role market')
  await server.stop()
  fs.rmSync(path.join(dataDir, 'market-password'))
  return dataDir
}

test('T16 a data folder of an earlier release keeps its data, which belongs to the ordinary role from then on', async () => {
  const dataDir = await anEarlierFolder()

  const server = await start(dataDir)
  onTestFinished(() => server.stop())

  const url = server.url('ahia')
  expect(await count(url)).toBe(2)
  await run(
    url,
    `insert into kept default values; alter table kept add column more int; create table another (id int);
     drop view shown; drop function doubled; drop sequence lonely; drop text search configuration ours`,
  )
  const foreign = await run(
    url,
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relowner <> 'market'::regrole`,
  )
  expect(foreign).toEqual([])
})

test('data is kept after a stop and a restart, behind the same password', async () => {
  const dataDir = secludedFolder()
  const first = await start(dataDir)
  await run(await first.createDatabase('ahia'), KEEP_SOMETHING)
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
