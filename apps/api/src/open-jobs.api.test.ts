import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { sendEmail } from '#notifications/enqueue-email.ts'
import { listMailbox } from '#notifications/list-mailbox.ts'
import { newId } from '#platform/ids.ts'
import { startApiWithJobs } from '../test/with-jobs.ts'

const code = { to: 'ada@example.com', subject: 'Your code', text: '1234', html: '1234', headers: {} }

/** As requests hold them that wait for something. */
const holdAll = (pool: pg.Pool) =>
  Promise.all(
    Array.from({ length: pool.options.max }, async () => {
      const connection = await pool.connect()
      onTestFinished(() => connection.release())
      return connection
    }),
  )

test('R5 an email is delivered while requests hold all their connections', async () => {
  const { pool, db } = await startApiWithJobs()
  const [connection] = await holdAll(pool)

  await connection?.query('select graphile_worker.add_job($1, payload := $2::json)', [
    sendEmail.name,
    JSON.stringify({ id: newId(), ...code }),
  ])

  const listTexts = async () => (await listMailbox({ db }, code.to)).map(({ text }) => text)
  await expect.poll(listTexts).toEqual(['1234'])
})
