import { startTrial } from '@ahia/contracts/subscriptions'
import { fromNaira, toNaira } from '@ahia/money/naira'
import { findAfter } from '@ahia/testing/audit/find-after'
import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { beforeAll, expect, test } from 'vitest'
import { readShopBalance } from '#ledger/ledger.reads.ts'
import { confirmDelivery } from '#orders/steps/confirm-delivery.ts'
import { shipOrder } from '#orders/steps/ship-order.ts'
import { createLog } from '#platform/log.ts'
import { aShop } from '../../test/builders.ts'
import { sellOne } from '../../test/checkout-fixture.ts'
import { send } from '../../test/customer.ts'
import { goBack } from '../../test/order-fixture.ts'
import { aPayer, openPaymentFixture, type PaymentFixture } from '../../test/payment-fixture.ts'
import { readData } from '../../test/read-data.ts'
import { aShopOwnerWithShop } from '../../test/shop-owner.ts'
import { startJobsOf } from '../../test/with-jobs.ts'
import { billSubscriptions } from './bill-subscriptions.ts'

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await openPaymentFixture()
  await startJobsOf(fixture.api)
})

const bill = () => billSubscriptions({ ...fixture.api, log: createLog('silent') })

/** A shop whose first invoice falls due now, and somebody who has paid for half a million of its goods. */
async function aSoldShop() {
  const { api, sandbox } = fixture
  const owner = await aShopOwnerWithShop(api, { isSelling: true, status: 'APPROVED' })
  const { shopId } = owner
  await readData(
    startTrial,
    await send(api, '/subscriptions/trial', { token: owner.token, body: { package: 'BASIC' } }),
  )
  await api.pool.query(
    `update subscriptions set trial_started_at = now() - interval '3 months', trial_ends_at = now(),
       period_ends_at = now() where shop_id = $1`,
    [shopId],
  )
  const product = await sellOne(api, { basePriceKobo: fromNaira(500_000) }, aShop({ id: shopId }))
  const buyer = await aPayer(fixture, product)
  const { reference } = await buyer.pay()
  await sandbox.control.pay({ reference })
  await buyer.verify(reference)
  const [orderId] = buyer.orderIds
  if (orderId === undefined) throw new Error('There is no order')
  return { shopId, buyer, orderId, accountId: buyer.accountId }
}

async function statusOf(shopId: string): Promise<string> {
  const { rows } = await fixture.api.pool.query('select status from subscriptions where shop_id = $1', [
    shopId,
  ])
  return rows[0].status
}

const leftOf = async (shopId: Parameters<typeof readShopBalance>[1]) =>
  0 - toNaira(await readShopBalance(fixture.api.db.read, shopId))

const faults = async () =>
  faultsOf(await auditMoney(fixture.api.pool, { captured: await fixture.sandbox.control.captured() }))

test('CONST-10 an owner’s purchase from their own shop, cancelled later, does not pay the invoice', async () => {
  const { shopId, buyer, orderId } = await aSoldShop()

  await bill()
  expect(await statusOf(shopId)).toBe('PAST_DUE')
  const answer = await send(fixture.api, `/orders/${orderId}/cancel`, { token: buyer.token, body: {} })
  expect(answer.status).toBe(200)
  await expect.poll(() => leftOf(shopId)).toBe(0)
  await bill()

  expect(await statusOf(shopId)).toBe('PAST_DUE')
  expect(await leftOf(shopId)).toBe(0)
})

test('CONST-10 delivered orders that can no longer be returned pay the invoice', async () => {
  const { api } = fixture
  const { shopId, orderId, accountId } = await aSoldShop()
  await shipOrder(api, orderId)
  await confirmDelivery(api, { accountId, orderId })
  await bill()
  expect(await statusOf(shopId)).toBe('PAST_DUE')

  await goBack(api, orderId, 8 * 24 * 60)
  await bill()

  expect(await statusOf(shopId)).toBe('ACTIVE')
  expect(await leftOf(shopId)).toBe(470_000 - 360_000)
  await expect.poll(faults).toEqual([])
})

test('I10 finds an invoice paid with money of an undelivered order', async () => {
  const found = await findAfter(fixture.api.pool, [
    `update orders set status = 'SHIPPED' where status = 'DELIVERED'`,
  ])

  expect(faultsOf(found).some((fault) => fault.startsWith('I10: no shop has spent'))).toBe(true)
})
