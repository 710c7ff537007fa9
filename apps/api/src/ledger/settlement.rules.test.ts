import type { OrderId, ShopId } from '@ahia/contracts/ids'
import { sum } from '@ahia/money/arithmetic'
import { kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import { CATEGORIES, type Category } from '@ahia/reference/categories'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import type { Entry, LedgerAccount } from './entry.rules.ts'
import { type PaidOrder, settlementEntries, unclaimedEntries } from './settlement.rules.ts'

const rates = CATEGORIES.flatMap((category) => [
  { hasPackage: false, category, rateBps: 1800 },
  { hasPackage: true, category, rateBps: category === 'FOOD' ? 600 : 1200 },
])

const anOrder = (overrides: Partial<PaidOrder> = {}): PaidOrder => ({
  orderId: newId<OrderId>(),
  shopId: newId<ShopId>(),
  hasPackage: false,
  items: [{ category: 'FOOD', kobo: fromNaira(10_000) }],
  deliveryFeeKobo: fromNaira(1_500),
  serviceFeeKobo: kobo(0),
  ...overrides,
})

const sumOf = (entries: readonly Entry[]) => sum(entries.map((entry) => entry.kobo))
const of = (entries: readonly Entry[], account: LedgerAccount) =>
  sumOf(entries.filter((entry) => entry.account === account))

test('CONST-10 the market keeps 18 % of the sales of a shop without a package, and nothing of the delivery fee', () => {
  const order = anOrder()

  const entries = settlementEntries({
    capturedKobo: fromNaira(11_500),
    providerFeeKobo: fromNaira(272.5),
    orders: [order],
    rates,
  })

  expect(of(entries, 'SHOP')).toBe(fromNaira(-8_200))
  expect(of(entries, 'COMMISSION')).toBe(fromNaira(-1_800))
  expect(of(entries, 'DELIVERY')).toBe(fromNaira(-1_500))
  expect(of(entries, 'PROVIDER')).toBe(fromNaira(11_227.5))
  expect(of(entries, 'PROVIDER_FEE')).toBe(fromNaira(272.5))
  expect(entries.find(({ account }) => account === 'SHOP')?.shopId).toBe(order.shopId)
})

test('CONST-10 a shop with a package pays commission per category, rounded once per category', () => {
  const items = [
    { category: 'FOOD', kobo: kobo(25) },
    { category: 'TECH', kobo: kobo(100) },
    { category: 'FOOD', kobo: kobo(25) },
  ]

  const entries = settlementEntries({
    capturedKobo: kobo(150),
    providerFeeKobo: kobo(0),
    orders: [anOrder({ hasPackage: true, items, deliveryFeeKobo: kobo(0) })],
    rates,
  })

  expect(of(entries, 'COMMISSION')).toBe(-15) // 6 % of 50 and 12 % of 100; line by line it would be 2 + 2 + 12
})

test('I5 an overpayment is booked separately, and an underpayment is refused', () => {
  const settle = (capturedKobo: number) =>
    settlementEntries({
      capturedKobo: kobo(capturedKobo),
      providerFeeKobo: kobo(0),
      orders: [anOrder()],
      rates,
    })

  expect(of(settle(1_150_007), 'OVERPAYMENT')).toBe(-7)
  expect(() => settle(1_149_999)).toThrow(RangeError)
})

test('CONST-10 half a kobo of commission rounds up, for each category of each order', () => {
  const commissionOf = (...amounts: number[]) => {
    const [first = 0, second = 0] = amounts
    const items = [
      { category: 'FOOD', kobo: kobo(first) },
      { category: 'TECH', kobo: kobo(second) },
    ]
    const entries = settlementEntries({
      capturedKobo: kobo(first + second),
      providerFeeKobo: kobo(0),
      orders: [anOrder({ items, deliveryFeeKobo: kobo(0) })],
      rates,
    })
    expect(-of(entries, 'SHOP')).toBe(first + second + of(entries, 'COMMISSION'))
    return -of(entries, 'COMMISSION')
  }

  expect(commissionOf(25)).toBe(5) // of 4.5
  expect(commissionOf(24)).toBe(4) // of 4.32
  expect(commissionOf(25, 25)).toBe(10) // 4.5 twice
  expect(commissionOf(5_000_000_025)).toBe(900_000_005) // far beyond what a float times 1,800 is exact for
})

test('I10 orders bear the fee of the provider by what each cost, and an overpayment none of it', () => {
  const orders = [10_000, 20_000, 30_001].map((naira) =>
    anOrder({
      items: [{ category: 'FOOD', kobo: kobo(naira) }],
      deliveryFeeKobo: kobo(100),
      serviceFeeKobo: kobo(7),
    }),
  )

  const entries = settlementEntries({
    capturedKobo: kobo(60_322 + 5_000),
    providerFeeKobo: kobo(1_000),
    orders,
    rates,
  })

  const feesOf = (orderId: OrderId | null) =>
    of(
      entries.filter((entry) => entry.orderId === orderId),
      'PROVIDER_FEE',
    )
  // 1,000 by 10,107 : 20,107 : 30,108; the kobo that is left goes to the largest remainder.
  expect(orders.map(({ orderId }) => feesOf(orderId))).toEqual([168, 333, 499])
  expect(feesOf(null)).toBe(0)
  expect(
    orders.map(({ orderId }) =>
      of(
        entries.filter((entry) => entry.orderId === orderId),
        'PROVIDER',
      ),
    ),
  ).toEqual([10_107 - 168, 20_107 - 333, 30_108 - 499])
})

test('CONST-10 a sale without a commission rate is refused', () => {
  const order = anOrder({ items: [{ category: 'BOATS', kobo: kobo(1) }], deliveryFeeKobo: kobo(0) })

  expect(() =>
    settlementEntries({ capturedKobo: kobo(1), providerFeeKobo: kobo(0), orders: [order], rates }),
  ).toThrow('BOATS')
})

test('PAY-04 money that belongs to no order is booked for refund in full', () => {
  const entries = unclaimedEntries({ capturedKobo: kobo(1_000), providerFeeKobo: kobo(15) })

  expect(of(entries, 'UNCLAIMED')).toBe(-1_000)
  expect(of(entries, 'PROVIDER')).toBe(985)
  expect(sumOf(entries)).toBe(0)
})

const amounts = fc.nat({ max: 100_000_000 }).map(kobo)
const orders = fc
  .array(
    fc.record({
      hasPackage: fc.boolean(),
      items: fc.array(fc.record({ category: fc.constantFrom<Category>(...CATEGORIES), kobo: amounts }), {
        minLength: 1,
        maxLength: 5,
      }),
      deliveryFeeKobo: amounts,
      serviceFeeKobo: amounts,
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((list) => list.map(anOrder))
  .filter((list) => list.some(({ items, deliveryFeeKobo }) => itemsOf(items) + deliveryFeeKobo > 0))

const itemsOf = (items: PaidOrder['items']) => sum(items.map((item) => item.kobo))

test('I10 the entries of each order, and of all orders together, add up to zero', () => {
  fc.assert(
    fc.property(orders, amounts, amounts, (paid, providerFeeKobo, overpaid) => {
      const total = sum(paid.flatMap((o) => [itemsOf(o.items), o.deliveryFeeKobo, o.serviceFeeKobo]))
      const capturedKobo = kobo(total + overpaid)

      const entries = settlementEntries({ capturedKobo, providerFeeKobo, orders: paid, rates })

      for (const { orderId } of paid) expect(sumOf(entries.filter((e) => e.orderId === orderId))).toBe(0)
      expect(sumOf(entries)).toBe(0)
      expect(of(entries, 'PROVIDER')).toBe(capturedKobo - providerFeeKobo)
      expect(of(entries, 'PROVIDER_FEE')).toBe(providerFeeKobo)
    }),
  )
})
