import type { OrderId } from '@ahia/contracts/ids'
import {
  explainOrderMoney,
  getMoney,
  listMoneyEntries,
  listMoneyOrders,
  type MoneyPart,
} from '@ahia/contracts/seller/money'
import { kobo } from '@ahia/money/kobo'
import { toNaira } from '@ahia/money/naira'
import { beforeAll, expect, test } from 'vitest'
import { bookJournal } from '#ledger/book-journal.ts'
import { credit, debit } from '#ledger/entry.rules.ts'
import { listRates, readOrderEntries, readShopBalance } from '#ledger/ledger.reads.ts'
import { refundEntries } from '#ledger/refund.rules.ts'
import { settlementEntries } from '#ledger/settlement.rules.ts'
import { newId } from '#platform/ids.ts'
import { aBuyer, anOrder, goBack, startOrdersApi } from '../../../test/order-fixture.ts'
import { aSeller } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { listPart } from './money.sql.ts'
import { sumSpendable } from './spendable.sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

type Seller = Awaited<ReturnType<typeof aSeller>>
type Options = Parameters<typeof anOrder>[3]

const DAY_MINUTES = 24 * 60
const ITEMS_KOBO = kobo(200_000) // two of the fixture's
const FEE_KOBO = kobo(150_050)

/** A paid order of the shop as the market books it. */
async function sell(seller: Seller, options: Options): Promise<OrderId> {
  const orderId = await anOrder(api, await aBuyer(api), seller.thing, options)
  await api.db.transaction(async (tx) => {
    const order = {
      orderId,
      shopId: seller.shopId,
      hasPackage: false,
      items: [{ category: 'FOOD', kobo: ITEMS_KOBO }],
      deliveryFeeKobo: FEE_KOBO,
      serviceFeeKobo: kobo(0),
    }
    const captured = { capturedKobo: kobo(ITEMS_KOBO + FEE_KOBO), providerFeeKobo: kobo(900) }
    const entries = settlementEntries({ ...captured, orders: [order], rates: await listRates(tx) })
    await bookJournal(tx, { key: `settle:${newId()}`, kind: 'SETTLEMENT', entries })
  })
  return orderId
}

const refund = (orderId: OrderId, amountKobo: number) =>
  api.db.transaction(async (tx) => {
    const entries = refundEntries({
      frozen: await readOrderEntries(tx, orderId),
      amountKobo: kobo(amountKobo),
    })
    await bookJournal(tx, { key: `refund:${newId()}`, kind: 'REFUND', entries })
  })

/** As an invoice is booked. */
const charge = ({ shopId }: Seller, amount: number) =>
  api.db.transaction((tx) =>
    bookJournal(tx, {
      key: `invoice:${newId()}`,
      kind: 'INVOICE',
      entries: [{ ...debit('SHOP', null, kobo(amount)), shopId }, credit('SUBSCRIPTION', null, kobo(amount))],
    }),
  )

const moneyOf = async (seller: Seller) => readData(getMoney, await seller.get('/money'))
const ordersIn = async (seller: Seller, part: MoneyPart) =>
  (await readData(listMoneyOrders, await seller.get(`/money/orders?part=${part}`))).orders
const explain = async (seller: Seller, orderId: OrderId) =>
  readData(explainOrderMoney, await seller.get(`/money/orders/${orderId}`))

/** One order in each state that money can be in, and an invoice. */
async function aShopWithEverything() {
  const seller = await aSeller(api, { stock: 100 })
  const sold = {
    paid: await sell(seller, { status: 'PAID' }),
    delivered: await sell(seller, { status: 'DELIVERED', returns: { policy: 'RETURN', days: 14 } }),
    final: await sell(seller, { status: 'DELIVERED' }),
    disputed: await sell(seller, { status: 'DISPUTED' }),
    leaving: await sell(seller, { status: 'REFUNDED' }),
    refunded: await sell(seller, { status: 'REFUNDED' }),
  }
  await goBack(api, sold.final, 8 * DAY_MINUTES)
  await refund(sold.refunded, ITEMS_KOBO + FEE_KOBO)
  await charge(seller, 10_000)
  return { seller, ...sold }
}

test('PAYOUT-01 the balance is shown in parts that add up to the ledger, each with the orders behind it', async () => {
  const { seller, paid, delivered, final, disputed, leaving } = await aShopWithEverything()

  const money = await moneyOf(seller)

  const share = 1_640 // ₦2,000 less 18%
  expect(money).toEqual({
    balance: 5 * share - 100,
    available: { amount: share - 100, orders: 1 },
    pending: { amount: 2 * share, orders: 2, thisWeek: 0 },
    onHold: { amount: 2 * share, orders: 2 },
  })
  expect(money.balance).toBe(toNaira(kobo(-(await readShopBalance(api.db.read, seller.shopId)))))
  expect(money.available.amount).toBe(toNaira(await sumSpendable(api.db.read, seller.shopId)))
  expect((await ordersIn(seller, 'AVAILABLE')).map(({ _id }) => _id)).toEqual([final])
  expect(await ordersIn(seller, 'PENDING')).toMatchObject([
    { _id: delivered, status: 'DELIVERED' },
    { _id: paid, status: 'PAID', availableAt: null },
  ])
  expect(await ordersIn(seller, 'ON_HOLD')).toMatchObject([
    { _id: leaving, hold: 'REFUND' },
    { _id: disputed, hold: 'COMPLAINT' },
  ])
})

