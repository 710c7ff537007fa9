import { openLineStore } from '#media/lines/open-line-store.ts'
import { openPictureStore } from '#media/pictures/open-picture-store.ts'
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLog } from '#platform/log.ts'
import { createProgress } from '#platform/progress.ts'
import { runApp } from '#platform/run-app.ts'
import { readSecretKey } from '#platform/secret-key.ts'
import { createSecrets } from '#platform/secrets.ts'
import { findPayments } from '#providers/paystack/open-payments.ts'
import { openJobs } from './open-jobs.ts'

// Runs jobs only, beside instances that serve with JOBS=elsewhere.
runApp(async (closing, stopping) => {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const progress = createProgress()
  const url = await openDatabase({ config, closing, progress, stopping })
  const secrets = createSecrets(readSecretKey(config))
  await openJobs({
    url,
    email: config.email,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    adminUrl: config.adminUrl ?? `http://localhost:${config.adminPort}`,
    payments: findPayments(config, secrets),
    pictures: openPictureStore(config),
    lines: openLineStore(config),
    secrets,
    log,
    closing,
  })
  progress.say('The worker is working. Stop it with Ctrl-C.')
})
