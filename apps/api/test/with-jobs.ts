import { openJobs } from '#open-jobs.ts'
import { Closing } from '#platform/closing.ts'
import { createLog } from '#platform/log.ts'
import { atEndOfFile } from './end-of-file.ts'
import { assertNoIdsInEmails } from './no-ids-in-emails.ts'
import { startTestApi, type TestApi } from './test-api.ts'

/** The API with its background work, whose email can be read in the mailbox. */
export async function startApiWithJobs(given: Parameters<typeof startTestApi>[0] = {}): Promise<TestApi> {
  const api = await startTestApi(given)
  await startJobsOf(api)
  return api
}

/** Works off what is asked for in the background, until the test file ends. */
export async function startJobsOf(api: TestApi): Promise<void> {
  const { url, publicUrl, payments, pictures, lines, secrets, pool } = api
  const closing = new Closing()
  atEndOfFile(() => assertNoIdsInEmails(pool)) // of all that the tests of the file have sent
  atEndOfFile(() => closing.closeAll())
  const log = createLog('silent')
  await openJobs({
    url,
    email: { way: 'mailbox' },
    publicUrl,
    adminUrl: publicUrl,
    payments,
    pictures,
    lines,
    secrets,
    log,
    closing,
  })
}
