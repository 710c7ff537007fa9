import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import { listOrders } from '@ahia/contracts/orders'
import { kobo } from '@ahia/money/kobo'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { send } from '../../test/customer.ts'
import {
  aPayer,
  openPaymentFixture,
  type PaymentFixture,
  paymentsOf,
  refundsOf,
  statusesOf,
} from '../../test/payment-fixture.ts'
import { readData } from '../../test/read-data.ts'
import { checkPayment } from './check-payment.ts'
import { findPayment } from './payments.sql.ts'
import { settlePayment } from './settle-payment.ts'
import { verifyPayment } from './verify-payment.ts'

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await openPaymentFixture()
})
beforeEach(() => fixture.sandbox.control.reset())

/** S1: what the page takes for success, whatever the status. */
const WORDS = /already verified|already processed|not pending|cannot be processed/i

type Payer = Awaited<ReturnType<typeof aPayer>>

/** PAY-02: refused in a way that no page can take for success, and nothing is paid. */
async function expectNoSuccess(ada: Payer, query: string): Promise<{ status: number; code: string }> {
  const answer = await ada.sendVerify(query)
  const body = await answer.text()
  expect([402, 404, 422, 503], body).toContain(answer.status)
  expect(body).not.toMatch(WORDS)
  if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PENDING'])
  const { code } = z.object({ code: z.string() }).parse(JSON.parse(body))
  return { status: answer.status, code }
}

describe('a captured payment', () => {
  test('API-11 is returned with 200 and the same paymentStatus, however often it is verified', async () => {
    const ada = await aPayer(fixture)
    const { reference } = await ada.pay()
    await fixture.sandbox.control.pay({ reference, channel: 'bank_transfer' })

    const answers = [
      await ada.sendVerify(`?ref=${reference}`),
      await ada.sendVerify(`?ref=${reference}`),
      await ada.sendVerify(`?ref=${reference}`),
    ]

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const reported = z.object({ message: z.string(), data: z.unknown() })
    const [first, second, third] = await Promise.all(
      answers.map(async (one) => reported.parse(await one.json())),
    )
    expect([first?.message, second?.message, third?.message]).toEqual([
      'Payment verified',
      'Payment already verified',
      'Payment already verified',
    ])
    expect(second?.data).toEqual(first?.data)
    expect(third?.data).toEqual(first?.data)
    expect(first?.data).toMatchObject({
      paymentStatus: { status: 'success', channel: 'bank_transfer', reference },
      orders: [{ _id: ada.orderIds[0], status: 'PAID' }],
      isSentBack: false,
    })
  })

  test('PAY-02 stays verified when the provider is down later, or after a chargeback', async () => {
    const ada = await aPayer(fixture)
    const { reference } = await ada.pay()
    await fixture.sandbox.control.pay({ reference })
    const { paymentStatus } = await ada.verify(reference)

    await fixture.sandbox.control.fault({ endpoint: 'any', kind: '500' })
    expect((await ada.verify(reference)).paymentStatus).toEqual(paymentStatus)
    await fixture.sandbox.control.clearFaults()
    await fixture.sandbox.control.reverse(reference)

    expect((await ada.verify(reference)).paymentStatus).toEqual(paymentStatus)
  })
})

