import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { orderIdSchema } from '@ahia/contracts/ids'
import { fromNaira } from '@ahia/money/naira'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ProviderRefused } from '#providers/paystack/payment-provider.ts'
import { send } from '../../test/customer.ts'
import {
  aPayer,
  letHoldLapse,
  openPaymentFixture,
  type PaymentFixture,
  paymentsOf,
  sell,
  statusesOf,
} from '../../test/payment-fixture.ts'
import { whileHolding } from '../../test/who-waits.ts'
import { startPayment } from './start-payment.ts'

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await openPaymentFixture()
})
beforeEach(() => fixture.sandbox.control.reset())

test('API-10 all orders of one checkout are paid with one payment for their total', async () => {
  const ada = await aPayer(fixture, await sell(fixture, {}), await sell(fixture, {}))

  const { authorizationUrl, reference } = await ada.pay()

  expect(authorizationUrl).toMatch(`${fixture.sandbox.url}/`)
  expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([{ reference, status: 'OPEN' }])
  await fixture.sandbox.control.pay({ reference })
  const { paymentStatus } = await ada.verify(reference)
  expect(paymentStatus.amount).toBe(await totalOf(ada.checkoutId))
})

const totalOf = async (checkoutId: string) =>
  (
    await fixture.api.pool.query(
      'select sum(total_kobo)::integer as total from orders where checkout_id = $1',
      [checkoutId],
    )
  ).rows[0]?.total

test('API-10 ten concurrent pay requests and a later one open one payment with the same URL', async () => {
  const ada = await aPayer(fixture)

  const answers = await Promise.all(Array.from({ length: 10 }, () => ada.sendPay()))

  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(bodies).size).toBe(1)
  expect(await paymentsOf(fixture, ada.checkoutId)).toHaveLength(1)
})

describe('orders that cannot be paid', () => {
  test.each([
    ['nothing', {}],
    ['no order', { orderIds: [] }],
    ['a text', { orderIds: 'all' }],
    ['an order twice', { orderIds: Array.from({ length: 2 }, () => '01900000-0000-7000-8000-000000000000') }],
    ['more than 100', { orderIds: Array.from({ length: 101 }, () => randomUUID()) }],
    ['a price of its own', { orderIds: [randomUUID()], amount: 1 }],
  ])('API-10 %s is refused with 422', async (_name, body) => {
    const ada = await aPayer(fixture)

    expect(await ada.errorOfPay(body)).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
  })

  test('T5 another customer’s order among one’s own gets 404, and no payment starts', async () => {
    const ada = await aPayer(fixture)
    const obi = await aPayer(fixture)

    const error = await ada.errorOfPay({ orderIds: [...ada.orderIds, ...obi.orderIds] })

    expect(error).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' })
    expect(await ada.errorOfPay({ orderIds: [randomUUID()] })).toEqual(error)
    expect(await paymentsOf(fixture, ada.checkoutId)).toEqual([])
  })

  test('T5 a request for another customer’s order does not wait for its lock', async () => {
    const [ada, obi] = [await aPayer(fixture), await aPayer(fixture)]
    const lock = { text: 'select from orders where id = any($1) for update', values: [obi.orderIds] }

    const statuses = await whileHolding(fixture.api, lock, async () => {
      const error = await ada.errorOfPay({ orderIds: obi.orderIds })
      const path = `/orders/${obi.orderIds[0]}/cancel`
      const cancelling = await send(fixture.api, path, { token: ada.token, body: {} })
      return [error.status, cancelling.status]
    })

    expect(statuses).toEqual([404, 404])
  })

  test('S3 paying for part of a checkout is refused', async () => {
    const ada = await aPayer(fixture, await sell(fixture, {}), await sell(fixture, {}))

    const error = await ada.errorOfPay({ orderIds: ada.orderIds.slice(0, 1) })

    expect(error).toMatchObject({ status: 422, code: 'PARTIAL_CHECKOUT' })
  })

  test('API-10 a paid, cancelled or expired order is refused with 409', async () => {
    const paid = await aPayer(fixture)
    const { reference } = await paid.pay()
    await fixture.sandbox.control.pay({ reference })
    await paid.verify(reference)
    const lapsed = await aPayer(fixture)
    await letHoldLapse(fixture, lapsed.checkoutId)
    const cancelled = await aPayer(fixture)
    await fixture.api.pool.query(`update orders set status = 'CANCELLED' where checkout_id = $1`, [
      cancelled.checkoutId,
    ])

    expect(await paid.errorOfPay()).toMatchObject({ status: 409, code: 'ALREADY_PAID' })
    expect(await lapsed.errorOfPay()).toMatchObject({ status: 409, code: 'ORDER_EXPIRED' })
    expect(await cancelled.errorOfPay()).toMatchObject({ status: 409, code: 'ORDER_EXPIRED' })
  })

  test.each([1, 10_000_001])(
    'P5, P6 %d naira is outside the payment limits, and the provider is not called',
    async (naira) => {
      const ada = await aPayer(fixture)
      await fixture.api.pool.query(
        'update orders set items_kobo = $2, delivery_fee_kobo = 0 where checkout_id = $1',
        [ada.checkoutId, fromNaira(naira)],
      )

      const error = await ada.errorOfPay()

      expect(error).toMatchObject({ status: 422, code: 'AMOUNT_LIMIT' })
      expect(await paymentsOf(fixture, ada.checkoutId)).toEqual([])
    },
  )

  test('T20 more than ten pay requests per minute are refused', async () => {
    const ada = await aPayer(fixture)
    for (let press = 0; press < 10; press += 1) await ada.pay()

    expect(await ada.errorOfPay()).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  })
})

