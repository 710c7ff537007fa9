import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '#platform/log.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { type Handler, handle, on } from './handlers.ts'
import { eventKind, jobKind } from './kinds.ts'
import { LiveSession } from './live-session.ts'
import { enqueue, publish } from './outbox.ts'
import { startJobs } from './start-jobs.ts'

const sendEmail = jobKind('send_email', z.strictObject({ to: z.string() }))
const shopOpened = eventKind('shop.opened', z.strictObject({ shop: z.string() }))

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

async function work(handlers: Handler[]): Promise<void> {
  const jobs = await startJobs({ pool: database.pool, log: createLog('silent'), handlers })
  onTestFinished(() => jobs.stop())
}

test('a job of a failed transaction never runs; a job of a committed one runs at once', async () => {
  const sent: string[] = []
  await work([handle(sendEmail, async ({ to }) => void sent.push(to))])

  const failed = database.db.transaction(async (tx) => {
    await enqueue(tx, sendEmail, { to: 'nobody' })
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  await database.db.transaction((tx) => enqueue(tx, sendEmail, { to: 'Ada' }))

  await expect.poll(() => sent).toEqual(['Ada'])
})

/** The listeners' jobs that are not done. */
async function listListeners() {
  const { rows } = await database.pool.query(
    `select task_identifier as task, attempts, last_error as error
     from graphile_worker.jobs where task_identifier like 'shop.opened:%'`,
  )
  return rows
}

test('an event reaches every listener, and a failing listener does not repeat it for the others', async () => {
  const received: string[] = []
  let failures = 0
  await work([
    on(shopOpened, 'mail', async ({ shop }) => void received.push(`mail ${shop}`)),
    on(shopOpened, 'search', async () => {
      failures += 1
      throw new Error('search is away')
    }),
  ])

  await database.db.transaction((tx) => publish(tx, shopOpened, { shop: 'Gadget Yard' }))

  await expect.poll(() => [received, failures]).toEqual([['mail Gadget Yard'], 1])
  // The worker writes down a moment later what became of a job.
  await expect
    .poll(listListeners)
    .toEqual([{ task: 'shop.opened:search', attempts: 1, error: 'search is away' }])
})

test('two jobs with the same key become one', async () => {
  await database.db.transaction((tx) => enqueue(tx, sendEmail, { to: 'first' }, { key: 'letter-1' }))
  await database.db.transaction((tx) => enqueue(tx, sendEmail, { to: 'second' }, { key: 'letter-1' }))
  const sent: string[] = []

  await work([handle(sendEmail, async ({ to }) => void sent.push(to))])

  await expect.poll(() => sent).toEqual(['second'])
})

/** As a process that was killed a while ago leaves it behind. */
const lockFor = (worker: string) =>
  database.pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute'`,
    [worker],
  )

test('R4 the job of a killed process is taken over by the next one that starts', async () => {
  await database.db.transaction((tx) => enqueue(tx, sendEmail, { to: 'Ngozi' }))
  await lockFor('worker-of-the-dead')
  const sent: string[] = []

  await work([handle(sendEmail, async ({ to }) => void sent.push(to))])

  await expect.poll(() => sent).toEqual(['Ngozi'])
})

/** As a process leaves it that is at work, or was until this moment. */
async function lockNowFor(worker: string, sessionKey: number): Promise<void> {
  await database.pool.query('update graphile_worker._private_jobs set locked_by = $1, locked_at = now()', [
    worker,
  ])
  await database.pool.query('insert into job_workers (name, session_key) values ($1, $2)', [
    worker,
    sessionKey,
  ])
}

test('R4 the job of a process is taken over at once when its connection has ended', async () => {
  await database.db.transaction((tx) => enqueue(tx, sendEmail, { to: 'Ngozi' }))
  await lockNowFor('worker-just-killed', 77)
  const sent: string[] = []

  await work([handle(sendEmail, async ({ to }) => void sent.push(to))])

  await expect.poll(() => sent).toEqual(['Ngozi'])
})

test('R4 the job of another process stays with it while that process reports as alive', async () => {
  await database.db.transaction((tx) => enqueue(tx, sendEmail, { to: 'Ngozi' }))
  await lockFor('worker-elsewhere')
  await database.pool.query(`insert into job_workers (name) values ('worker-elsewhere')`)
  const sent: string[] = []

  await work([handle(sendEmail, async ({ to }) => void sent.push(to))])
  await database.db.transaction((tx) => enqueue(tx, sendEmail, { to: 'Ada' }))

  await expect.poll(() => sent).toEqual(['Ada'])
})

test('R4 the job of another process stays with it while its connection is open', async () => {
  const elsewhere = new LiveSession(database.pool)
  onTestFinished(async () => {
    await database.pool.query('delete from graphile_worker._private_jobs')
    await elsewhere.end()
  })
  await database.db.transaction((tx) => enqueue(tx, sendEmail, { to: 'Ngozi' }))
  await elsewhere.ask(({ key }) => lockNowFor('worker-connected-elsewhere', key))
  const sent: string[] = []

  await work([handle(sendEmail, async ({ to }) => void sent.push(to))])
  await database.db.transaction((tx) => enqueue(tx, sendEmail, { to: 'Ada' }))

  await expect.poll(() => sent).toEqual(['Ada'])
})

test('R4 a process reports as alive under the name that locks its jobs', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  await work([handle(sendEmail, () => finished)])
  onTestFinished(() => finish()) // before the work is stopped, which waits for it

  await database.db.transaction((tx) => enqueue(tx, sendEmail, { to: 'Ada' }))

  const listDoers = async () => {
    const { rows } = await database.pool.query(
      'select session_key is not null as is_known from graphile_worker.jobs join job_workers on name = locked_by',
    )
    return rows
  }
  await expect.poll(listDoers).toEqual([{ is_known: true }])
})

test('R5 when the database drops all connections during a job, work continues afterwards', async () => {
  const sent: string[] = []
  const { promise: broken, resolve: goOn } = Promise.withResolvers<void>()
  await work([
    handle(sendEmail, async ({ to }) => {
      sent.push(to)
      if (to === 'Ada') await broken
    }),
  ])
  await database.db.transaction((tx) => enqueue(tx, sendEmail, { to: 'Ada' }))
  await expect.poll(() => sent).toEqual(['Ada'])

  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  goOn()
  await database.db.transaction((tx) => enqueue(tx, sendEmail, { to: 'Ngozi' }))

  await expect.poll(() => sent).toContain('Ngozi')
})
