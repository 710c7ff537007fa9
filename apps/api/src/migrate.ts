import { readConfig } from '#platform/config.ts'
import { checkServer } from '#platform/database/check-server.ts'
import { migrate } from '#platform/database/migrate.ts'
import { toLine } from '#platform/to-line.ts'

const NO_SECRET = 'of no use to a migration, but long enough'

// A third entry point, to migrate the database without starting the market: `npm run migrate`.
try {
  // It sends no email and signs nobody in, so it needs neither a mail server nor a secret.
  const env = { ...process.env, ALLOW_DEV_MAILBOX: 'true', SECRET_KEY: NO_SECRET }
  const { databaseUrl: url, databaseWaitMs: waitMs, mode } = readConfig(env)
  if (url === null) throw new Error('DATABASE_URL is missing')
  await checkServer({ url, allowUnsafe: mode === 'test', waitMs, onWait: console.log })
  await migrate(url, (name) => console.log(name))
} catch (error) {
  process.stderr.write(`ahia: ${toLine(error)}\n`)
  process.exitCode = 1
}
