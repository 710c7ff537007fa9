import fs from 'node:fs/promises'
import path from 'node:path'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { ANALYZE_TABLES } from './analyze-tables.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../db/migrations')
/** Names of files from before the baseline was rewritten in place. No release had them, so there is no way forward from them. */
const BEFORE_BASELINE = ['0001_rate_limits.sql', '0009_carts_and_wishlists.sql']
/** Any number will do, as long as every instance of every release takes the same one. */
const LOCK_KEY = 4_127_001

const silent = new Logger(() => () => {}) // it logs steps that are of no interest here

/**
 * Applies pending migrations, one transaction per file, while holding a lock: of two instances that start at once the second
 * waits and finds nothing to do. Applied files of a newer release are ignored, so that an older instance can still start
 * beside it.
 */
export async function migrate(url: string, onStep: (name: string) => void = () => {}): Promise<void> {
  // A connection of its own: the pool's time limits are for requests, and a migration may need longer.
  const client = new pg.Client({ connectionString: url, application_name: 'ahia-migrate' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    const pending = await listPending(client)
    for (const name of pending) {
      onStep(name)
      await apply(client, name)
    }
    // Some migrations fill columns or tables, and without statistics their queries are planned badly.
    if (pending.length > 0) await client.query(ANALYZE_TABLES)
    await runMigrations({ connectionString: url, maxPoolSize: 1, logger: silent })
  } finally {
    await client.end()
  }
}

async function listPending(client: pg.Client): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name')
  const applied = new Set(rows.map(({ name }) => name))
  if (BEFORE_BASELINE.some((name) => applied.has(name)))
    throw new Error(
      'This data was made by an unreleased version. Remove it with `npm run data:empty` and start again',
    )
  const files = (await fs.readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()
  return files.filter((file) => !applied.has(file))
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const statements = await fs.readFile(path.join(FOLDER, name), 'utf8')
  try {
    await client.query('begin')
    await client.query(statements)
    await client.query('insert into schema_migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed`, { cause })
  }
}
