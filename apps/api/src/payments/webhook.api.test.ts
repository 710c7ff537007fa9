import { createHmac, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aPayer,
  openPaymentDesk,
  type PaymentDesk,
  paymentsOf,
  startPaymentJobs,
  statusesOf,
} from '../../test/payment-desk.ts'
import { readRefusal } from '../../test/read-refusal.ts'

import { followLeftEvents } from './follow-event.ts'

let desk: PaymentDesk
beforeAll(async () => {
  desk = await openPaymentDesk()
  await startPaymentJobs(desk)
})
beforeEach(() => desk.sandbox.control.reset())

const sign = (body: string, hash = 'sha512', key = desk.sandbox.secretKey) =>
  createHmac(hash, key).update(body).digest('hex')

function tell(body: string, signature: string | null = sign(body), method = 'POST') {
  return fetch(`${desk.api.origin}/api/v1/webhooks/paystack`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'x-paystack-signature': signature }),
    },
    ...(method === 'GET' ? {} : { body }),
  })
}

const aCharge = (reference: string, said: object = {}) =>
  JSON.stringify({ event: 'charge.success', data: { id: 302961, reference, status: 'success', ...said } })

const kept = async (reference: string) =>
  (
    await desk.api.pool.query(
      'select event, subject, body, processed_at is not null as "isProcessed" from provider_events where reference = $1',
      [reference],
    )
  ).rows

describe('T9 what the provider has not signed is refused without a word, and leaves nothing', () => {
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
    const answer = await tell(body, signature())

    expect(await readRefusal(answer)).toMatchObject({
      status: 401,
      code: 'SIGNATURE_REFUSED',
      message: 'Refused',
      details: null,
    })
    expect(await kept('ahia-00000001')).toEqual([])
  })
})

test('PAY-03 a signed webhook settles its payment after our own question, also with odd spaces and escapes', async () => {
  const ada = await aPayer(desk)
  const { reference } = await ada.pay()
  await desk.sandbox.control.webhooks({ mode: 'withheld' })
  await desk.sandbox.control.pay({ reference })

  const answer = await tell(
    `{ "event" :\n"charge.success", "data": {"id": 7, "reference": "\\u0061${reference.slice(1)}"} }`,
  )

  expect(answer.status).toBe(200)
  expect(await kept(reference)).toHaveLength(1) // I14: it is on disk before it is answered
  await expect.poll(() => statusesOf(desk, ada.orderIds)).toEqual(['PAID'])
  await expect.poll(() => kept(reference)).toMatchObject([{ isProcessed: true }])
})

test('R4 an event whose job was lost with its worker is followed all the same', async () => {
  const ada = await aPayer(desk)
  const { reference } = await ada.pay()
  await desk.sandbox.control.webhooks({ mode: 'withheld' })
  await desk.sandbox.control.pay({ reference })
  await desk.api.pool.query(
    `insert into provider_events (id, event, subject, reference, body, received_at)
     values (gen_random_uuid(), 'charge.success', '1', $1, '{}', now() - interval '1 minute')`,
    [reference],
  )

  await followLeftEvents(desk.deps)

  expect(await statusesOf(desk, ada.orderIds)).toEqual(['PAID'])
  expect(await kept(reference)).toMatchObject([{ isProcessed: true }])
})

test('T9 a signed webhook that is not true pays nothing', async () => {
  const ada = await aPayer(desk)
  const { reference } = await ada.pay()

  await tell(aCharge(reference, { amount: 1_000_000, currency: 'NGN' }))

  await expect.poll(() => kept(reference)).toMatchObject([{ isProcessed: true }])
  expect(await statusesOf(desk, ada.orderIds)).toEqual(['PENDING'])
  expect(await paymentsOf(desk, ada.checkoutId)).toMatchObject([{ status: 'OPEN' }])
})

test('F4 the same webhook five times is kept once and answered 200 each time', async () => {
  const reference = `ahia-${randomUUID()}`

  const answers = await Promise.all(Array.from({ length: 5 }, () => tell(aCharge(reference))))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await kept(reference)).toHaveLength(1)
})

describe('F4 what is signed but odd is kept and answered 200', () => {
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
    ['a number beyond all numbers', (reference: string) => aCharge(reference).replace('302961', '1e400000')],
    ['no number', (reference: string) => aCharge(reference, { id: null })],
  ])('%s', async (_name, write) => {
    const reference = `ahia-${randomUUID()}`

    const answer = await tell(write(reference))

    expect(answer.status).toBe(200)
    await expect.poll(() => kept(reference)).toMatchObject([{ isProcessed: true }])
  })

  test.each(['not JSON at all', '', '[]', 'null', '"text"', '{"event":{},"data":[]}', '\ufeff{}'])(
    '%j',
    async (body) => {
      const before = await desk.api.pool.query('select from provider_events')

      const answer = await tell(body)

      expect(answer.status).toBe(200)
      const after = await desk.api.pool.query('select from provider_events')
      expect((after.rowCount ?? 0) - (before.rowCount ?? 0)).toBe(1)
    },
  )
})

test('the webhook takes POST alone, and is no part of the document', async () => {
  const answer = await tell('', null, 'GET')

  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  const document = await fetch(`${desk.api.origin}/api/v1/openapi.json`)
  expect(await document.text()).not.toContain('webhooks')
})

// The last one: it spoils the connection that the next call would use.
test('a webhook of more than 256 KB is refused with 413', async () => {
  const body = JSON.stringify({ event: 'charge.success', data: { note: 'a'.repeat(1024 * 1024) } })

  expect(await readRefusal(await tell(body))).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
})