test('PAYOUT-01 of an order with a complaint the other lines are available this week, or later', async () => {
  const seller = await aSeller(api)
  for (const days of [14, 30]) {
    const orderId = await sell(seller, { status: 'DELIVERED', returns: { policy: 'RETURN', days } })
    await goBack(api, orderId, 10 * DAY_MINUTES)
    await api.pool.query(
      `insert into disputes (id, order_id, kind, reason) values ($1, $2, 'PROBLEM', 'One of them is torn.')`,
      [newId(), orderId],
    )
  }

  expect((await moneyOf(seller)).pending).toEqual({ amount: 3_280, orders: 2, thisWeek: 1_640 })
})

test('PAYOUT-01 orders on hold are listed page by page as well', async () => {
  const seller = await aSeller(api)
  const held = [await sell(seller, { status: 'DISPUTED' }), await sell(seller, { status: 'DISPUTED' })]
  const listed = async (before: OrderId | null) => {
    const page = { shopId: seller.shopId, part: 'ON_HOLD', before, limit: 9 } as const
    return (await listPart(api.db.read, page)).map(({ orderId }) => orderId)
  }

  expect(await listed(null)).toEqual(held.toReversed())
  expect(await listed(held[1] ?? null)).toEqual([held[0]])
})

test('PAYOUT-01 the last page of orders and of entries names no next page, also when it is full', async () => {
  const { seller } = await aShopWithEverything()
  const orders = async (limit: number) =>
    readData(listMoneyOrders, await seller.get(`/money/orders?part=PENDING&limit=${limit}`))
  const entries = async (limit: number) =>
    readData(listMoneyEntries, await seller.get(`/money/entries?limit=${limit}`))
  const all = (await entries(30)).entries.length

  expect([(await orders(1)).next === null, (await orders(2)).next]).toEqual([false, null])
  expect([(await entries(all - 1)).next === null, (await entries(all)).next]).toEqual([false, null])
})

test('PAYOUT-02 a delivered order names the hour from which it is available, and is available then', async () => {
  const seller = await aSeller(api)
  const orderId = await sell(seller, { status: 'DELIVERED', returns: { policy: 'RETURN', days: 14 } })
  await goBack(api, orderId, 10 * DAY_MINUTES)

  const [order] = await ordersIn(seller, 'PENDING')
  const minutesLeft = (Date.parse(order?.availableAt ?? '') - Date.now()) / 60_000

  expect(minutesLeft / DAY_MINUTES).toBeCloseTo(4 + 1 / 24, 1)
  expect((await moneyOf(seller)).pending).toEqual({ amount: 1_640, orders: 1, thisWeek: 1_640 })
  await goBack(api, orderId, minutesLeft + 1)
  expect(await moneyOf(seller)).toMatchObject({ available: { amount: 1_640 }, pending: { amount: 0 } })
})

test('PAYOUT-08 an order is explained line by line with its journals, and the lines are its part of the balance', async () => {
  const { seller, ...orders } = await aShopWithEverything()
  await refund(orders.disputed, 33_333)

  for (const orderId of Object.values(orders)) {
    const { order, lines } = await explain(seller, orderId)
    expect(lines.reduce((total, { amount }) => total + Math.round(amount * 100), 0)).toBe(
      Math.round(order.amount * 100),
    )
  }
  const { shopperPaid, lines } = await explain(seller, orders.refunded)
  expect(shopperPaid).toEqual({ items: 2_000, delivery: 1_500.5, service: 0, total: 3_500.5 })
  expect(lines).toMatchObject([
    { what: 'ITEMS', amount: 2_000, journal: expect.stringMatching(/^settle:/) },
    { what: 'COMMISSION', amount: -360, rate: { category: 'FOOD', percent: 18, of: 2_000 } },
    { what: 'ITEMS_BACK', amount: -2_000, journal: expect.stringMatching(/^refund:/) },
    { what: 'COMMISSION_BACK', amount: 360, rate: null },
  ])
})

test('PAYOUT-01 bookings are listed newest first with the balance after each, also over pages', async () => {
  const { seller } = await aShopWithEverything()
  const page = async (query: string) =>
    readData(listMoneyEntries, await seller.get(`/money/entries?limit=3${query}`))

  const first = await page('')
  const second = await page(`&cursor=${first.next}`)
  const third = await page(`&cursor=${second.next}`)

  const all = [...first.entries, ...second.entries, ...third.entries]
  expect(all).toHaveLength(8)
  expect(third.next).toBeNull()
  expect(first.entries[0]).toMatchObject({ kind: 'INVOICE', amount: -100, orderId: null })
  expect(first.entries[0]?.balance).toBe((await moneyOf(seller)).balance)
  for (const [at, { balance, amount }] of all.entries())
    expect(balance - amount).toBeCloseTo(all[at + 1]?.balance ?? 0, 2)
})

test('SELL-03 another shop’s order and one that was never paid are not explained', async () => {
  const [{ paid }, rival] = [await aShopWithEverything(), await aSeller(api)]
  const unpaid = await anOrder(api, await aBuyer(api), rival.thing, {})

  for (const orderId of [paid, unpaid, newId()])
    expect(await readError(await rival.get(`/money/orders/${orderId}`))).toMatchObject({
      status: 404,
      code: 'ORDER_NOT_FOUND',
    })
  expect(await moneyOf(rival)).toMatchObject({ balance: 0, available: { amount: 0, orders: 0 } })
})
