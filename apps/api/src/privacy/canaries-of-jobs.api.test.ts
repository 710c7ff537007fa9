import { sendMessage } from '@ahia/contracts/contact'
import { sampleAnswer } from '@ahia/testing/office/sample-answer'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { listHandlers } from '#jobs.ts'
import { storeInMailbox } from '#notifications/store-in-mailbox.ts'
import { createDatabase } from '#platform/database/database.ts'
import type { Handler } from '#platform/jobs/handlers.ts'
import { startJobs } from '#platform/jobs/start-jobs.ts'
import type { Tables } from '#tables.ts'
import { send } from '../../test/customer.ts'
import { atEndOfFile } from '../../test/end-of-file.ts'
import { aBuyer, anOrder, aThing, DEV_PAGES_OPEN } from '../../test/order-fixture.ts'
import { EMAIL, leaksIn, NAME, PHONE, readableLog, STREET, WORDS } from '../../test/privacy/canaries.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: DEV_PAGES_OPEN })
})

const partsOf = (log: Parameters<typeof listHandlers>[0]['log']): Parameters<typeof listHandlers>[0] => ({
  ...api,
  deliverEmail: (email) => storeInMailbox(api, email),
  adminUrl: api.publicUrl,
  log,
})

/** What a database, a provider or a store says when it chokes on what it was given. */
const choked = () =>
  Object.assign(new pg.DatabaseError(`invalid input syntax: "${NAME} of ${STREET}, ${WORDS}"`, 1, 'error'), {
    code: '22P02',
    detail: `Failing row contains (${NAME}, ${EMAIL}, ${PHONE}, ${STREET}, ${WORDS}).`,
    cause: new Error(`rejected <${EMAIL}>, telephone ${PHONE}`),
  })

const failing = async (): Promise<never> => {
  throw choked()
}
/** Whatever is asked of it fails. */
const choking = <Part extends object>(part: Part): Part => new Proxy(part, { get: () => failing })

/** Runs each once as the queue does, with nothing or with what fits its schema. */
async function workThrough(handlers: readonly Handler[], log: Parameters<typeof startJobs>[0]['log']) {
  const jobs = await startJobs({
    pool: api.pool,
    log,
    handlers: handlers.map((one) => ({ ...one, cron: null, atStart: false })),
  })
  atEndOfFile(() => jobs.stop())
  for (const { task, payload } of handlers)
    await api.pool.query('select graphile_worker.add_job($1, payload := $2::json, max_attempts := 1)', [
      task,
      JSON.stringify(
        payload === null ? {} : sampleAnswer({ data: payload }, { texts: [WORDS, EMAIL], listLength: 1 }),
      ),
    ])
  const countLeft = async () => {
    const { rows } = await api.pool.query<{ left: number }>(
      'select count(*)::int as left from graphile_worker._private_jobs where attempts < max_attempts and run_at <= now() or locked_at is not null',
    )
    return rows[0]?.left
  }
  await expect.poll(countLeft, { timeout: 30_000 }).toBe(0)
  await jobs.stop()
}

test('PRIV-13 every job that fails on personal values names none of them, in the log or beside the job', async () => {
  const { log, lines, listLeaks } = readableLog()
  const parts = partsOf(log)
  const pool = choking(api.pool)
  const handlers = listHandlers({
    ...parts,
    pool,
    db: createDatabase<Tables>({ pool, readPool: pool }),
    payments: choking(parts.payments),
    pictures: choking(parts.pictures),
    lines: choking(parts.lines),
    deliverEmail: failing,
  })

  await workThrough(handlers, log)

  const failed = handlers.filter(({ task }) => lines.some((line) => line.includes(`(${task}, `)))
  expect(failed.length).toBe(handlers.length)
  expect(listLeaks()).toEqual([])
  const { rows } = await api.pool.query<{ error: string }>(
    'select last_error as error from graphile_worker._private_jobs where last_error is not null',
  )
  expect(rows.length).toBeGreaterThan(handlers.length / 2)
  expect(rows.flatMap(({ error }) => leaksIn(error))).toEqual([])
  await api.pool.query('delete from graphile_worker._private_jobs')
})

test('PRIV-13 every job that works on personal values logs none of them', async () => {
  const { log, lines, listLeaks } = readableLog()
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const orderId = await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  const address = { street: STREET, city: STREET, country: 'Nigeria', state: 'Lagos' }
  const post = (path: string, body: unknown) => send(api, path, { token: buyer.token, body })
  await post('/user/updateProfile', { name: NAME, phone: PHONE, address })
  await post('/user/register', { email: EMAIL })
  await post('/newsletter/subscribe', { email: EMAIL, website: '' })
  await post(`/orders/${orderId}/problem`, { reason: WORDS })
  await post(`/products/${thing.productId}/questions`, { question: WORDS })
  await api.call(sendMessage, { email: EMAIL, name: NAME, subject: WORDS, message: WORDS })
  await api.pool.query(
    `update orders set receiver_name = $1, receiver_phone = $2, street = $3 where account_id = $4`,
    [NAME, PHONE, STREET, buyer.accountId],
  )

  await workThrough(listHandlers(partsOf(log)), log)

  expect(lines.length).toBeGreaterThan(50)
  expect(listLeaks()).toEqual([])
  const { rows } = await api.pool.query('select t::text as entry from audit_entries t')
  expect(rows.flatMap(({ entry }) => leaksIn(entry))).toEqual([])
})
