import { createHmac } from 'node:crypto'
import { listChargebacks } from '@ahia/contracts/developers/dev-console'
import { listOrders } from '@ahia/contracts/orders'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { chargebacksOf, journalsOf } from '../../../test/chargeback-fixture.ts'
import { send } from '../../../test/customer.ts'
import { openPaymentFixture, type PaymentFixture } from '../../../test/payment-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { aPaidPayer } from '../../../test/refund-fixture.ts'
import { startJobsOf } from '../../../test/with-jobs.ts'

let fixture: PaymentFixture
let control: PaymentFixture['sandbox']['control']
beforeAll(async () => {
  fixture = await openPaymentFixture()
  control = fixture.sandbox.control
  await startJobsOf(fixture.api)
})
beforeEach(() => control.reset())

const statusOf = async (reference: string) =>
  (await chargebacksOf(fixture, reference)).map(({ status }) => status)

const openOnes = async () => {
  const { chargebacks } = await readData(listChargebacks, await send(fixture.api, '/dev/console/chargebacks'))
  return chargebacks
}

test('PAY-05 the dev console lists disputes, the earliest deadline first, and is empty without any', async () => {
  expect(await openOnes()).toEqual([])
  const [ada, obi, efe] = [await aPaidPayer(fixture), await aPaidPayer(fixture), await aPaidPayer(fixture)]
  const hour = 3_600_000
  await control.dispute({ reference: ada.reference, dueInMs: 9 * hour })
  await control.dispute({ reference: obi.reference, dueInMs: 5 * hour, message: 'Not mine' })
  await control.dispute({ reference: efe.reference })
  await control.expireDispute(efe.reference)

  await expect
    .poll(async () => (await openOnes()).map(({ status }) => status))
    .toEqual(['OPEN', 'OPEN', 'LOST'])
  const [first, second, third] = await openOnes()
  expect([first, second, third].map((one) => one?.reference)).toEqual(
    [obi, ada, efe].map((one) => one.reference),
  )
  expect(first).toMatchObject({
    reason: 'chargeback',
    providerStatus: 'awaiting-merchant-feedback',
    orders: obi.orderIds.toSorted(),
    taken: 0,
  })
  expect(new Date(first?.dueAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 4 * hour)
  expect(third).toMatchObject({ taken: third?.amount })
})

test('F4 doubled and reordered webhooks record a dispute and its end once', async () => {
  const ada = await aPaidPayer(fixture)
  await control.webhooks({ mode: 'reordered' })
  await control.dispute({ reference: ada.reference })
  await control.remindOfDispute(ada.reference)
  await control.expireDispute(ada.reference)

  await expect.poll(() => statusOf(ada.reference)).toEqual(['LOST'])
  await control.webhooks({ mode: 'duplicated', times: 3 })
  const obi = await aPaidPayer(fixture)
  await control.dispute({ reference: obi.reference })
  await expect.poll(() => statusOf(obi.reference)).toEqual(['OPEN'])
  await control.resolveDispute({ reference: obi.reference, resolution: 'declined' })
  await expect.poll(() => statusOf(obi.reference)).toEqual(['WON'])

  expect(await journalsOf(fixture, ada.reference)).toEqual(['CHARGEBACK'])
  expect(await journalsOf(fixture, obi.reference)).toEqual([])
})

test('T9 a stranger cannot dispute a payment: a bad signature is refused, and a signed lie changes nothing', async () => {
  const ada = await aPaidPayer(fixture)
  const { reference } = ada
  const lie = {
    event: 'charge.dispute.resolve',
    data: {
      id: 1,
      status: 'resolved',
      resolution: 'auto-accepted',
      refund_amount: 1,
      transaction: { reference },
    },
  }
  const body = JSON.stringify(lie)
  const signature = createHmac('sha512', 'sk_test_of_a_stranger').update(body).digest('hex')

  const answer = await fetch(`${fixture.api.origin}/api/v1/webhooks/paystack`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    body,
  })
  expect(answer.status).toBe(401)

  await control.sendEvent(lie)
  const isProcessed = async () => {
    const { rows } = await fixture.api.pool.query(
      `select processed_at is not null as done from provider_events where event = $1 and reference = $2`,
      [lie.event, reference],
    )
    return rows.map(({ done }) => done)
  }
  await expect.poll(isProcessed).toEqual([true])
  expect(await chargebacksOf(fixture, reference)).toEqual([])
})

test('PAY-05 the order tells its customer of the dispute and its end, and nobody else’s order does', async () => {
  const [ada, obi] = [await aPaidPayer(fixture), await aPaidPayer(fixture)]
  const orderOf = async ({ token, orderIds }: typeof ada) => {
    const { orders } = await readData(listOrders, await send(fixture.api, '/orders/user', { token }))
    return orders.find(({ _id }) => _id === orderIds[0])
  }
  await control.dispute({ reference: ada.reference })
  await expect
    .poll(async () => (await orderOf(ada))?.chargebacks)
    .toMatchObject([{ status: 'OPEN', amount: 0, disputedAt: expect.any(String), closedAt: null }])

  await send(fixture.api, `/orders/${ada.orderIds[0]}/cancel`, { token: ada.token, body: {} })
  await expect.poll(async () => (await orderOf(ada))?.refund?.status).toBe('ON_HOLD')

  await control.expireDispute(ada.reference)
  await expect.poll(async () => (await orderOf(ada))?.chargebacks[0]?.status).toBe('LOST')
  const order = await orderOf(ada)
  expect(order).toMatchObject({ status: 'CANCELLED', refund: null })
  expect(order?.chargebacks).toMatchObject([{ amount: order?.totalAmount, closedAt: expect.any(String) }])
  expect((await orderOf(obi))?.chargebacks).toEqual([])
})
