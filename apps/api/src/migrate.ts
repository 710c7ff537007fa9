import { readConfig } from '#platform/config.ts'
import { checkServer } from '#platform/database/check-server.ts'
import { migrate } from '#platform/database/migrate.ts'
import { toLine } from '#platform/to-line.ts'

// A third door, for whoever brings the database forward apart from starting the market: `npm run migrate`.
try {
  // It sends no mail, so it asks for no mail server.
  const env = { ...process.env, ALLOW_DEV_MAILBOX: 'true' }
  const { databaseUrl: url, databaseWaitMs: waitMs, mode } = readConfig(env)
  if (url === null) throw new Error('DATABASE_URL is missing')
  await checkServer({ url, allowUnsafe: mode === 'test', waitMs, onWait: console.log })
  await migrate(url, (name) => console.log(name))
} catch (error) {
  process.stderr.write(`ahia: ${toLine(error)}\n`)
  process.exitCode = 1
}
