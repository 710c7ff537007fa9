import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { on } from './handlers.ts'
import { eventKind } from './kinds.ts'
import { publish } from './outbox.ts'
import { startJobs } from './start-jobs.ts'

const refundDue = eventKind('order.refund_due', z.strictObject({ order: z.string() }))

test('an event published by an older release reaches a listener of a newer release', async () => {
  const { pool, db } = await testDatabase()
  const log = createLog('silent')
  const refunded: string[] = []
  const listener = on(refundDue, 'payments', async ({ order }) => void refunded.push(order))
  const newer = await startJobs({ pool, log, handlers: [listener] })
  await newer.stop()

  const older = await startJobs({ pool, log, handlers: [] })
  onTestFinished(() => older.stop())
  await db.transaction((tx) => publish(tx, refundDue, { order: 'A1' }))
  const waiting = () =>
    pool.query(`select 1 from graphile_worker.jobs where task_identifier = 'order.refund_due:payments'`)
  await expect.poll(async () => (await waiting()).rowCount).toBe(1)
  const newerAgain = await startJobs({ pool, log, handlers: [listener] })
  onTestFinished(() => newerAgain.stop())

  await expect.poll(() => refunded).toEqual(['A1'])
})
