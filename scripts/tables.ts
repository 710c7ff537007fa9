// Writes the TypeScript of all tables again, after a migration has been added.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describeTables } from '@ahia/testing/describe-tables'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'

const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, 'apps/api/src/tables.ts')

const postgres = await startThrowAwayPostgres()
try {
  const url = await postgres.createDatabase('tables')
  const migrate = path.join(root, 'apps/api/src/migrate.ts')
  const { status } = spawnSync(process.execPath, [migrate], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: url },
  })
  if (status !== 0) throw new Error('The migrations did not run')
  fs.writeFileSync(target, await describeTables(url))
} finally {
  await postgres.stop()
}
