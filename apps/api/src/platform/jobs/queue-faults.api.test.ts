import pg from 'pg'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { createLog } from '#platform/log.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { handle } from './handlers.ts'
import { jobKind } from './kinds.ts'
import { enqueue } from './outbox.ts'
import { startJobs } from './start-jobs.ts'
import { stayAlive } from './stay-alive.ts'

const log = createLog('silent')
const sendEmail = jobKind('send_email', z.strictObject({ to: z.string() }))

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => void (await database.pool.query('delete from graphile_worker._private_jobs')))

const enqueueFor = (to: string) => database.db.transaction((tx) => enqueue(tx, sendEmail, { to }))

async function work(): Promise<string[]> {
  const sent: string[] = []
  const handlers = [handle(sendEmail, async ({ to }) => void sent.push(to))]
  const jobs = await startJobs({ pool: database.pool, log, handlers })
  onTestFinished(() => jobs.stop())
  return sent
}

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)

/** The first answer with rows to such a statement is lost on its way, as when the process stands still for too long. */
function loseAnswerTo(statement: string): void {
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const answer = Reflect.apply(query, this, args)
    if (!textOf(args[0]).includes(statement)) return answer
    return answer.then((result: pg.QueryResult) => {
      if (result.rowCount === 0) return result
      spy.mockRestore()
      throw new Error('Query read timeout')
    })
  })
  onTestFinished(() => spy.mockRestore())
}

test.each([
  ['which job it has got', 'attempts = jobs.attempts + 1'],
  ['which tasks there are', 'select id, identifier from'],
])('R5 a queue that does not learn %s does the job all the same', async (_what, statement) => {
  await enqueueFor('Ada')
  loseAnswerTo(statement)

  const sent = await work()

  await expect.poll(() => sent).toEqual(['Ada'])
})

test('R5 the job of a queue of this process that has ended is freed at the next report', async () => {
  let workers = ['ended-queue']
  const alive = await stayAlive({ pool: database.pool, log, workers: () => workers })
  onTestFinished(() => alive.stop())
  await enqueueFor('Ada')
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'ended-queue', locked_at = now()`,
  )
  const listLocks = async () => {
    const { rows } = await database.pool.query('select locked_by from graphile_worker._private_jobs')
    return rows
  }

  await alive.report()
  expect(await listLocks()).toEqual([{ locked_by: 'ended-queue' }])
  workers = ['next-queue']
  await alive.report()

  expect(await listLocks()).toEqual([{ locked_by: null }])
})
