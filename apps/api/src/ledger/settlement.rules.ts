import type { OrderId, ShopId } from '@ahia/contracts/ids'
import { add, subtract, sum } from '@ahia/money/arithmetic'
import { type Kobo, ZERO } from '@ahia/money/kobo'
import { shareOf } from '@ahia/money/share'
import { splitByWeights } from '@ahia/money/split'
import { credit, debit, type Entry } from './entry.rules.ts'
import { type Rate, rateOf } from './rates.rules.ts'

export type PaidOrder = {
  orderId: OrderId
  shopId: ShopId
  /** Whether the shop has one of the market's packages. */
  hasPackage: boolean
  /** Lines or sums of them: they are added up by category before the commission is rounded. */
  items: readonly { category: string; kobo: Kobo }[]
  deliveryFeeKobo: Kobo
  serviceFeeKobo: Kobo
}

export type Settlement = {
  capturedKobo: Kobo
  providerFeeKobo: Kobo
  orders: readonly PaidOrder[]
  /** The rates in force when it was paid. */
  rates: readonly Rate[]
}

/**
 * I10: splits captured money between shops, market and provider. The entries of each order add up to zero on their own, so
 * that one order can be refunded without touching the others. Throws when less was captured than the orders cost (I5).
 */
export function settlementEntries({ capturedKobo, providerFeeKobo, orders, rates }: Settlement): Entry[] {
  const totals = orders.map(totalOf)
  const overpaidKobo = subtract(capturedKobo, sum(totals))
  if (overpaidKobo < 0) throw new RangeError('Less was captured than the orders cost')
  const fees = splitByWeights(providerFeeKobo, totals)
  return [
    ...orders.flatMap((order, place) => [
      debit('PROVIDER', order.orderId, totals[place] ?? ZERO),
      ...sharesOf(order, rates),
      ...storedByProvider(order.orderId, fees[place] ?? ZERO),
    ]),
    debit('PROVIDER', null, overpaidKobo),
    credit('OVERPAYMENT', null, overpaidKobo),
  ]
}

/** Captured money that belongs to no order: all of it is to be refunded, though the provider keeps its fee. */
export function unclaimedEntries({
  capturedKobo,
  providerFeeKobo,
}: Pick<Settlement, 'capturedKobo' | 'providerFeeKobo'>): Entry[] {
  return [
    debit('PROVIDER', null, capturedKobo),
    credit('UNCLAIMED', null, capturedKobo),
    ...storedByProvider(null, providerFeeKobo),
  ]
}

function sharesOf(order: PaidOrder, rates: readonly Rate[]): Entry[] {
  const { orderId, shopId } = order
  const commissionKobo = commissionOf(order, rates)
  // The remainder instead of a second rounded share: two rounded shares may miss the sum by a kobo.
  const shopKobo = subtract(itemsOf(order), commissionKobo)
  return [
    { ...credit('SHOP', orderId, shopKobo), shopId },
    credit('COMMISSION', orderId, commissionKobo),
    credit('DELIVERY', orderId, order.deliveryFeeKobo),
    credit('SERVICE', orderId, order.serviceFeeKobo),
  ]
}

function commissionOf({ items, hasPackage }: PaidOrder, rates: readonly Rate[]): Kobo {
  const byCategory = new Map<string, Kobo>()
  for (const { category, kobo } of items)
    byCategory.set(category, add(byCategory.get(category) ?? ZERO, kobo))
  return sum(
    [...byCategory].map(([category, kobo]) => shareOf(kobo, rateOf(rates, { hasPackage, category }))),
  )
}

const storedByProvider = (orderId: OrderId | null, feeKobo: Kobo): Entry[] => [
  debit('PROVIDER_FEE', orderId, feeKobo),
  credit('PROVIDER', orderId, feeKobo),
]

const itemsOf = ({ items }: PaidOrder): Kobo => sum(items.map(({ kobo }) => kobo))

const totalOf = (order: PaidOrder): Kobo => sum([itemsOf(order), order.deliveryFeeKobo, order.serviceFeeKobo])
