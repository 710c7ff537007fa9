import { listEmails } from '@ahia/contracts/developers/mailbox'
import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@ahia/contracts/newsletter'
import { beforeAll, expect, test } from 'vitest'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { startApiWithJobs } from '../../../test/with-jobs.ts'
import { forgetUnconfirmed } from './forget-unconfirmed.ts'

let api: TestApi
beforeAll(async () => {
  // One proxy of ours, so that a test can stand for many networks.
  api = await startApiWithJobs({ env: { TRUST_PROXY_HOPS: '1' } })
})

let networks = 0
const post = (path: string, body: unknown, network = `10.0.${++networks >> 8}.${networks & 255}`) =>
  fetch(`${api.origin}/api/v1/newsletter/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify(body),
  })

const subscribe = (email: string) => api.call(subscribeToNewsletter, { email })

async function emailsTo(email: string) {
  const { messages } = await api.call(listEmails, { to: email })
  return messages
}

/** The token of the newest email, once there are this many. */
async function tokenFor(email: string, emails = 1): Promise<string> {
  await expect.poll(async () => (await emailsTo(email)).length).toBe(emails)
  const [newest] = await emailsTo(email)
  return /token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? ''
}

async function statusOf(email: string): Promise<string | undefined> {
  const rows = await api.db.read
    .selectFrom('newsletter_subscribers')
    .select('status')
    .where('email', '=', email)
    .execute()
  expect(rows.length).toBeLessThan(2)
  return rows[0]?.status
}

/** As if everything with this address had happened so long ago. */
async function goBack(email: string, days: number): Promise<void> {
  const { pool } = api
  await pool.query(
    `update newsletter_subscribers set emailed_at = emailed_at - make_interval(days => $2),
       requested_at = requested_at - make_interval(days => $2) where email = $1`,
    [email, days],
  )
  await pool.query(
    `update newsletter_emails set sent_at = sent_at - make_interval(days => $2) where email = $1`,
    [email, days],
  )
}

test('SHELL-16 an email is subscribed once its owner confirms, and unsubscribed on request', async () => {
  await subscribe('  Ada@Example.com ')
  const token = await tokenFor('ada@example.com')
  expect(await statusOf('ada@example.com')).toBe('PENDING')

  expect(await api.call(confirmNewsletter, { token })).toEqual({ email: 'ada@example.com' })
  expect(await api.call(confirmNewsletter, { token })).toEqual({ email: 'ada@example.com' })
  expect(await statusOf('ada@example.com')).toBe('SUBSCRIBED')

  await api.call(unsubscribeFromNewsletter, { token })
  await api.call(unsubscribeFromNewsletter, { token })
  expect(await statusOf('ada@example.com')).toBe('UNSUBSCRIBED')
})

test('SHELL-16 the email has text and HTML, names the market and supports one-click unsubscribe', async () => {
  await subscribe('parts@example.com')
  const token = await tokenFor('parts@example.com')

  const [message] = await emailsTo('parts@example.com')

  const wayOut = `http://localhost:${new URL(api.origin).port}/newsletter/unsubscribe?token=${token}`
  expect(message).toMatchObject({
    subject: 'Confirm your Ahia newsletter',
    headers: {
      'List-Unsubscribe': `<${wayOut}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  for (const part of [message?.text, message?.html]) {
    expect(part).toContain(`/newsletter/confirm?token=${token}`)
    expect(part).toContain(wayOut)
  }
})

test('SHELL-16 only the hash of a token is stored', async () => {
  await subscribe('hash@example.com')
  const token = await tokenFor('hash@example.com')

  const { rows } = await api.pool.query(
    `select count(*)::int as emails from newsletter_emails
     where email = 'hash@example.com' and token_hash = sha256(convert_to($1, 'UTF8'))`,
    [token],
  )

  expect(rows).toEqual([{ emails: 1 }])
})

test('SHELL-16 new, pending and confirmed emails get the same response; only the email sent differs', async () => {
  const first = await subscribe('same@example.com')
  const again = await subscribe('SAME@example.com')
  const token = await tokenFor('same@example.com')
  await api.call(confirmNewsletter, { token })
  await goBack('same@example.com', 1)
  const confirmed = await subscribe('same@example.com')

  expect(again).toEqual(first)
  expect(confirmed).toEqual(first)
  await tokenFor('same@example.com', 2)
  const subjects = (await emailsTo('same@example.com')).map(({ subject }) => subject)
  expect(subjects).toEqual(["You're already subscribed to Ahia", 'Confirm your Ahia newsletter'])
  expect(await statusOf('same@example.com')).toBe('SUBSCRIBED')
})

test('SHELL-16 fifty concurrent requests for one email make one subscriber and one email', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post('subscribe', { email: 'crowd@example.com' })),
  )

  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses).toEqual(new Set([200, 429]))
  await tokenFor('crowd@example.com')
  const { rows } = await api.pool.query(
    `select (select count(*) from newsletter_emails where email = 'crowd@example.com')::int as emails,
       (select count(*) from graphile_worker.jobs where task_identifier = 'send_email')::int as waiting`,
  )
  expect(rows).toEqual([{ emails: 1, waiting: 0 }])
  expect(await statusOf('crowd@example.com')).toBe('PENDING')
})

test.each([
  ['nothing', {}],
  ['an empty text', { email: '' }],
  ['no address', { email: 'ada' }],
  ['no domain', { email: 'ada@' }],
  ['two addresses', { email: 'ada@example.com, bola@example.com' }],
  ['a name around it', { email: 'Ada <ada@example.com>' }],
  ['a second header', { email: 'ada@example.com\r\nBcc: everybody@example.com' }],
  ['a null character', { email: 'ada\u0000@example.com' }],
  ['too long a text', { email: `${'a'.repeat(64)}@${'b'.repeat(190)}.com` }],
  ['a number', { email: 42 }],
  ['a field that is not known', { email: 'ada@example.com', admin: true }],
])('SHELL-16 %s is refused with the invalid field', async (_case, body) => {
  const error = await readError(await post('subscribe', body))

  expect(error).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
  expect(JSON.stringify(error.details)).toMatch(/"path":"(email|admin)"/)
})

test('SHELL-16 a bot that fills in the hidden field gets the usual response, and nothing is stored', async () => {
  const response = await post('subscribe', { email: 'robot@example.com', website: 'https://spam.example' })

  expect(response.status).toBe(200)
  expect(await statusOf('robot@example.com')).toBeUndefined()
})

test('SHELL-16 after seven days a link no longer confirms, but still unsubscribes', async () => {
  await subscribe('late@example.com')
  const token = await tokenFor('late@example.com')
  await goBack('late@example.com', 8)

  expect(await readError(await post('confirm', { token }))).toMatchObject({
    status: 410,
    code: 'NEWSLETTER_LINK_EXPIRED',
  })
  expect(await statusOf('late@example.com')).toBe('PENDING')
  await api.call(unsubscribeFromNewsletter, { token })
  expect((await post('confirm', { token })).status).toBe(410)
  expect(await statusOf('late@example.com')).toBe('UNSUBSCRIBED')

  await subscribe('late@example.com')
  await api.call(confirmNewsletter, { token: await tokenFor('late@example.com', 2) })
  expect(await statusOf('late@example.com')).toBe('SUBSCRIBED')
})

test('SHELL-16 a made-up token is refused and changes no subscription', async () => {
  await subscribe('mine@example.com')
  const token = await tokenFor('mine@example.com')
  await api.call(confirmNewsletter, { token })

  const guess = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  for (const path of ['confirm', 'unsubscribe']) {
    expect(await readError(await post(path, { token: guess }))).toMatchObject({
      status: 404,
      code: 'NEWSLETTER_LINK_UNKNOWN',
    })
  }
  expect(await statusOf('mine@example.com')).toBe('SUBSCRIBED')
})

test('SHELL-16 a network may enter thirty emails per hour', async () => {
  const statuses: number[] = []
  for (let entered = 0; entered < 31; entered += 1) {
    const response = await post('subscribe', { email: `n${entered}@example.com` }, '10.9.9.9')
    statuses.push(response.status)
  }

  expect(statuses).toEqual([...new Array<number>(30).fill(200), 429])
})

test('SHELL-16 an unconfirmed email is deleted after a month, a subscribed one never', async () => {
  await subscribe('silent@example.com')
  await subscribe('loyal@example.com')
  await api.call(confirmNewsletter, { token: await tokenFor('loyal@example.com') })
  await goBack('silent@example.com', 31)
  await goBack('loyal@example.com', 31)

  await forgetUnconfirmed(api)

  expect([await statusOf('silent@example.com'), await statusOf('loyal@example.com')]).toEqual([
    undefined,
    'SUBSCRIBED',
  ])
})

test('SHELL-16 an unsubscribed email stays unsubscribed and is emailed at most once a week', async () => {
  await subscribe('left@example.com')
  const token = await tokenFor('left@example.com')
  await api.call(confirmNewsletter, { token })
  await api.call(unsubscribeFromNewsletter, { token })

  await subscribe('left@example.com')
  const second = await tokenFor('left@example.com', 2)
  await api.call(unsubscribeFromNewsletter, { token: second }) // an answer to that email earns no other
  await goBack('left@example.com', 6)
  await subscribe('left@example.com')
  expect(await emailsSent('left@example.com')).toBe(2)
  await goBack('left@example.com', 2)
  await subscribe('left@example.com')
  expect(await emailsSent('left@example.com')).toBe(3)

  await goBack('left@example.com', 31)
  await forgetUnconfirmed(api)
  expect(await statusOf('left@example.com')).toBe('UNSUBSCRIBED')
  expect(await api.call(unsubscribeFromNewsletter, { token })).toEqual({ email: 'left@example.com' })
})

async function emailsSent(email: string): Promise<number> {
  const { rows } = await api.pool.query(
    'select count(*)::int as emails from newsletter_emails where email = $1',
    [email],
  )
  return rows[0]?.emails
}
