import { listHandlers } from '#jobs.ts'
import { storeInMailbox } from '#notifications/store-in-mailbox.ts'
import { startJobs } from '#platform/jobs/start-jobs.ts'
import { createLog } from '#platform/log.ts'
import { atEndOfFile } from './end-of-file.ts'
import { startTestApi, type TestApi } from './test-api.ts'

/** The API with its background work, whose email can be read in the mailbox. */
export async function startApiWithJobs(given: Parameters<typeof startTestApi>[0] = {}): Promise<TestApi> {
  const api = await startTestApi(given)
  const { pool, db, publicUrl, payments, pictures } = api
  const log = createLog('silent')
  const handlers = listHandlers({
    pool,
    db,
    publicUrl,
    payments,
    pictures,
    log,
    deliverEmail: (email) => storeInMailbox({ db }, email),
  })
  const jobs = await startJobs({ pool, log, handlers })
  atEndOfFile(() => jobs.stop())
  return api
}
