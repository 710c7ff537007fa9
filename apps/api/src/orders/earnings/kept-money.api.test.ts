import type { OrderId, ShopId } from '@ahia/contracts/ids'
import { getMoney, listMoneyOrders, type MoneyPart } from '@ahia/contracts/seller/money'
import { kobo } from '@ahia/money/kobo'
import { toNaira } from '@ahia/money/naira'
import { auditMoney } from '@ahia/testing/audit-money'
import { beforeAll, expect, test } from 'vitest'
import { readShopBalance } from '#ledger/ledger.reads.ts'
import { newId } from '#platform/ids.ts'
import { aComplaint, aDelivery, anArbiter, decide, letDecisionAge } from '../../../test/dispute-fixture.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import type { aSeller } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { sumSpendable } from './spendable.sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

type Seller = Awaited<ReturnType<typeof aSeller>>

const PARTS = { AVAILABLE: 'available', PENDING: 'pending', ON_HOLD: 'onHold' } as const

const ordersIn = async (seller: Seller, part: MoneyPart) =>
  (await readData(listMoneyOrders, await seller.get(`/money/orders?part=${part}`))).orders

/** Which parts have orders, after each of them was compared with the ledger and with its own list. */
async function comparedParts(seller: Seller): Promise<MoneyPart[]> {
  const money = await readData(getMoney, await seller.get('/money'))
  const { read } = api.db
  expect(money.balance).toBe(toNaira(kobo(-(await readShopBalance(read, seller.shopId)))))
  expect(money.available.amount).toBe(toNaira(await sumSpendable(read, seller.shopId)))
  const filled: MoneyPart[] = []
  for (const part of ['AVAILABLE', 'PENDING', 'ON_HOLD'] as const) {
    const orders = await ordersIn(seller, part)
    const amount = toNaira(kobo(orders.reduce((sum, order) => sum + Math.round(order.amount * 100), 0)))
    expect(money[PARTS[part]]).toMatchObject({ amount, orders: orders.length })
    if (orders.length > 0) filled.push(part)
  }
  const found = await auditMoney(api.pool)
  expect(found.filter(({ name, rows }) => name === 'I49' && rows.length > 0)).toEqual([])
  return filled
}

const deliveredAgo = (orderId: OrderId, days: number) =>
  api.pool.query('update orders set delivered_at = now() - make_interval(days => $2) where id = $1', [
    orderId,
    days,
  ])

test('PAYOUT-01, I49 the parts are what the ledger adds up to, from the delivery to the last word in a dispute', async () => {
  const complaint = await aComplaint(api, [0])
  const { seller, orderId } = complaint

  expect(await comparedParts(seller)).toEqual(['PENDING', 'ON_HOLD'])
  await deliveredAgo(orderId, 30)
  expect(await comparedParts(seller)).toEqual(['AVAILABLE', 'ON_HOLD'])
  await decide(api, complaint, await anArbiter(api), { outcome: 'TURNED_DOWN', lines: [] })
  expect(await comparedParts(seller)).toEqual(['AVAILABLE', 'ON_HOLD']) // somebody can still appeal
  await letDecisionAge(api, complaint, 7)

  expect(await comparedParts(seller)).toEqual(['AVAILABLE'])
})

/** As the provider's news would open it. */
const openChargeback = (shopId: ShopId) =>
  api.pool.query(
    `insert into chargebacks (id, payment_id, provider_id, provider_status, reason, amount_kobo)
     select $2, po.payment_id, 'bank-1', 'pending', 'fraud', 1000 from payment_orders po join orders o on o.id = po.order_id
     join payments p on p.id = po.payment_id and p.status = 'SETTLED'
     where o.shop_id = $1`,
    [shopId, newId()],
  )

test('PAYOUT-01, PAY-05, I49 an order that a bank disputes is on hold, though its time is over', async () => {
  const { seller, orderId } = await aDelivery(api)
  expect(await comparedParts(seller)).toEqual(['PENDING'])
  await openChargeback(seller.shopId)
  expect(await comparedParts(seller)).toEqual(['ON_HOLD'])
  await deliveredAgo(orderId, 400)

  expect(await comparedParts(seller)).toEqual(['ON_HOLD'])
  expect(await ordersIn(seller, 'ON_HOLD')).toMatchObject([{ _id: orderId, hold: 'BANK_DISPUTE' }])
})

test('PAYOUT-02, I49 goods that can be returned for long keep an order waiting, those that cannot do not', async () => {
  const { seller, orderId } = await aDelivery(api)
  await api.pool.query(
    `update order_lines set return_policy = 'RETURN', return_days = 90 where order_id = $1`,
    [orderId],
  )
  await deliveredAgo(orderId, 89)
  expect(await comparedParts(seller)).toEqual(['PENDING'])
  await deliveredAgo(orderId, 91)
  expect(await comparedParts(seller)).toEqual(['AVAILABLE'])
})
