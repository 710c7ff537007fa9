import { createDatabase as createOnServer } from '@ahia/local-postgres/create-database'
import type pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createDatabase } from '#platform/database/database.ts'
import { createPool } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import type { Db, Tables } from '#tables.ts'
import { TEMPLATE } from './global-setup.ts'

export type TestDatabase = { url: string; pool: pg.Pool; db: Db }

/** A migrated, empty database for the calling test file; closed after its last test. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = inject('templateUrl')
  const name = `test_${newId().replaceAll('-', '')}`
  const addressOf = (database: string) => template.replace(/[^/]+$/, database)
  await createOnServer(addressOf('postgres'), name, TEMPLATE)
  const url = addressOf(name)
  const pool = createPool({ url, max: 8, log: createLog('silent') })
  afterAll(() => pool.end())
  return { url, pool, db: createDatabase<Tables>(pool) }
}
