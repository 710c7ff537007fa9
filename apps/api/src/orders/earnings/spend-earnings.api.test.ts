import type { OrderId, ShopId } from '@ahia/contracts/ids'
import { PROBLEM_DAYS } from '@ahia/contracts/limits'
import { kobo } from '@ahia/money/kobo'
import { beforeAll, expect, test } from 'vitest'
import { bookJournal } from '#ledger/book-journal.ts'
import { credit, debit } from '#ledger/entry.rules.ts'
import { readShopBalance } from '#ledger/ledger.reads.ts'
import { newId } from '#platform/ids.ts'
import { aBuyer, anOrder, aThing, goBack, startOrdersApi } from '../../../test/order-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { settleLatest } from '../disputes/settle-latest.ts'
import { spendEarnings } from './spend-earnings.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const DAY_MINUTES = 24 * 60

/** As if so much had been paid for an order of the shop, or without one; less than nothing is what it owes. */
async function settle(shopId: ShopId, amount: number, orderId: OrderId | null = null): Promise<void> {
  const entries = [
    debit('PROVIDER', orderId, kobo(amount)),
    { ...credit('SHOP', orderId, kobo(amount)), shopId },
  ]
  await api.db.transaction((tx) => bookJournal(tx, { key: `settle:${newId()}`, kind: 'SETTLEMENT', entries }))
}

async function aShopOwed(amount: number): Promise<ShopId> {
  const shopId = newId<ShopId>()
  await settle(shopId, amount)
  return shopId
}

/** A shop that has sold one thing for so much. */
async function aSeller(value: Parameters<typeof anOrder>[3], amount = 1_000) {
  const [buyer, thing] = [await aBuyer(api), await aThing(api)]
  const orderId = await anOrder(api, buyer, thing, value)
  await settle(thing.shopId, amount, orderId)
  return { buyer, orderId, shopId: thing.shopId }
}

const spend = (shopId: ShopId, amount: number, key = `invoice:${newId()}`) =>
  api.db.transaction((tx) =>
    spendEarnings(tx, { shopId, kobo: kobo(amount), to: 'SUBSCRIPTION', key, kind: 'INVOICE' }),
  )

test('CONST-10 a shop can spend its earnings to the last kobo, and never more', async () => {
  const shopId = await aShopOwed(500)

  expect(await spend(shopId, 501)).toBe('not enough')
  expect(await spend(shopId, 500)).toBe('spent')

  expect(await readShopBalance(api.db.read, shopId)).toBe(0)
  expect(await spend(shopId, 1)).toBe('not enough')
})

test('CONST-10 concurrent spending succeeds only as often as the earnings allow', async () => {
  const shopId = await aShopOwed(1_000)

  const outcomes = await Promise.all(Array.from({ length: 6 }, () => spend(shopId, 400)))

  expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(2)
  expect(await readShopBalance(api.db.read, shopId)).toBe(-200)
})

test('R2 the same key is spent once', async () => {
  const shopId = await aShopOwed(1_000)
  const key = `invoice:${newId()}`

  await Promise.all([spend(shopId, 100, key), spend(shopId, 100, key)])

  expect(await readShopBalance(api.db.read, shopId)).toBe(-900)
})

test.each(['PAID', 'SHIPPED', 'DISPUTED', 'REFUNDED'] as const)(
  'ORD-06 earnings of a %s order may be refunded and cannot be spent, however old it is',
  async (status) => {
    const { orderId, shopId } = await aSeller({ status })
    await goBack(api, orderId, 400 * DAY_MINUTES)

    expect(await spend(shopId, 1)).toBe('not enough')
  },
)

test.each([
  ['a week', { policy: 'NONE', days: 90 }, PROBLEM_DAYS],
  ['a week, though it could be returned for less', { policy: 'RETURN', days: 2 }, PROBLEM_DAYS],
  ['the days in which it can be returned', { policy: 'REFUND', days: 14 }, 14],
] as const)(
  'ORD-06 a delivered order can be spent once the customer can no longer complain: after %s',
  async (_how, returns, days) => {
    const { buyer, orderId, shopId } = await aSeller({ status: 'DELIVERED', returns })
    await goBack(api, orderId, days * DAY_MINUTES - 5)
    expect((await buyer.order(orderId)).actions).toContain(
      days === PROBLEM_DAYS ? 'REPORT_PROBLEM' : 'RETURN',
    )
    expect(await spend(shopId, 1_000)).toBe('not enough')

    await goBack(api, orderId, 70) // an hour more than it takes
    expect((await buyer.order(orderId)).actions).toEqual(['RECEIPT'])

    expect(await spend(shopId, 1_001)).toBe('not enough')
    expect(await spend(shopId, 1_000)).toBe('spent')
    expect(await spend(shopId, 1)).toBe('not enough')
  },
)

test('ORD-06, ADMIN-26 a declined dispute makes the earnings available to the shop once nobody can appeal', async () => {
  const { buyer, orderId, shopId } = await aSeller({ status: 'DELIVERED' })
  await buyer.post(`/orders/${orderId}/dispute`, { kind: 'PROBLEM', reason: 'It is blue.' })
  await goBack(api, orderId, 30 * DAY_MINUTES)
  expect(await spend(shopId, 1_000)).toBe('not enough')

  await settleLatest(api, { orderId, outcome: 'TURNED_DOWN', answer: 'Blue was ordered.' })

  expect(await spend(shopId, 1_000)).toBe('not enough')
  await api.pool.query(`update disputes set held_until = now() where order_id = $1`, [orderId])
  expect(await spend(shopId, 1_000)).toBe('spent')
})

test('CONST-10 a shop that owes more than it has cannot spend anything', async () => {
  const { orderId, shopId } = await aSeller({ status: 'DELIVERED' })
  await goBack(api, orderId, 30 * DAY_MINUTES)
  const other = await aSeller({ status: 'REFUNDED' }, 1)
  await settle(shopId, -1_500, other.orderId)

  expect(await spend(shopId, 1)).toBe('not enough')
})
