import { openPictureStore } from '#media/pictures/open-picture-store.ts'
import { openEmailDelivery } from '#notifications/open-email-delivery.ts'
import { readConfig } from '#platform/config.ts'
import { createDatabase } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createPools } from '#platform/database/pool.ts'
import { startJobs } from '#platform/jobs/start-jobs.ts'
import { createLog } from '#platform/log.ts'
import { createProgress } from '#platform/progress.ts'
import { runApp } from '#platform/run-app.ts'
import { readSecretKey } from '#platform/secret-key.ts'
import { createSecrets } from '#platform/secrets.ts'
import { findPayments } from '#providers/paystack/open-payments.ts'
import { listHandlers } from './jobs.ts'
import type { Tables } from './tables.ts'

// Runs jobs only, beside instances that serve with JOBS=elsewhere.
runApp(async (closing, stopping) => {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const progress = createProgress()
  const url = await openDatabase({ config, closing, progress, stopping })
  const pools = createPools({ url, max: config.poolMax, log })
  const { pool } = pools
  closing.add('database connections', () => Promise.all([pool.end(), pools.readPool.end()]))
  const db = createDatabase<Tables>(pools)
  const deliverEmail = await openEmailDelivery({ email: config.email, db, log, closing })
  const payments = findPayments(config, createSecrets(readSecretKey(config)))
  const jobs = await startJobs({
    pool,
    log,
    handlers: listHandlers({
      pool,
      db,
      deliverEmail,
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      payments,
      pictures: openPictureStore(config),
      log,
    }),
  })
  closing.add('jobs', () => jobs.stop())
  progress.say('The worker is working. Stop it with Ctrl-C.')
})
