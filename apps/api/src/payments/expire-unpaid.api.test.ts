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

test('T11 after a day goods are not kept any longer, though the payment is still open; what comes then goes back', async () => {
  const product = await sell(desk, { stock: 1 })
  const ada = await aPayer(desk, product)
  const { reference } = await ada.pay()
  await desk.sandbox.control.pay({ reference, channel: 'bank_transfer', outcome: 'pending' })
  await letHoldLapse(desk, ada.checkoutId, 23)
  await expireUnpaid(desk.deps)
  expect(await countStock(desk.api, product)).toEqual({ stock: 0, held: 1 })

  await letHoldLapse(desk, ada.checkoutId, 24)
  await expireUnpaid(desk.deps)

  expect(await statusesOf(desk, ada.orderIds)).toEqual(['EXPIRED'])
  expect(await countStock(desk.api, product)).toEqual({ stock: 1, held: 0 })
  await desk.sandbox.control.pay({ reference, channel: 'bank_transfer' })
  expect((await ada.verify(reference)).isSentBack).toBe(true)
  expect(await countStock(desk.api, product)).toEqual({ stock: 1, held: 0 })
})

test('CHK-07 hundreds of open payments keep nobody else from ending: neither those never begun nor the last begun', async () => {
  const open = await aPayer(desk)
  await open.pay()
  await letHoldLapse(desk, open.checkoutId, 5)
  await addOpenCopies(open.checkoutId, 500)
  const neverBegun = await aPayer(desk)
  const begun = await aPayer(desk, await sell(desk, {}), await sell(desk, {}))
  const { reference } = await begun.pay()
  for (const { checkoutId } of [neverBegun, begun]) await letHoldLapse(desk, checkoutId)
  const { payments } = desk.deps
  const asked: string[] = []

  await expireUnpaid({
    ...desk.deps,
    payments: {
      ...payments,
      verify: async (wanted) => {
        asked.push(wanted)
        if (asked.length === 1) expect(await statusesOf(desk, neverBegun.orderIds)).toEqual(['EXPIRED'])
        // The provider does not know the copies: they are told as the real one is, but open.
        const found = await payments.verify(reference)
        return wanted === reference || found === null ? found : { ...found, status: 'open' }
      },
    },
  })

  expect(new Set(asked).size).toBe(502)
  const { rows } = await desk.api.pool.query(
    'select released_at is not null as released from orders where checkout_id = $1',
    [begun.checkoutId],
  )
  expect(rows).toEqual([{ released: true }, { released: true }])
})

/** As many checkouts more like this one, whose payments are as open as its own. */
const addOpenCopies = (checkoutId: string, copies: number) =>
  desk.api.pool.query(
    `with copy as (select uuidv7() as checkout_id, uuidv7() as order_id from generate_series(1, $2)), placed as (
       insert into orders (id, checkout_id, account_id, shop_id, shop_name, items_kobo, delivery_fee_kobo, service_fee_kobo,
         delivery_type, delivery_state, days_from, days_to, held_until)
       select copy.order_id, copy.checkout_id, account_id, shop_id, shop_name, items_kobo, delivery_fee_kobo,
         service_fee_kobo, delivery_type, delivery_state, days_from, days_to, held_until
       from orders, copy where orders.checkout_id = $1
     )
     insert into payments (id, reference, account_id, checkout_id, amount_kobo, status)
     select uuidv7(), 'ahia-' || copy.checkout_id, account_id, copy.checkout_id, amount_kobo, 'OPEN'
     from payments, copy where payments.checkout_id = $1`,
    [checkoutId, copies],
  )
