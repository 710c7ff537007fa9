import { sendMessage } from '@ahia/contracts/contact'
import { listEmails } from '@ahia/contracts/developers/mailbox'
import { BRAND } from '@ahia/reference/brand'
import { beforeAll, expect, test } from 'vitest'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { startApiWithJobs } from '../../../test/with-jobs.ts'
import { forgetOldEnquiries } from './forget-old-enquiries.ts'
import { forwardEnquiries } from './forward-enquiries.ts'

let api: TestApi
beforeAll(async () => {
  // One proxy of ours, so that a test can stand for many networks.
  api = await startApiWithJobs({ env: { TRUST_PROXY_HOPS: '1' } })
})

let networks = 0
const post = (body: unknown, network = `10.1.${++networks >> 8}.${networks & 255}`) =>
  fetch(`${api.origin}/api/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify(body),
  })

const aMessage = (fields: Record<string, unknown> = {}) => ({
  name: 'Ada Obi',
  email: 'ada@example.com',
  subject: 'Where is my order?',
  message: 'It was to come on Monday.\n\nToday is Friday.',
  ...fields,
})

async function storedFrom(email: string) {
  return api.db.read
    .selectFrom('contact_messages')
    .select(['name', 'subject', 'message'])
    .where('email', '=', email)
    .orderBy('sent_at')
    .execute()
}

async function emailsWith(subject: string) {
  const { messages } = await api.call(listEmails, { to: BRAND.email })
  return messages.filter((mail) => mail.subject.includes(subject))
}

/** Once all that was asked for has been sent. */
async function settledEmailsWith(subject: string) {
  const waiting = () =>
    api.pool.query(`select from graphile_worker.jobs where task_identifier = 'send_email'`)
  await expect.poll(async () => (await waiting()).rowCount).toBe(0)
  return emailsWith(subject)
}

test('STAT-02 a message is stored and emailed to support, with the sender as reply address', async () => {
  const subject = 'Rice <b>& beans</b>'
  await api.call(sendMessage, aMessage({ email: ' Bola@Example.com ', subject }))

  expect(await storedFrom('bola@example.com')).toEqual([
    { name: 'Ada Obi', subject, message: 'It was to come on Monday.\n\nToday is Friday.' },
  ])
  const [mail] = await settledEmailsWith(subject)
  expect(mail).toMatchObject({ to: BRAND.email, headers: { 'Reply-To': 'bola@example.com' } })
  for (const line of ['Ada Obi', 'bola@example.com', 'It was to come on Monday.', 'Today is Friday.']) {
    expect(mail?.text).toContain(line)
    expect(mail?.html).toContain(line)
  }
  expect(mail?.html).toContain('Rice &lt;b&gt;&amp; beans')
})

test('STAT-02 twenty identical messages, from plain forms and scripts, are stored and emailed once', async () => {
  const message = aMessage({ email: 'same@example.com', subject: 'Sent by a nervous thumb' })
  const fromPlainForm = { ...message, message: message.message.replaceAll('\n', '\r\n') }

  await api.call(sendMessage, message)
  const again = await Promise.all(
    Array.from({ length: 20 }, (_, at) => post(at % 2 === 0 ? message : fromPlainForm)),
  )

  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await storedFrom('same@example.com')).toHaveLength(1)
  expect(await settledEmailsWith('nervous thumb')).toHaveLength(1)
})

test('STAT-02 two identical messages at the same moment are stored once', async () => {
  const message = aMessage({ email: 'race@example.com', subject: 'Both at once' })

  const statuses = (await Promise.all([post(message), post(message)])).map(({ status }) => status)

  expect(statuses).toEqual([200, 200])
  expect(await storedFrom('race@example.com')).toHaveLength(1)
  expect(await settledEmailsWith('Both at once')).toHaveLength(1)
})

test('STAT-02 a bot that fills in the hidden field gets the usual response, and nothing is stored', async () => {
  const robot = await post(aMessage({ email: 'robot@example.com', website: 'https://spam.example' }))
  const person = await post(aMessage({ email: 'person@example.com' }))

  expect(await robot.json()).toEqual(await person.json())
  expect(await storedFrom('robot@example.com')).toEqual([])
})

test.each([
  ['a missing name', { name: undefined }, 'name'],
  ['a blank name', { name: ' \u00a0 ' }, 'name'],
  ['no address', { email: 'ada' }, 'email'],
  ['a second header in the address', { email: 'ada@example.com\r\nBcc: everybody@example.com' }, 'email'],
  ['a second header after the address', { email: 'ada@example.com\r\n' }, 'email'],
  ['a second header in the subject', { subject: 'Hello\r\nBcc: everybody@example.com' }, 'subject'],
  ['another way to break a line', { subject: 'Hello\u2028Bcc: everybody@example.com' }, 'subject'],
  ['too long a subject', { subject: 'a'.repeat(201) }, 'subject'],
  ['a blank message', { message: '\n \n' }, 'message'],
  ['a message of 5,001 characters', { message: 'a'.repeat(5_001) }, 'message'],
  ['a null character', { message: 'Hello\u0000' }, 'message'],
  ['text that turns its direction', { name: 'Ada\u202e' }, 'name'],
  ['half a character', { message: 'Hello \ud83d' }, 'message'],
  ['a list', { message: ['Hello'] }, 'message'],
  ['a field that is not known', { to: 'everybody@example.com' }, 'to'],
])('STAT-02 %s is refused with the invalid field', async (_case, fields, path) => {
  const error = await readError(await post(aMessage({ email: 'bad@example.com', ...fields })))

  expect(error).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
  expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ path })]))
  expect(await storedFrom('bad@example.com')).toEqual([])
})

test('STAT-02 a message of 5,000 characters in any script is stored in full', async () => {
  const message = `${'ọ́'.normalize('NFD').repeat(1_666)}é!`

  await api.call(sendMessage, aMessage({ email: 'long@example.com', message }))

  expect(message).toHaveLength(5_000)
  expect((await storedFrom('long@example.com'))[0]?.message).toBe(message)
})

test('STAT-02 a sender may send five different messages per hour, and is then told how to reach us', async () => {
  const statuses: number[] = []
  for (let sent = 0; sent < 6; sent += 1)
    statuses.push((await post(aMessage({ email: 'often@example.com', subject: `No. ${sent}` }))).status)

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const error = await readError(await post(aMessage({ email: 'often@example.com', subject: 'No. 7' })))
  expect(error.message).toContain('or call us')
  // What was taken before is answered as before: its answer may have been lost.
  expect((await post(aMessage({ email: 'often@example.com', subject: 'No. 0' }))).status).toBe(200)
})

test('STAT-02 a network may send thirty messages per hour', async () => {
  const statuses: number[] = []
  for (let sent = 0; sent < 31; sent += 1)
    statuses.push((await post(aMessage({ email: `n${sent}@example.com` }), '10.9.9.9')).status)

  expect(statuses).toEqual([...new Array<number>(30).fill(200), 429])
})

const emailsInAnHour = (hits: number) =>
  api.pool.query(
    `insert into rate_limits (bucket, hits, resets_at) values ('enquiry-emails:all', $1, now() + interval '1 hour')
     on conflict (bucket) do update set hits = excluded.hits`,
    [hits],
  )
const emailsTaken = async () =>
  (await api.pool.query(`select hits from rate_limits where bucket = 'enquiry-emails:all'`)).rows[0]?.hits

test('STAT-02 a duplicate message does not count towards the email limit', async () => {
  await emailsInAnHour(1)
  const message = aMessage({ email: 'twice@example.com', subject: 'Counted once' })

  await Promise.all([post(message), post(message), post(message)])

  expect(await emailsTaken()).toBe(2)
})

test('STAT-02 beyond the email limit messages are stored and summarised in one email per hour', async () => {
  await emailsInAnHour(199)

  await api.call(sendMessage, aMessage({ email: 'last@example.com', subject: 'The last mail' }))
  const sent = ['One too many', 'Two too many'].map((subject) =>
    aMessage({ email: 'flood@example.com', subject, message: 'x'.repeat(5_000) }),
  )
  for (const message of sent) await api.call(sendMessage, message)

  expect(await settledEmailsWith('The last mail')).toHaveLength(1)
  expect(await emailsWith('too many')).toEqual([])
  await Promise.all([forwardEnquiries(api), forwardEnquiries(api)])
  await forwardEnquiries(api)
  const emails = await settledEmailsWith('enquiries are waiting')
  expect(emails.map(({ subject }) => subject)).toEqual(['2 enquiries are waiting'])
  for (const words of ['flood@example.com: One too many | xxx', 'Two too many | xxx']) {
    expect(emails[0]?.text).toContain(words)
  }
  expect(emails[0]?.text.length).toBeLessThan(2_000)
  await api.pool.query(`delete from rate_limits where bucket = 'enquiry-emails:all'`)
})

test('STAT-02 a message that could not be stored is not emailed', async () => {
  await api.pool.query(
    `alter table contact_messages add constraint no_luck check (email <> 'luck@example.com')`,
  )

  const response = await post(aMessage({ email: 'luck@example.com', subject: 'Out of luck' }))

  expect(response.status).toBe(500)
  expect(await settledEmailsWith('Out of luck')).toEqual([])
})

test('STAT-02 a message is deleted after two years', async () => {
  await api.call(sendMessage, aMessage({ email: 'old@example.com' }))
  await api.call(sendMessage, aMessage({ email: 'young@example.com' }))
  const age = (email: string, months: number) =>
    api.pool.query(
      'update contact_messages set sent_at = sent_at - make_interval(months => $2) where email = $1',
      [email, months],
    )
  await age('old@example.com', 25)
  await age('young@example.com', 23)

  await forgetOldEnquiries(api)

  expect(await storedFrom('old@example.com')).toEqual([])
  expect(await storedFrom('young@example.com')).toHaveLength(1)
})

test('STAT-02 many old messages are deleted in small batches', async () => {
  await api.pool.query(
    `insert into contact_messages (id, fingerprint, day, name, email, subject, message, sent_at)
     select gen_random_uuid(), sha256(n::text::bytea), now(), 'A', 'many@example.com', 'S', 'M', now() - interval '3 years'
     from generate_series(1, 5001) as n`,
  )
  let steps = 0
  const db = { ...api.db, transaction: countSteps(api.db.transaction) }

  await forgetOldEnquiries({ db })

  expect(await storedFrom('many@example.com')).toEqual([])
  expect(steps).toBeGreaterThan(2)

  function countSteps(transaction: typeof api.db.transaction): typeof api.db.transaction {
    return (work) => {
      steps += 1
      return transaction(work)
    }
  }
})
