import { parseArgs } from 'node:util'
import { startLocalPostgres } from '@ahia/local-postgres/local-postgres'
import { z } from 'zod'
import { Closing } from '#platform/closing.ts'
import { readConfig } from '#platform/config.ts'
import { checkServer } from '#platform/database/check-server.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createProgress } from '#platform/progress.ts'
import { toLine } from '#platform/to-line.ts'
import { assertFillable } from './assert-fillable.ts'
import { fillBigMarket } from './fill-big-market.ts'
import { measureBigMarket } from './measure-big-market.ts'

// An entry point of its own: `npm run demo:big -- --products 1000000`. It is in this folder because only main.ts may import seed/.
const OWN_DATABASE = 'ahia_big'
/** PostgreSQL's last checkpoint writes much, so stopping takes longer. */
const POSTGRES_STOP_MS = 120_000

const PRODUCTS = 'must be a whole number from 1 to 2000000'
const optionsSchema = z.object({
  products: z.coerce.number(PRODUCTS).int(PRODUCTS).min(1, PRODUCTS).max(2_000_000, PRODUCTS),
  into: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
})

const progress = createProgress()
const closing = new Closing()
const stopping = new AbortController()
// One Ctrl-C arrives several times, and loaded rows have to be removed first, so a signal only asks the work to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

try {
  await run()
} catch (error) {
  process.stderr.write(`ahia: ${toLine(error)}\n`)
  process.exitCode = 1
} finally {
  await closing.closeAll()
}

async function run(): Promise<void> {
  const startedAt = performance.now()
  const { products, into } = readOptions()
  const { mode, dataDir, databaseWaitMs: waitMs } = readConfig(process.env)
  const url = into ?? (await startOwn(dataDir))
  const allowUnsafe = mode === 'test'
  await checkServer({ url, allowUnsafe, waitMs, onWait: progress.say, stopping: stopping.signal })
  await assertFillable(url)
  await progress.step('database is up to date', () => migrate(url))
  await fillBigMarket({
    url,
    products,
    now: new Date(),
    stopping: stopping.signal,
    step: progress.step,
    onLoaded: progress.bar('products'),
  })
  const minutes = (performance.now() - startedAt) / 60_000
  progress.say(`${await measureBigMarket(url)}, in ${minutes.toFixed(1)} minutes`)
}

function readOptions(): z.output<typeof optionsSchema> {
  const { values } = parseArgs({ options: { products: { type: 'string' }, into: { type: 'string' } } })
  const { data, error } = optionsSchema.safeParse(values)
  if (data) return data
  throw new Error(error.issues.map(({ path: [name], message }) => `--${String(name)} ${message}`).join('; '))
}

async function startOwn(dataDir: string): Promise<string> {
  const server = await progress.step('PostgreSQL is running', () => startLocalPostgres({ dataDir }))
  closing.add('PostgreSQL', () => server.stop(), POSTGRES_STOP_MS)
  return server.createDatabase(OWN_DATABASE)
}
