import { beforeAll, expect, test } from 'vitest'
import { directly } from '../../test/checkout-fixture.ts'
import {
  aPayer,
  openPaymentFixture,
  type PaymentFixture,
  sell,
  statusesOf,
} from '../../test/payment-fixture.ts'
import { countWaiting, whileHolding } from '../../test/who-waits.ts'

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await openPaymentFixture()
  await fixture.sandbox.control.webhooks({ mode: 'withheld' })
})

/** The shop goes on holiday today, in a transaction that is open until `work` ends it. */
const whileLeaving = (shopId: string, work: Parameters<typeof whileHolding<void>>[2]): Promise<void> =>
  whileHolding(
    fixture.api,
    {
      text: `update shops set holiday_from = (now() at time zone 'Africa/Lagos')::date,
        holiday_to = (now() at time zone 'Africa/Lagos')::date where id = $1`,
      values: [shopId],
    },
    work,
  )

test('SELL-48 what a checkout holds when a holiday begins can be paid, and nothing new can be bought', async () => {
  const product = await sell(fixture, { stock: 9 })
  const ada = await aPayer(fixture, product)

  await whileLeaving(product.shopId, async (leaving) => {
    // Neither starting a payment nor settling it waits for the shop.
    const { reference } = await ada.pay()
    await fixture.sandbox.control.pay({ reference })
    await ada.verify(reference)
    expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])

    // After the payment: a checkout holds the product while it waits, and settling would wait for that.
    const buying = ada.errorOfCheckout(directly({ id: product.id }, 2))
    await expect.poll(() => countWaiting(fixture.api)).toBe(1)
    await leaving.query('commit')
    expect(await buying).toMatchObject({ status: 409, code: 'SHOP_ON_HOLIDAY' })
  })

  const { rows } = await fixture.api.pool.query('select stock from products where id = $1', [product.id])
  expect(rows).toEqual([{ stock: 8 }])
})

test('SELL-48 what was held before a holiday can be paid after it has begun', async () => {
  const product = await sell(fixture, {})
  const ada = await aPayer(fixture, product)
  await whileLeaving(product.shopId, async (leaving) => {
    await leaving.query('commit')
  })

  const { reference } = await ada.pay()
  await fixture.sandbox.control.pay({ reference })
  await ada.verify(reference)

  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])
})
