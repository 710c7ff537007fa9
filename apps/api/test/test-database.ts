import { createDatabase as createOnServer } from '@ahia/local-postgres/create-database'
import { inDatabase } from '@ahia/testing/in-database'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase } from '#platform/database/database.ts'
import { createPools, type Pools } from '#platform/database/pool.ts'
import { endsInTime } from '#platform/ends-in-time.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { seedDemoMarket } from '#seed/seed-demo-market.ts'
import type { Db, Tables, Writer } from '#tables.ts'
import { atEndOfFile } from './end-of-file.ts'
import { TEMPLATE } from './global-setup.ts'

const DEMO_TEMPLATE = `${TEMPLATE}_demo`

export type TestDatabase = {
  url: string
  pool: pg.Pool
  pools: Pools
  db: Db
  /** For what a test writes by hand. */
  writer: Writer
}

/** A migrated, empty database for the calling test file; closed after its last test. */
export const testDatabase = (): Promise<TestDatabase> => copyOf(TEMPLATE)

/** The same with the demo market in it. */
export async function demoDatabase(): Promise<TestDatabase> {
  await ensureDemoTemplate()
  return copyOf(DEMO_TEMPLATE)
}

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${newId().replaceAll('-', '')}`
  await createOnServer(addressOf('postgres'), { name, template })
  const database = open(name)
  atEndOfFile(() => inDatabase(addressOf('postgres'), `drop database ${name} with (force)`))
  atEndOfFile(() => endAll(database.pools))
  return database
}

/** Filled once for all test files, by the first that needs it; the others wait. */
async function ensureDemoTemplate(): Promise<void> {
  const admin = new pg.Client(addressOf('postgres'))
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(1)')
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [DEMO_TEMPLATE])
    if (rowCount === 0) await fillDemoTemplate(admin)
  } finally {
    await admin.end()
  }
}

async function fillDemoTemplate(admin: pg.Client): Promise<void> {
  const filling = `${DEMO_TEMPLATE}_filling`
  await admin.query(`drop database if exists ${filling}`)
  await createOnServer(addressOf('postgres'), { name: filling, template: TEMPLATE })
  const { db, pools } = open(filling)
  await seedDemoMarket({ db })
  await endAll(pools)
  await admin.query(`alter database ${filling} rename to ${DEMO_TEMPLATE}`)
}

/** A busy machine is no reason to fail: the real timeouts are tested in pool.api.test.ts. */
const LONG_TIMEOUTS = {
  statementMs: 100_000,
  lockMs: 100_000,
  idleInTransactionMs: 100_000,
  acquireMs: 100_000,
  answerMs: 110_000,
}

function open(name: string): TestDatabase {
  const url = addressOf(name)
  const pools = createPools({ url, max: 8, log: createLog('silent'), timeouts: LONG_TIMEOUTS })
  const writer = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pools.pool }) })
  return { url, pool: pools.pool, pools, writer, db: createDatabase<Tables>(pools) }
}

/** Requests are over by now: what is still in use after so long was never released, and would be waited for without end. */
const RELEASED_WITHIN_MS = 60_000

async function endAll({ pool, readPool }: Pools): Promise<void> {
  const ended = Promise.all([pool.end(), readPool.end()])
  if (!(await endsInTime(ended, RELEASED_WITHIN_MS)))
    throw new Error('A test of this file did not release its database connection')
}

const addressOf = (database: string): string => inject('templateUrl').replace(/[^/]+$/, database)
