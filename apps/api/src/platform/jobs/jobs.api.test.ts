import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '#platform/log.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { type Handler, handle, on } from './handlers.ts'
import { eventKind, jobKind } from './kinds.ts'
import { enqueue, publish } from './outbox.ts'
import { startJobs } from './start-jobs.ts'

const sendLetter = jobKind('send_letter', z.strictObject({ to: z.string() }))
const shopOpened = eventKind('shop.opened', z.strictObject({ shop: z.string() }))

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

async function work(handlers: Handler[]): Promise<void> {
  const jobs = await startJobs({ pool: database.pool, log: createLog('silent'), handlers })
  onTestFinished(() => jobs.stop())
}

test('work asked for in a transaction that fails is never done; in one that commits it is done at once', async () => {
  const sent: string[] = []
  await work([handle(sendLetter, async ({ to }) => void sent.push(to))])

  const failed = database.db.transaction(async (tx) => {
    await enqueue(tx, sendLetter, { to: 'nobody' })
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  await database.db.transaction((tx) => enqueue(tx, sendLetter, { to: 'Ada' }))

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

test('news reaches every listener, and one that fails does not repeat it for the others', async () => {
  const heard: string[] = []
  let failures = 0
  await work([
    on(shopOpened, 'mail', async ({ shop }) => void heard.push(`mail ${shop}`)),
    on(shopOpened, 'search', async () => {
      failures += 1
      throw new Error('search is away')
    }),
  ])

  await database.db.transaction((tx) => publish(tx, shopOpened, { shop: 'Gadget Yard' }))

  await expect.poll(() => [heard, failures]).toEqual([['mail Gadget Yard'], 1])
  // The worker writes down a moment later what became of a job.
  await expect
    .poll(listListeners)
    .toEqual([{ task: 'shop.opened:search', attempts: 1, error: 'search is away' }])
})

test('two requests under one key become one piece of work', async () => {
  await database.db.transaction((tx) => enqueue(tx, sendLetter, { to: 'first' }, { key: 'letter-1' }))
  await database.db.transaction((tx) => enqueue(tx, sendLetter, { to: 'second' }, { key: 'letter-1' }))
  const sent: string[] = []

  await work([handle(sendLetter, async ({ to }) => void sent.push(to))])

  await expect.poll(() => sent).toEqual(['second'])
})
