import type { LineFiles } from '#media/lines/open-line-store.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { openEmailDelivery } from '#notifications/open-email-delivery.ts'
import type { Closing } from '#platform/closing.ts'
import type { Config } from '#platform/config.ts'
import { createDatabase } from '#platform/database/database.ts'
import { createPools } from '#platform/database/pool.ts'
import { startJobs } from '#platform/jobs/start-jobs.ts'
import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { PaymentProvider } from '#providers/paystack/payment-provider.ts'
import { listHandlers } from './jobs.ts'
import type { Tables } from './tables.ts'

/** One listens for new jobs, one is for the queue's bookkeeping; the others are for the four jobs that run at once. */
const CONNECTIONS = 6
/** Nobody waits for an answer, and a job that fails is only retried after a growing pause. */
const ACQUIRE_TIMEOUT_MS = 30_000

type Opening = {
  url: string
  email: Config['email']
  /** The base of links in emails. */
  publicUrl: string
  adminUrl: string
  payments: PaymentProvider
  pictures: PictureStore
  lines: LineFiles
  secrets: Secrets
  log: Log
  closing: Closing
}

/** Runs the jobs on connections of their own, as requests that wait for theirs must not hold up an email or a refund. */
export async function openJobs({ url, email, closing, ...parts }: Opening): Promise<void> {
  const { log } = parts
  const pools = createPools({ url, max: CONNECTIONS, log, timeouts: { acquireMs: ACQUIRE_TIMEOUT_MS } })
  const { pool, readPool } = pools
  closing.add('database connections of the jobs', () => Promise.all([pool.end(), readPool.end()]))
  const db = createDatabase<Tables>(pools)
  const deliverEmail = await openEmailDelivery({ email, db, log, closing })
  const jobs = await startJobs({ pool, log, handlers: listHandlers({ ...parts, pool, db, deliverEmail }) })
  closing.add('jobs', () => jobs.stop())
}
