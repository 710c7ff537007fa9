import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { Closing } from '#platform/closing.ts'
import type { Config } from '#platform/config.ts'
import { handle } from '#platform/jobs/handlers.ts'
import { startJobs } from '#platform/jobs/start-jobs.ts'
import { createLog } from '#platform/log.ts'
import { startSmtpServer } from '../../test/smtp-server.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import { enqueueEmail, sendEmail } from './enqueue-email.ts'
import { listMailbox } from './list-mailbox.ts'
import { openEmailDelivery } from './open-email-delivery.ts'
import { storeInMailbox } from './store-in-mailbox.ts'

const log = createLog('silent')

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

const anEmail = (to: string) => ({
  to,
  subject: 'Hello',
  text: 'Hello',
  html: '<p style="color: red">Hello</p>',
  headers: {},
})

async function workWith(email: Config['email']): Promise<void> {
  const closing = new Closing()
  const deliver = await openEmailDelivery({ email, db: api.db, log, closing })
  const jobs = await startJobs({ pool: api.pool, log, handlers: [handle(sendEmail, deliver)] })
  closing.add('jobs', () => jobs.stop())
  onTestFinished(async () => void (await closing.closeAll()))
}

test('SHELL-16 an email refused temporarily by the mail server is retried and delivered once', async () => {
  const busy = Object.assign(new Error('come back later'), { responseCode: 451 })
  let errors = 0
  const { url, received } = await startSmtpServer({
    onMailFrom: (_address, _session, done) => {
      if (errors === 1) return done()
      errors += 1
      return done(busy)
    },
  })
  await workWith({ way: 'smtp', url, from: 'Market <market@ahia.example>' })

  await api.db.transaction((tx) => enqueueEmail(tx, anEmail('ada@example.com')))

  await expect.poll(() => received.length).toBe(1)
  expect(errors).toBe(1)
  expect(received[0]).toContain('From: Market <market@ahia.example>')
  const waiting = () => api.pool.query('select from graphile_worker.jobs')
  await expect.poll(async () => (await waiting()).rowCount).toBe(0)
  expect(received).toHaveLength(1)
}, 20_000)

test('AUTH-10 without a mail server an email is stored, and the same email only once', async () => {
  const email = { id: '01990000-0000-7000-8000-00000000000a', ...anEmail('twice@example.com') }

  await storeInMailbox(api, email)
  await storeInMailbox(api, email)

  expect(await listMailbox(api, 'Twice@example.com')).toHaveLength(1)
})

test('AUTH-10 the newest thousand stored emails are kept', async () => {
  await api.pool.query(
    `insert into mailbox_messages (message_id, recipient, subject, text, html, headers, sent_at)
     select 'old-' || n, 'old@example.com', 'Old', '', '', '{}', now() - make_interval(mins => n)
     from generate_series(1, 1200) as n`,
  )

  await storeInMailbox(api, { id: '01990000-0000-7000-8000-00000000000b', ...anEmail('new@example.com') })

  const { rows } = await api.pool.query(
    `select count(*)::int as kept, bool_or(message_id like 'old-1___') as has_oldest from mailbox_messages`,
  )
  expect(rows).toEqual([{ kept: 1000, has_oldest: false }])
  expect((await listMailbox(api, null))[0]?.to).toBe('new@example.com')
})

test('AUTH-10 the HTML of a stored email keeps its styles and cannot run scripts', async () => {
  const id = '01990000-0000-7000-8000-00000000000c'
  await storeInMailbox(api, { id, ...anEmail('html@example.com') })

  const response = await fetch(`${api.origin}/api/v1/dev/mailbox/${id}/html`)

  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox /)
  expect(await response.text()).toContain('<p style="color: red">Hello</p>')
})

test.each(['%00', 'any', '%F0%9F%90%98'])('AUTH-10 a stored email called %s is not found', async (id) => {
  expect((await fetch(`${api.origin}/api/v1/dev/mailbox/${id}/html`)).status).toBe(404)
})

test('AUTH-10 a market that sends email has no dev mailbox', async () => {
  const sending = await startTestApi({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })

  for (const path of ['/dev/mailbox', '/dev/mailbox/any/html'])
    expect((await fetch(`${sending.origin}/api/v1${path}`)).status).toBe(404)
})
