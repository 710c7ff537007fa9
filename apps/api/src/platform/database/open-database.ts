import { startLocalPostgres } from '@ahia/local-postgres/local-postgres'
import type { Closing } from '#platform/closing.ts'
import type { Config } from '#platform/config.ts'
import type { Progress } from '#platform/progress.ts'
import { checkServer } from './check-server.ts'
import { migrate } from './migrate.ts'

const OWN_DATABASE = 'ahia'
/** Its last checkpoint may have much to write. */
const POSTGRES_STOP_MS = 60_000

type Opening = { config: Config; closing: Closing; progress: Progress; stopping: AbortSignal }

/** The URL of a checked and migrated database: the configured one, else our own. */
export async function openDatabase({ config, closing, progress, stopping }: Opening): Promise<string> {
  const url = config.databaseUrl ?? (await startOwn({ config, closing, progress }))
  stopping.throwIfAborted()
  const allowUnsafe = config.mode === 'test'
  await checkServer({ url, allowUnsafe, waitMs: config.databaseWaitMs, onWait: progress.say, stopping })
  await progress.step('database is up to date', () => migrate(url, (name) => progress.say(`    ${name}`)))
  return url
}

async function startOwn({ config, closing, progress }: Omit<Opening, 'stopping'>): Promise<string> {
  const server = await progress.step('PostgreSQL is running', () =>
    startLocalPostgres({ dataDir: config.dataDir }),
  )
  closing.add('PostgreSQL', () => server.stop(), POSTGRES_STOP_MS)
  return server.createDatabase(OWN_DATABASE)
}
