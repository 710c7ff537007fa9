import { beforeAll, beforeEach, expect, test } from 'vitest'
import { countStock } from '../../test/checkout-desk.ts'
import {
  aPayer,
  letHoldLapse,
  openPaymentDesk,
  type PaymentDesk,
  paymentsOf,
  sell,
  statusesOf,
} from '../../test/payment-desk.ts'
import { expireUnpaid } from './expire-unpaid.ts'

let desk: PaymentDesk
beforeAll(async () => {
  desk = await openPaymentDesk()
})
beforeEach(async () => {
  await desk.sandbox.control.reset()
  await desk.sandbox.control.webhooks({ mode: 'withheld' })
})

test('CHK-07 orders that nobody began to pay expire, and their goods are on the shelf again', async () => {
  const product = await sell(desk, { stock: 3 })
  const ada = await aPayer(desk, product)
  const obi = await aPayer(desk, product)
  await letHoldLapse(desk, ada.checkoutId)

  await Promise.all([expireUnpaid(desk.deps), expireUnpaid(desk.deps)])

  expect(await statusesOf(desk, ada.orderIds)).toEqual(['EXPIRED'])
  expect(await statusesOf(desk, obi.orderIds)).toEqual(['PENDING'])
  expect(await countStock(desk.api, product)).toEqual({ stock: 2, held: 1 })
})

test('I15 a payment that is still open at the provider keeps its goods', async () => {
  const product = await sell(desk, { stock: 1 })
  const ada = await aPayer(desk, product)
  const { reference } = await ada.pay()
  await desk.sandbox.control.pay({ reference, channel: 'bank_transfer', outcome: 'pending' })
  await letHoldLapse(desk, ada.checkoutId)

  await expireUnpaid(desk.deps)

  expect(await countStock(desk.api, product)).toEqual({ stock: 0, held: 1 })
  await desk.sandbox.control.pay({ reference, channel: 'bank_transfer' })
  await expireUnpaid(desk.deps)
  expect(await statusesOf(desk, ada.orderIds)).toEqual(['PAID'])
})

test('I15 as long as the provider cannot be asked, nothing is given to others', async () => {
  const product = await sell(desk, { stock: 1 })
  const ada = await aPayer(desk, product)
  await ada.pay()
  await letHoldLapse(desk, ada.checkoutId)
  await desk.sandbox.control.fault({ endpoint: 'verify', kind: '502', count: 1 })

  await expireUnpaid(desk.deps)
  expect(await countStock(desk.api, product)).toEqual({ stock: 0, held: 1 })

  await expireUnpaid(desk.deps)
  expect(await countStock(desk.api, product)).toEqual({ stock: 1, held: 0 })
})

test('PAY-04 one that was begun and not paid waits another day without its goods, then it expires', async () => {
  const ada = await aPayer(desk)
  await ada.pay()
  await letHoldLapse(desk, ada.checkoutId)

  await expireUnpaid(desk.deps)
  expect(await statusesOf(desk, ada.orderIds)).toEqual(['PENDING'])
  expect(await ada.refusalOfPay()).toMatchObject({ status: 409, code: 'ORDER_EXPIRED' })
  await letHoldLapse(desk, ada.checkoutId, 23)
  await expireUnpaid(desk.deps)
  expect(await statusesOf(desk, ada.orderIds)).toEqual(['PENDING'])
  await letHoldLapse(desk, ada.checkoutId, 24)
  await expireUnpaid(desk.deps)

  expect(await statusesOf(desk, ada.orderIds)).toEqual(['EXPIRED'])
  expect(await paymentsOf(desk, ada.checkoutId)).toMatchObject([{ status: 'FAILED' }])
})
