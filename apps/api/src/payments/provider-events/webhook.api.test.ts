import { createHmac, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aPayer,
  aProvider,
  openPaymentFixture,
  type PaymentFixture,
  paymentsOf,
  statusesOf,
} from '../../../test/payment-fixture.ts'
import { readError } from '../../../test/read-error.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { startJobsOf } from '../../../test/with-jobs.ts'
import { forgetOldEvents } from './forget-old-events.ts'
import { processMissedEvents } from './process-event.ts'

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await openPaymentFixture()
  await startJobsOf(fixture.api)
})
beforeEach(() => fixture.sandbox.control.reset())

const sign = (body: string, hash = 'sha512', key = fixture.sandbox.secretKey) =>
  createHmac(hash, key).update(body).digest('hex')

type How = { signature?: string | null; method?: string; origin?: string }

function describeVerified(
  body: string,
  { signature = sign(body), method = 'POST', origin = fixture.api.origin }: How = {},
) {
  return fetch(`${origin}/api/v1/webhooks/paystack`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'x-paystack-signature': signature }),
    },
    ...(method === 'GET' ? {} : { body }),
  })
}

const aCharge = (reference: string, written: object = {}) =>
  JSON.stringify({ event: 'charge.success', data: { id: 302961, reference, status: 'success', ...written } })

const kept = async (reference: string) =>
  (
    await fixture.api.pool.query(
      'select event, subject, body, processed_at is not null as "isProcessed" from provider_events where reference = $1',
      [reference],
    )
  ).rows

describe('T9 a webhook without a valid signature is refused and stores nothing', () => {
  const body = aCharge('ahia-00000001')
  test.each([
    ['no signature', () => null],
    ['an empty one', () => ''],
    ['one of another key', () => sign(body, 'sha512', 'sk_test_another')],
    ['a shorter one', () => sign(body).slice(0, 127)],
    ['one in capitals', () => sign(body).toUpperCase()],
    ['one by sha256', () => sign(body, 'sha256')],
    ['one of another byte', () => sign(`${body} `)],
  ])('%s', async (_name, signature) => {
    const answer = await describeVerified(body, { signature: signature() })

    expect(await readError(answer)).toMatchObject({
      status: 401,
      code: 'SIGNATURE_REFUSED',
      message: 'Refused',
      details: null,
    })
    expect(await kept('ahia-00000001')).toEqual([])
  })
})

test('PAY-03 a signed webhook settles its payment after we verify it, whatever its formatting', async () => {
  const ada = await aPayer(fixture)
  const { reference } = await ada.pay()
  await fixture.sandbox.control.webhooks({ mode: 'withheld' })
  await fixture.sandbox.control.pay({ reference })

  const answer = await describeVerified(
    `{ "event" :\n"charge.success", "data": {"id": 7, "reference": "\\u0061${reference.slice(1)}"} }`,
  )

  expect(answer.status).toBe(200)
  expect(await kept(reference)).toHaveLength(1) // I14: it is on disk before it is answered
  await expect.poll(() => statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])
  await expect.poll(() => kept(reference)).toMatchObject([{ isProcessed: true }])
})

test('DATA-04 personal payment data is not stored, and processed events are deleted after 90 days', async () => {
  const [old, waiting, young] = [randomUUID(), randomUUID(), randomUUID()].map((id) => `ahia-${id}`)
  const personal = {
    customer: { email: 'ada@ahia.example' },
    ip_address: '10.0.0.1',
    log: { a: 1 },
    messages: [{ body: 'Ada Obi never bought this' }],
    note: 'Call Ada',
    evidence: { customer_name: 'Ada' },
    attachments: 'ada.pdf',
  }
  const authorization = { last4: '4081', account_name: 'Ada' }
  const inside = { transaction: { authorization, amount: 5 } }
  for (const reference of [old, waiting, young])
    await describeVerified(aCharge(`${reference}`, { ...personal, authorization, ...inside }))
  await expect.poll(() => kept(`${young}`)).toMatchObject([{ isProcessed: true }])
  await fixture.api.pool.query(
    `update provider_events set processed_at = case when reference = $1 then now() - interval '91 days'
     when reference = $2 then null else processed_at end, received_at = now() - interval '91 days'`,
    [old, waiting],
  )

  await forgetOldEvents(fixture.deps)

  expect(await kept(`${old}`)).toEqual([])
  expect(await kept(`${waiting}`)).toHaveLength(1)
  const [event] = await kept(`${young}`)
  expect(event.body).toEqual({
    event: 'charge.success',
    data: { id: 302961, reference: young, status: 'success', transaction: { amount: 5 } },
  })
})

test('P8 webhooks do not count towards the browsing limit', async () => {
  const payments = aProvider(fixture.sandbox)
  const { origin } = await startTestApi({ payments, env: { BROWSE_LIMIT_PER_MINUTE: '5' } })
  const browse = () => fetch(`${origin}/api/v1/openapi.json`)
  for (let visit = 0; visit < 5; visit += 1) await browse()

  const statuses: number[] = [] // one after the other: the gate may turn away forty at once on a busy machine
  for (let at = 0; at < 6; at += 1)
    statuses.push((await describeVerified(aCharge(`ahia-browse-${at}`), { origin })).status)

  expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
  expect((await browse()).status).toBe(429)
})

