import { openJobs } from '#open-jobs.ts'
import { Closing } from '#platform/closing.ts'
import { createLog } from '#platform/log.ts'
import { atEndOfFile } from './end-of-file.ts'
import { startTestApi, type TestApi } from './test-api.ts'

/** The API with its background work, whose email can be read in the mailbox. */
export async function startApiWithJobs(given: Parameters<typeof startTestApi>[0] = {}): Promise<TestApi> {
  const api = await startTestApi(given)
  await startJobsOf(api)
  return api
}

/** Works off what is asked for in the background, until the test file ends. */
export async function startJobsOf({ url, publicUrl, payments, pictures, secrets }: TestApi): Promise<void> {
  const closing = new Closing()
  atEndOfFile(() => closing.closeAll())
  const log = createLog('silent')
  await openJobs({ url, email: { way: 'mailbox' }, publicUrl, payments, pictures, secrets, log, closing })
}
