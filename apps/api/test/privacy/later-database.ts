import { createDatabase } from '#platform/database/database.ts'
import { createPools } from '#platform/database/pool.ts'
import { createLog } from '#platform/log.ts'
import type { Db, Tables } from '#tables.ts'
import { atEndOfFile } from '../end-of-file.ts'
import type { TestDatabase } from '../test-database.ts'

/**
 * PRIV-06: the same database with its clock moved ahead: `now()` of every statement is that much later. The rows stay as
 * they are. A schema in front of the system's has its own `now`.
 */
export async function openLater({ pool, url }: Pick<TestDatabase, 'pool' | 'url'>): Promise<{
  db: Db
  moveTo(span: string): Promise<void>
}> {
  await pool.query('create schema later')
  await pool.query('create table later.clock (ahead interval not null)')
  await pool.query(`insert into later.clock values ('0')`)
  await pool.query(
    `create function later.now() returns timestamptz language sql stable
     as 'select pg_catalog.now() + ahead from later.clock'`,
  )
  const name = new URL(url).pathname.slice(1)
  await pool.query(`alter database ${name} set search_path = later, pg_catalog, public`)
  const pools = createPools({ url, max: 2, log: createLog('silent') })
  atEndOfFile(() => Promise.all([pools.pool.end(), pools.readPool.end()]))
  const moveTo = async (span: string) => {
    await pool.query('update later.clock set ahead = $1::interval', [span])
  }
  return { db: createDatabase<Tables>(pools), moveTo }
}
