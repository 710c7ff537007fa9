import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import { aBuyer, countStock } from '../../test/checkout-fixture.ts'
import {
  aPayer,
  letHoldLapse,
  openPaymentFixture,
  type PaymentFixture,
  payerOf,
  sell,
  statusesOf,
} from '../../test/payment-fixture.ts'
import { expireUnpaid } from './expire-unpaid.ts'
import { openPayment } from './open-payment.ts'
import { findPayment } from './payments.sql.ts'

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await openPaymentFixture()
})
beforeEach(async () => {
  await fixture.sandbox.control.reset()
  await fixture.sandbox.control.webhooks({ mode: 'withheld' })
})

type Product = Awaited<ReturnType<typeof sell>>

/** A customer whose holds have lapsed twice today, and who has ordered this much of it once more. */
async function aLapsedPayer(product: Product, quantity = 1) {
  const buyer = await aBuyer(fixture.api)
  const other = await sell(fixture, {})
  for (let at = 1; at <= 2; at += 1) {
    const { checkoutId } = await buyer.buyNow(other, at)
    await letHoldLapse(fixture, checkoutId)
    await expireUnpaid(fixture.deps)
  }
  const placed = await buyer.buyNow(product, quantity)
  expect(placed.isHeld).toBe(false)
  return payerOf(fixture, buyer.token, placed)
}

test('T11 after two lapsed holds the items are held when the payment page opens, and then sold', async () => {
  const product = await sell(fixture, { stock: 3 })
  const obi = await aLapsedPayer(product)
  expect(await countStock(fixture.api, product)).toEqual({ stock: 3, held: 0 })

  const { reference } = await obi.pay()
  expect(await countStock(fixture.api, product)).toEqual({ stock: 2, held: 1 })
  await obi.pay()
  expect(await countStock(fixture.api, product)).toEqual({ stock: 2, held: 1 })
  await fixture.sandbox.control.pay({ reference })
  await obi.verify(reference)

  expect(await statusesOf(fixture, obi.orderIds)).toEqual(['PAID'])
  expect(await countStock(fixture.api, product)).toEqual({ stock: 2, held: 0 })
})

test('T11 items that sold out before the payment page opened are refused by name, and nothing is started', async () => {
  const product = await sell(fixture, { name: 'Last drum', stock: 1 })
  const obi = await aLapsedPayer(product)
  const ada = await aBuyer(fixture.api)
  await ada.buyNow(product)

  const error = await obi.errorOfPay()

  expect(error).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' })
  expect(error.message).toContain('Last drum')
  expect(await countStock(fixture.api, product)).toEqual({ stock: 0, held: 1 })
})

test('T11 an order above the hold limit is paid without a hold: its items are taken when the money arrives', async () => {
  const product = await sell(fixture, { stock: 80 })
  const buyer = await aBuyer(fixture.api)
  const obi = payerOf(fixture, buyer.token, await buyer.buyNow(product, 60))

  const { reference } = await obi.pay()
  expect(await countStock(fixture.api, product)).toEqual({ stock: 80, held: 0 })
  await fixture.sandbox.control.pay({ reference })
  await obi.verify(reference)

  expect(await statusesOf(fixture, obi.orderIds)).toEqual(['PAID'])
  expect(await countStock(fixture.api, product)).toEqual({ stock: 20, held: 0 })
})

test('PAY-04 items without a hold that are gone when the money arrives are refunded', async () => {
  const product = await sell(fixture, { stock: 60 })
  const buyer = await aBuyer(fixture.api)
  const obi = payerOf(fixture, buyer.token, await buyer.buyNow(product, 60))
  const { reference } = await obi.pay()
  await (await aBuyer(fixture.api)).buyNow(product, 1)

  await fixture.sandbox.control.pay({ reference })

  expect(await obi.verify(reference)).toMatchObject({ isSentBack: true })
  expect(await countStock(fixture.api, product)).toEqual({ stock: 59, held: 1 })
})

test('F3 when opening the page took long, the provider is not asked twice more while the customer waits', async () => {
  const payer = await aPayer(fixture)
  const { reference } = await payer.pay()
  const payment = await findPayment(fixture.api.db.read, reference)
  if (payment === null) throw new Error('It was started')
  const unreachable = async () => {
    throw new ProviderUnreachable('The answer was lost', { retryAfterSeconds: 1 })
  }
  const verify = vi.fn(fixture.deps.payments.verify)
  const payments = { ...fixture.deps.payments, initialize: unreachable, verify }
  const open = (secondsAgo: number) =>
    openPayment(
      { ...fixture.deps, payments },
      {
        payment: { ...payment, authorizationUrl: null },
        email: 'ada@example.com',
        isNew: true,
        startedAt: performance.now() - secondsAgo * 1_000,
      },
    )

  await expect(open(4)).rejects.toMatchObject({ code: 'PAYMENT_UNREACHABLE' })
  expect(verify).not.toHaveBeenCalled()
  await open(0)
  expect(verify).toHaveBeenCalledWith(reference)
})