describe('F3 a failing provider', () => {
  test.each(['500', '502', 'truncate', 'drop'] as const)(
    'P3 %s: when the first answer is lost, the same call opens the payment page',
    async (kind) => {
      const ada = await aPayer(fixture)
      await fixture.sandbox.control.fault({ endpoint: 'initialize', kind, count: 1 })

      const { reference } = await ada.pay()

      expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([
        { status: 'FAILED', authorization_url: null },
        { status: 'OPEN', reference },
      ])
      await expectPaidOnce(ada, reference)
    },
  )

  test.each(['truncate', 'drop'] as const)(
    'P3 %s: when the provider can be asked only later, the very next call opens the payment page',
    async (kind) => {
      const ada = await aPayer(fixture)
      await fixture.sandbox.control.fault({ endpoint: 'initialize', kind, count: 1 })
      await fixture.sandbox.control.fault({ endpoint: 'verify', kind: '500', count: 1 })
      expect((await ada.sendPay()).status).toBe(503)

      const { reference } = await ada.pay()

      await expectPaidOnce(ada, reference)
    },
  )

  test.each(['429', 'hang'] as const)(
    'R7 %s: paying gets 503 with Retry-After, and the very next call opens one payment',
    async (kind) => {
      const ada = await aPayer(fixture)
      await fixture.sandbox.control.fault({ endpoint: 'initialize', kind, count: 1 })

      const answer = await ada.sendPay()

      expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
      expect(await answer.text()).toContain('PAYMENT_UNREACHABLE')
      const { reference } = await ada.pay()
      await expectPaidOnce(ada, reference)
    },
  )

  test('API-10 a page that another process is opening is waited for and not replaced', async () => {
    const ada = await aPayer(fixture)
    await loseAnswer()
    await ada.sendPay()
    const authorizationUrl = `${fixture.sandbox.url}/opened-elsewhere`
    const { payments } = fixture.deps
    let stored: Promise<unknown> = Promise.resolve()
    const opensElsewhere = {
      ...payments,
      initialize: (request: Parameters<typeof payments.initialize>[0]) => {
        stored = pause(300).then(() =>
          fixture.api.pool.query(
            `update payments set status = 'OPEN', authorization_url = $2 where reference = $1`,
            [request.reference, authorizationUrl],
          ),
        )
        return payments.initialize(request)
      },
    }
    const orderIds = ada.orderIds.map((id) => orderIdSchema.parse(id))
    const asked = { accountId: ada.accountId, orderIds, clientAddress: '127.0.0.1' }

    const opened = await startPayment({ ...fixture.deps, payments: opensElsewhere }, asked)

    await stored
    expect(opened.authorizationUrl).toBe(authorizationUrl)
    expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([{ status: 'OPEN' }])
  })

  test('R7 a first attempt that took three seconds is not followed by a second', async () => {
    const ada = await aPayer(fixture)
    const orderIds = ada.orderIds.map((id) => orderIdSchema.parse(id))
    const asked = { accountId: ada.accountId, orderIds, clientAddress: '127.0.0.1' }
    const clock = vi.spyOn(performance, 'now')
    onTestFinished(() => clock.mockRestore())
    const attempts = async (seconds: number) => {
      let calls = 0
      let late = 0
      clock.mockImplementation(() => late)
      const initialize = async () => {
        calls += 1
        late += seconds * 1_000
        throw new ProviderRefused('It is there already', 'duplicate_reference')
      }
      const payments = { ...fixture.deps.payments, initialize }
      await fixture.api.pool.query(`update payments set started_at = now() - interval '1 minute'`)
      const starting = startPayment({ ...fixture.deps, payments }, asked)
      await expect(starting).rejects.toMatchObject({ code: 'PAYMENT_UNREACHABLE' })
      return calls
    }

    expect(await attempts(1)).toBe(2)
    expect(await attempts(4)).toBe(1)
  })

  test('I13 a started payment whose response was lost is found paid before another is opened', async () => {
    const ada = await aPayer(fixture)
    await fixture.sandbox.control.webhooks({ mode: 'withheld' })
    await loseAnswer()
    expect((await ada.sendPay()).status).toBe(503)
    const [lost] = await paymentsOf(fixture, ada.checkoutId)
    await fixture.sandbox.control.pay({ reference: `${lost?.reference}` })

    expect(await ada.errorOfPay()).toMatchObject({ status: 409, code: 'ALREADY_PAID' })

    expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([{ status: 'SETTLED' }])
  })

  test('P12 a lost payment of too little is refunded, and the order can be paid again', async () => {
    const ada = await aPayer(fixture)
    await fixture.sandbox.control.webhooks({ mode: 'withheld' })
    await loseAnswer()
    expect((await ada.sendPay()).status).toBe(503)
    const [lost] = await paymentsOf(fixture, ada.checkoutId)
    await fixture.sandbox.control.pay({ reference: `${lost?.reference}`, amountKobo: 100_00 })

    const { reference } = await ada.pay()

    expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([
      { status: 'UNCLAIMED' },
      { status: 'OPEN', reference },
    ])
  })

  test('P12 a payment that came too late for its order does not count as paid', async () => {
    const ada = await aPayer(fixture)
    await fixture.sandbox.control.webhooks({ mode: 'withheld' })
    await loseAnswer()
    await ada.sendPay()
    const [lost] = await paymentsOf(fixture, ada.checkoutId)
    await fixture.sandbox.control.pay({ reference: `${lost?.reference}` })
    const { payments } = fixture.deps
    const cancelsFirst = {
      ...payments,
      verify: async (reference: string) => {
        await fixture.api.pool.query(`update orders set status = 'CANCELLED' where checkout_id = $1`, [
          ada.checkoutId,
        ])
        return payments.verify(reference)
      },
    }
    const asked = {
      accountId: ada.accountId,
      orderIds: ada.orderIds.map((id) => orderIdSchema.parse(id)),
      clientAddress: '127.0.0.1',
    }

    const pressed = startPayment({ ...fixture.deps, payments: cancelsFirst }, asked)

    await expect(pressed).rejects.toMatchObject({ code: 'ORDER_EXPIRED' })
    expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([{ status: 'UNCLAIMED' }])
  })

  test('S3 a payment that fails concurrently is followed by a new one', async () => {
    const ada = await aPayer(fixture)
    const first = await ada.pay()
    // What another process does in that moment, done by the statement itself.
    await fixture.api.pool.query(`
      create function fail_open() returns trigger language plpgsql as $$ begin
        update payments set status = 'FAILED' where reference = '${first.reference}'; return null;
      end $$;
      create trigger fail_open after insert on payments for each statement execute function fail_open()`)

    const second = await ada.pay()

    await fixture.api.pool.query('drop trigger fail_open on payments')
    expect(second.reference).not.toBe(first.reference)
    expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([
      { status: 'FAILED' },
      { status: 'OPEN' },
    ])
  })

  test('S3 after one of two orders was cancelled, the other is paid with its own payment', async () => {
    const ada = await aPayer(fixture, await sell(fixture, {}), await sell(fixture, {}))
    const first = await ada.pay()
    const [cancelled, ...rest] = ada.orderIds
    await fixture.api.pool.query(`update orders set status = 'CANCELLED' where id = $1`, [cancelled])

    const second = await ada.sendPay({ orderIds: rest })

    expect(second.status).toBe(200)
    expect(await second.text()).not.toContain(first.reference)
    expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([
      { status: 'FAILED' },
      { status: 'OPEN' },
    ])
  })
})

/** The page is opened, but its answer is lost, and so is the answer to what became of it. */
async function loseAnswer() {
  await fixture.sandbox.control.fault({ endpoint: 'initialize', kind: 'drop', count: 1 })
  await fixture.sandbox.control.fault({ endpoint: 'verify', kind: '500', count: 1 })
}

async function expectPaidOnce(ada: Awaited<ReturnType<typeof aPayer>>, reference: string) {
  await fixture.sandbox.control.pay({ reference })
  await ada.verify(reference)
  const captured = await capturedOf(ada.checkoutId)
  expect(captured.map((one) => one.reference)).toEqual([reference])
  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])
}

async function capturedOf(checkoutId: string) {
  const references = (await paymentsOf(fixture, checkoutId)).map(({ reference }) => reference)
  return (await fixture.sandbox.control.captured()).filter(({ reference }) => references.includes(reference))
}
