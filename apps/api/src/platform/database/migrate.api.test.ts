import fs from 'node:fs/promises'
import path from 'node:path'
import { createDatabase as createOnServer } from '@ahia/local-postgres/create-database'
import { describeTables } from '@ahia/testing/describe-tables'
import { slowTest } from '@ahia/testing/runs/slow-test'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { checkServer, findFault } from './check-server.ts'
import { migrate } from './migrate.ts'

async function emptyDatabase(): Promise<string> {
  const name = `empty_${newId().replaceAll('-', '')}`
  const addressOf = (database: string) => inject('templateUrl').replace(/[^/]+$/, database)
  await createOnServer(addressOf('postgres'), { name })
  return addressOf(name)
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

slowTest('three instances that start at once run the migrations once', async () => {
  const url = await emptyDatabase()
  const steps: string[] = []

  await Promise.all([1, 2, 3].map(() => migrate(url, (name) => steps.push(name))))

  const files = (await fs.readdir(path.resolve(import.meta.dirname, '../../../db/migrations'))).sort()
  expect(steps).toEqual(files)
})

slowTest('an older release ignores migrations of a newer one', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  await query(url, `insert into schema_migrations (name) values ('9999_from_next_release.sql')`)

  await expect(migrate(url)).resolves.toBeUndefined()
})

test.each(['0001_rate_limits.sql', '0009_carts_and_wishlists.sql'])(
  'data of an unreleased version with %s is rejected with the command that removes it',
  async (name) => {
    const url = await emptyDatabase()
    await query(url, 'create table schema_migrations (name text primary key)')
    await query(url, `insert into schema_migrations (name) values ('${name}')`)

    await expect(migrate(url)).rejects.toThrow('npm run data:empty')
  },
)

slowTest('tables filled by a migration are analysed, and empty ones are not', async () => {
  const url = await emptyDatabase()

  await migrate(url)

  const counted = await query<{ name: string; rows: number }>(
    url,
    `select relname as name, reltuples::integer as rows from pg_class
     where relname in ('products', 'schema_migrations') order by 1`,
  )
  expect(counted).toEqual([
    { name: 'products', rows: -1 },
    { name: 'schema_migrations', rows: expect.any(Number) },
  ])
  expect(counted[1]?.rows).toBeGreaterThan(10)
})

test('tables.ts matches the migrations (npm run tables writes it again)', async () => {
  const described = await describeTables(inject('templateUrl'))
  const written = await fs.readFile(path.resolve(import.meta.dirname, '../../tables.ts'), 'utf8')

  // The formatter may break lines as it likes.
  const plain = (text: string) => text.replace(/[\s|]+/g, '').replaceAll(',}', '}')
  expect(plain(written)).toBe(plain(described))
})

test('a database server with unsafe durability settings is refused', async () => {
  const url = inject('templateUrl') // the test server runs with fsync off

  const check = checkServer({ url, allowUnsafe: false, waitMs: 0, onWait: () => {} })

  await expect(check).rejects.toThrow('turn fsync, synchronous_commit, full_page_writes on')
})

test('a database that is too old is refused', () => {
  const settings = new Map([['server_version_num', '150018']])

  expect(findFault(settings, false)).toBe('PostgreSQL 18 or newer is needed, this server is 15')
})

test('a database that rejects the connection is named without its password', async () => {
  const url = inject('templateUrl').replace(/:[^:@/]+@/, ':wr0ng@')

  const check = checkServer({ url, allowUnsafe: true, waitMs: 0, onWait: () => {} })

  await expect(check).rejects.toThrow(/The database at 127\.0\.0\.1:\d+\/template_ahia rejects us: password/)
  await expect(check).rejects.not.toThrow('wr0ng')
})
