import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { runQueue } from './run-queue.ts'

test('R5 a broken queue is given up, even if it never reports that it stopped', async () => {
  const { pool } = await testDatabase()
  const events: WorkerEvents = new EventEmitter()
  const queue = await runQueue({
    pgPool: pool,
    noHandleSignals: true,
    taskList: { nothing: () => {} },
    crontab: '',
    events,
    giveUpMs: 0,
  })
  onTestFinished(() => queue.stop())

  // What the library says when it cannot write down what became of a job.
  Reflect.apply(events.emit, events, ['pool:fatalError', { error: new Error('the database is away') }])

  expect(await queue.ended).toMatchObject({ message: 'the database is away' })
})