test('P8 an address may send 6,000 webhooks a minute; one more is turned away, with when to send it again', async () => {
  const { origin, pool } = await startTestApi({ payments: aProvider(fixture.sandbox) })
  await pool.query(
    `insert into rate_limits (bucket, hits, resets_at) values ('webhook:127.0.0.1', 5999, now() + interval '1 minute')`,
  )

  const last = await describeVerified(aCharge('ahia-last-of-a-minute'), { origin })
  const next = await describeVerified(aCharge('ahia-too-many'), { origin })

  expect([last.status, next.status]).toEqual([200, 429])
  expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('R4 an event whose job was lost is still processed', async () => {
  const ada = await aPayer(fixture)
  const { reference } = await ada.pay()
  await fixture.sandbox.control.webhooks({ mode: 'withheld' })
  await fixture.sandbox.control.pay({ reference })
  await fixture.api.pool.query(
    `insert into provider_events (id, event, subject, reference, body, received_at)
     values (gen_random_uuid(), 'charge.success', '1', $1, '{}', now() - interval '1 minute')`,
    [reference],
  )

  await processMissedEvents(fixture.deps)

  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])
  expect(await kept(reference)).toMatchObject([{ isProcessed: true }])
})

test('T9 a signed webhook that is not true pays nothing', async () => {
  const ada = await aPayer(fixture)
  const { reference } = await ada.pay()

  await describeVerified(aCharge(reference, { amount: 1_000_000, currency: 'NGN' }))

  await expect.poll(() => kept(reference)).toMatchObject([{ isProcessed: true }])
  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PENDING'])
  expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([{ status: 'OPEN' }])
})

test('F4 the same webhook sent five times is stored once and answered 200 each time', async () => {
  const reference = `ahia-${randomUUID()}`

  const answers = await Promise.all(Array.from({ length: 5 }, () => describeVerified(aCharge(reference))))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await kept(reference)).toHaveLength(1)
})

describe('F4 a signed but unusual webhook is stored and answered 200', () => {
  test.each([
    [
      'an event nobody knows',
      (reference: string) => JSON.stringify({ event: 'moon.landed', data: { reference } }),
    ],
    ['an amount that is a text', (reference: string) => aCharge(reference, { amount: '150000' })],
    ['metadata 0', (reference: string) => aCharge(reference, { metadata: 0 })],
    ['metadata of nothing', (reference: string) => aCharge(reference, { metadata: '' })],
    ['metadata that is an object', (reference: string) => aCharge(reference, { metadata: { a: [] } })],
    ['characters that no database keeps', (reference: string) => aCharge(reference, { note: '\0 \ud800' })],
    ['the second half of a pair', (reference: string) => aCharge(reference, { note: '\udc00' })],
    ['a name that no database keeps', (reference: string) => aCharge(reference, { '\0\ud800': 1 })],
    ...[100, 1_000, 5_000, 20_000].map((depth): [string, (reference: string) => string] => [
      `${depth} arrays in each other`,
      (reference) =>
        aCharge(reference, { note: 1 }).replace(
          '"note":1',
          `"note":${'['.repeat(depth)}${']'.repeat(depth)}`,
        ),
    ]),
    ['a number beyond all numbers', (reference: string) => aCharge(reference).replace('302961', '1e400000')],
    ['no number', (reference: string) => aCharge(reference, { id: null })],
  ])('%s', async (_name, write) => {
    const reference = `ahia-${randomUUID()}`

    const answer = await describeVerified(write(reference))

    expect(answer.status).toBe(200)
    await expect.poll(() => kept(reference)).toMatchObject([{ isProcessed: true }])
  })

  test.each(['not JSON at all', '', '[]', 'null', '"text"', '{"event":{},"data":[]}', '\ufeff{}'])(
    '%j',
    async (body) => {
      const before = await fixture.api.pool.query('select from provider_events')

      const answer = await describeVerified(body)

      expect(answer.status).toBe(200)
      const after = await fixture.api.pool.query('select from provider_events')
      expect((after.rowCount ?? 0) - (before.rowCount ?? 0)).toBe(1)
    },
  )
})

test('the webhook accepts only POST and is not in the API document', async () => {
  const answer = await describeVerified('', { signature: null, method: 'GET' })

  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  const document = await fetch(`${fixture.api.origin}/api/v1/openapi.json`)
  expect(await document.text()).not.toContain('webhooks')
})

// The last one: it spoils the connection that the next call would use.
test('a webhook of more than 256 KB is refused with 413', async () => {
  const body = JSON.stringify({ event: 'charge.success', data: { note: 'a'.repeat(1024 * 1024) } })

  expect(await readError(await describeVerified(body))).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
})
