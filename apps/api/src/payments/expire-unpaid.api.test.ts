import { inOpenTransaction } from '@ahia/testing/database/own-connection'
import { slowTest } from '@ahia/testing/runs/slow-test'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { countStock } from '../../test/checkout-fixture.ts'
import {
  aPayer,
  letHoldLapse,
  openPaymentFixture,
  type PaymentFixture,
  paymentsOf,
  sell,
  statusesOf,
} from '../../test/payment-fixture.ts'
import { untilOverOrWaiting } from '../../test/who-waits.ts'
import { expireUnpaid } from './expire-unpaid.ts'

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await openPaymentFixture()
})
beforeEach(async () => {
  await fixture.sandbox.control.reset()
  await fixture.sandbox.control.webhooks({ mode: 'withheld' })
})

test('CHK-07 orders without a payment expire, and their items return to stock', async () => {
  const product = await sell(fixture, { stock: 3 })
  const ada = await aPayer(fixture, product)
  const obi = await aPayer(fixture, product)
  await letHoldLapse(fixture, ada.checkoutId)

  await Promise.all([expireUnpaid(fixture.deps), expireUnpaid(fixture.deps)])

  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['EXPIRED'])
  expect(await statusesOf(fixture, obi.orderIds)).toEqual(['PENDING'])
  expect(await countStock(fixture.api, product)).toEqual({ stock: 2, held: 1 })
})

test('CHK-07 orders for which a payment is being started at this moment do not expire as unpaid', async () => {
  const { orderIds, checkoutId, accountId } = await aPayer(fixture)
  await letHoldLapse(fixture, checkoutId)

  await inOpenTransaction(fixture.api.pool, async (payer) => {
    await payer.query('select from orders where id = any($1) order by id for no key update', [orderIds])
    await payer.query(
      `insert into payments (id, reference, account_id, checkout_id, amount_kobo, check_at)
       select id, 'started-' || id, $1, $2, 100000, now() + interval '1 hour' from (select uuidv7() as id) as new`,
      [accountId, checkoutId],
    )
    const expiring = await untilOverOrWaiting(fixture.api, expireUnpaid(fixture.deps))
    await payer.query('commit')
    await expiring.work
  })

  expect(await statusesOf(fixture, orderIds)).not.toContain('EXPIRED')
})

test('I15 an order whose payment is still open at the provider keeps its items', async () => {
  const product = await sell(fixture, { stock: 1 })
  const ada = await aPayer(fixture, product)
  const { reference } = await ada.pay()
  await fixture.sandbox.control.pay({ reference, channel: 'bank_transfer', outcome: 'pending' })
  await letHoldLapse(fixture, ada.checkoutId)

  await expireUnpaid(fixture.deps)

  expect(await countStock(fixture.api, product)).toEqual({ stock: 0, held: 1 })
  expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([{ status: 'OPEN' }])
  await fixture.sandbox.control.pay({ reference, channel: 'bank_transfer' })
  await expireUnpaid(fixture.deps)
  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PAID'])
})

test('I15 while the provider cannot be reached, no items are released', async () => {
  const product = await sell(fixture, { stock: 1 })
  const ada = await aPayer(fixture, product)
  await ada.pay()
  await letHoldLapse(fixture, ada.checkoutId)
  await fixture.sandbox.control.fault({ endpoint: 'verify', kind: '502', count: 1 })

  await expireUnpaid(fixture.deps)
  expect(await countStock(fixture.api, product)).toEqual({ stock: 0, held: 1 })

  await expireUnpaid(fixture.deps)
  expect(await countStock(fixture.api, product)).toEqual({ stock: 1, held: 0 })
})

test('PAY-04 an order with a started payment loses its items, and expires a day later', async () => {
  const ada = await aPayer(fixture)
  await ada.pay()
  await letHoldLapse(fixture, ada.checkoutId)

  await expireUnpaid(fixture.deps)
  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PENDING'])
  expect(await ada.errorOfPay()).toMatchObject({ status: 409, code: 'ORDER_EXPIRED' })
  await letHoldLapse(fixture, ada.checkoutId, 23)
  await expireUnpaid(fixture.deps)
  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['PENDING'])
  await letHoldLapse(fixture, ada.checkoutId, 24)
  await expireUnpaid(fixture.deps)

  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['EXPIRED'])
  expect(await paymentsOf(fixture, ada.checkoutId)).toMatchObject([{ status: 'FAILED' }])
})

test('T11 after a day items are released even if the payment is open, and a late payment is refunded', async () => {
  const product = await sell(fixture, { stock: 1 })
  const ada = await aPayer(fixture, product)
  const { reference } = await ada.pay()
  await fixture.sandbox.control.pay({ reference, channel: 'bank_transfer', outcome: 'pending' })
  await letHoldLapse(fixture, ada.checkoutId, 23)
  await expireUnpaid(fixture.deps)
  expect(await countStock(fixture.api, product)).toEqual({ stock: 0, held: 1 })

  await letHoldLapse(fixture, ada.checkoutId, 24)
  await expireUnpaid(fixture.deps)

  expect(await statusesOf(fixture, ada.orderIds)).toEqual(['EXPIRED'])
  expect(await countStock(fixture.api, product)).toEqual({ stock: 1, held: 0 })
  await fixture.sandbox.control.pay({ reference, channel: 'bank_transfer' })
  expect((await ada.verify(reference)).isSentBack).toBe(true)
  expect(await countStock(fixture.api, product)).toEqual({ stock: 1, held: 0 })
})

slowTest('CHK-07 hundreds of open payments do not delay the expiry of other orders', async () => {
  const open = await aPayer(fixture)
  await open.pay()
  await letHoldLapse(fixture, open.checkoutId, 5)
  await addOpenCopies(open.checkoutId, 500)
  const withoutPayment = await aPayer(fixture)
  const begun = await aPayer(fixture, await sell(fixture, {}), await sell(fixture, {}))
  const { reference } = await begun.pay()
  for (const { checkoutId } of [withoutPayment, begun]) await letHoldLapse(fixture, checkoutId)
  const { payments } = fixture.deps
  const asked: string[] = []

  await expireUnpaid({
    ...fixture.deps,
    payments: {
      ...payments,
      verify: async (wanted) => {
        asked.push(wanted)
        if (asked.length === 1)
          expect(await statusesOf(fixture, withoutPayment.orderIds)).toEqual(['EXPIRED'])
        // The provider does not know the copies: they are told as the real one is, but open.
        const found = await payments.verify(reference)
        return wanted === reference || found === null ? found : { ...found, status: 'open' }
      },
    },
  })

  expect(new Set(asked).size).toBe(502)
  const { rows } = await fixture.api.pool.query(
    'select released_at is not null as released from orders where checkout_id = $1',
    [begun.checkoutId],
  )
  expect(rows).toEqual([{ released: true }, { released: true }])
})

/** As many checkouts more like this one, whose payments are as open as its own. */
const addOpenCopies = (checkoutId: string, copies: number) =>
  fixture.api.pool.query(
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