test('PAY-02 a customer who has just paid is not told to pay again because of an earlier check', async () => {
  const ada = await aPayer(fixture)
  const { reference } = await ada.pay()
  await fixture.sandbox.control.webhooks({ mode: 'withheld' })
  const { payments } = fixture.deps
  const [answered, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const underWay = { now: 0, most: 0 }
  const slow = {
    ...payments,
    verify: async (wanted: string) => {
      underWay.now += 1
      underWay.most = Math.max(underWay.most, underWay.now)
      const found = await payments.verify(wanted)
      answered.resolve()
      await goOn.promise
      underWay.now -= 1
      return found
    },
  }
  const deps = { ...fixture.deps, payments: slow }
  const payment = await findPayment(fixture.api.db.read, reference)
  if (payment === null) throw new Error('There is no payment')

  const before = checkPayment(deps, payment)
  await answered.promise
  await fixture.sandbox.control.pay({ reference })
  const asked = { accountId: payment.accountId, reference }
  const after = Array.from({ length: 5 }, () => verifyPayment(deps, asked))
  goOn.resolve()

  expect(await before).toBe('abandoned')
  for (const reported of await Promise.all(after)) expect(reported.paymentStatus.status).toBe('success')
  expect(underWay.most).toBe(1) // T10: never two questions about one payment at a time
})

describe('PAY-02, S1 a payment that was not captured never looks like success', () => {
  test.each([
    ['missing', ''],
    ['empty', '?ref='],
    ['repeated', '?ref=ahia-12345678&ref=ahia-12345678'],
    ['too long', `?ref=${'a'.repeat(300)}`],
    ['with other characters', '?ref=ahia_12345678'],
    ['a path', '?ref=../../refund'],
    ['with line breaks', '?ref=ahia-1234%0d%0aX: y'],
    ['badly encoded', '?ref=%ff%'],
    ['beside something else', '?ref=ahia-12345678&status=success'],
    ['beside good news', '?ref=ahia-12345678&already%20verified=1'],
    ['beside the same good news twice', '?ref=ahia-12345678&not+pending&not+pending'],
    ['beside good news that is unclean', '?ref=ahia-12345678&already%20processed=%00'],
    ['good news itself', '?ref=cannot%20be%20processed'],
    ['at an address that cannot be read', '%zz?ref=ahia-12345678'],
    ['below it at one that cannot be read', '/%ff?ref=ahia-12345678'],
  ])('a reference that is %s: 422', async (_name, query) => {
    const ada = await aPayer(fixture)

    expect(await expectNoSuccess(ada, query)).toMatchObject({ status: 422 })
  })

  test('a request with an invalid host: 422', async () => {
    const ada = await aPayer(fixture)
    const { hostname, port } = new URL(fixture.api.origin)
    const headers = { host: 'a b<>', authorization: `Bearer ${ada.token}` }
    const asked = http.get({ hostname, port, path: '/api/v1/orders/verify?ref=ahia-12345678', headers })

    const [answer] = await once(asked, 'response')

    expect(answer.resume().statusCode).toBe(422)
  })

  test('T10 an unknown reference and another customer’s: 404, and the provider is not called', async () => {
    const ada = await aPayer(fixture)
    const obi = await aPayer(fixture)
    const { reference } = await obi.pay()
    await fixture.sandbox.control.pay({ reference })
    await fixture.sandbox.control.fault({ endpoint: 'verify', kind: '500' })

    const unknown = await expectNoSuccess(ada, `?ref=ahia-${randomUUID()}`)
    const foreign = await expectNoSuccess(ada, `?ref=${reference}`)

    expect([unknown, foreign]).toEqual([
      { status: 404, code: 'PAYMENT_NOT_FOUND' },
      { status: 404, code: 'PAYMENT_NOT_FOUND' },
    ])
  })

  test('T10 another customer’s payment that is settled: 404', async () => {
    const ada = await aPayer(fixture)
    const obi = await aPayer(fixture)
    const { reference } = await obi.pay()
    await fixture.sandbox.control.pay({ reference })
    await obi.verify(reference)

    expect(await expectNoSuccess(ada, `?ref=${reference}`)).toEqual({
      status: 404,
      code: 'PAYMENT_NOT_FOUND',
    })
  })

  test.each(['failed', 'abandoned'] as const)(
    'a payment that has %s: 402, and it can be paid again',
    async (outcome) => {
      const ada = await aPayer(fixture)
      const { reference } = await ada.pay()
      await fixture.sandbox.control.pay({ reference, outcome })

      expect(await expectNoSuccess(ada, `?ref=${reference}`)).toEqual({ status: 402, code: 'PAYMENT_FAILED' })

      expect((await ada.pay()).reference).not.toBe(reference)
    },
  )

  test('an untouched payment, and one unknown to the provider: 402', async () => {
    const ada = await aPayer(fixture)
    const { reference } = await ada.pay()
    const obi = await aPayer(fixture)
    await fixture.sandbox.control.fault({ endpoint: 'initialize', kind: '500', count: 1 })
    await obi.sendPay()
    const [never] = await paymentsOf(fixture, obi.checkoutId)

    expect(await expectNoSuccess(ada, `?ref=${reference}`)).toMatchObject({ status: 402 })
    expect(await expectNoSuccess(obi, `?ref=${never?.reference}`)).toMatchObject({ status: 402 })
  })

  test('a payment charged back before we verified it: 402', async () => {
    const ada = await aPayer(fixture)
    const { reference } = await ada.pay()
    await fixture.sandbox.control.webhooks({ mode: 'withheld' })
    await fixture.sandbox.control.pay({ reference })
    await fixture.sandbox.control.reverse(reference)

    expect(await expectNoSuccess(ada, `?ref=${reference}`)).toMatchObject({ status: 402 })
  })

  test('a payment the bank is still confirming: 503, and success afterwards', async () => {
    const ada = await aPayer(fixture)
    const { reference } = await ada.pay()
    await fixture.sandbox.control.pay({ reference, channel: 'bank_transfer', outcome: 'pending' })

    expect(await expectNoSuccess(ada, `?ref=${reference}`)).toEqual({ status: 503, code: 'PAYMENT_PENDING' })

    await fixture.sandbox.control.pay({ reference, channel: 'bank_transfer' })
    expect((await ada.verify(reference)).isSentBack).toBe(false)
  })

  test('ORD-06 while the bank confirms, the order shows it and cannot be paid, until the bank declines', async () => {
    const ada = await aPayer(fixture)
    const { reference } = await ada.pay()
    const reported = async () => {
      const { orders } = await readData(
        listOrders,
        await send(fixture.api, '/orders/user', { token: ada.token }),
      )
      return orders.map(({ actions, pendingPayment }) => ({ actions, pendingPayment }))
    }
    expect(await reported()).toEqual([{ actions: ['PAY', 'CANCEL'], pendingPayment: null }])

    await fixture.sandbox.control.pay({ reference, channel: 'bank_transfer', outcome: 'pending' })
    await ada.sendVerify(`?ref=${reference}`)
    expect(await reported()).toEqual([{ actions: ['CANCEL'], pendingPayment: { reference } }])

    await fixture.sandbox.control.pay({ reference, channel: 'bank_transfer', outcome: 'failed' })
    await ada.sendVerify(`?ref=${reference}`)
    expect(await reported()).toEqual([{ actions: ['PAY', 'CANCEL'], pendingPayment: null }])
  })

  test('an underpayment: 402 each time, the order is not paid, and the money is refunded', async () => {
    const ada = await aPayer(fixture)
    const { reference } = await ada.pay()
    await fixture.sandbox.control.pay({ reference, amountKobo: 100_00 })

    expect(await expectNoSuccess(ada, `?ref=${reference}`)).toMatchObject({ status: 402 })
    expect(await expectNoSuccess(ada, `?ref=${reference}`)).toMatchObject({ status: 402 })

    expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([
      { status: 'UNCLAIMED', captured: 100_00 },
    ])
    expect(await refundsOf(fixture, ada.checkoutId)).toMatchObject([
      { reason: 'WRONG_AMOUNT', amount: 100_00 },
    ])
  })

  test('T8 another currency: 402, and the money is refunded', async () => {
    const ada = await aPayer(fixture)
    const { reference } = await ada.pay()
    const { rows } = await fixture.api.pool.query('select id from payments where reference = $1', [reference])
    const captured = {
      reference,
      providerId: randomUUID(),
      status: 'success',
      amountKobo: kobo(100_000_000),
      currency: 'GHS',
      channel: 'card',
      feesKobo: null,
      paidAt: new Date(),
    } as const
    await settlePayment(fixture.deps, { paymentId: rows[0]?.id, captured })

    expect(await expectNoSuccess(ada, `?ref=${reference}`)).toMatchObject({ status: 402 })
    expect(await refundsOf(fixture, ada.checkoutId)).toMatchObject([{ reason: 'WRONG_AMOUNT' }])
  })

  test.each(['500', '502', '429', 'hang', 'truncate', 'drop'] as const)(
    'F3 the provider returns %s: 503, and success when it is back',
    async (kind) => {
      const ada = await aPayer(fixture)
      const { reference } = await ada.pay()
      await fixture.sandbox.control.webhooks({ mode: 'withheld' })
      await fixture.sandbox.control.pay({ reference })
      await fixture.sandbox.control.fault({ endpoint: 'verify', kind, count: 1 })

      expect(await expectNoSuccess(ada, `?ref=${reference}`)).toEqual({
        status: 503,
        code: 'PAYMENT_UNREACHABLE',
      })

      expect((await ada.verify(reference)).orders).toMatchObject([{ status: 'PAID' }])
    },
  )

  test('T10 more than thirty requests per minute: 429, without any success wording', async () => {
    const ada = await aPayer(fixture)
    const asked = Array.from({ length: 30 }, () => ada.sendVerify(`?ref=ahia-${randomUUID()}`))
    await Promise.all(asked)

    const answer = await ada.sendVerify(`?ref=ahia-${randomUUID()}`)

    expect(answer.status).toBe(429)
    expect(await answer.text()).not.toMatch(WORDS)
  })
})
