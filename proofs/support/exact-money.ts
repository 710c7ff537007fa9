import type { CaseLine, CaseOrder, MoneyCase } from './money-case.ts'

// The same sums once more, in BigInt and by other means, so that a mistake would have to be made twice.

export const exactLine = ({ unitPriceKobo, addOns, quantity }: CaseLine): bigint => {
  let unit = BigInt(unitPriceKobo)
  for (const addOn of addOns) unit += BigInt(addOn.priceKobo) * BigInt(addOn.quantity)
  return unit * BigInt(quantity)
}

export const exactTotal = ({ lines, deliveryFeeKobo, serviceFeeKobo }: CaseOrder): bigint =>
  lines.reduce((total, line) => total + exactLine(line), BigInt(deliveryFeeKobo) + BigInt(serviceFeeKobo))

/** The shares of an order: the market's share of every category rounded half up, the rest to the shop. */
export function exactShares(order: CaseOrder, { rates }: MoneyCase): Record<string, bigint> {
  let commission = 0n
  let items = 0n
  for (const rate of rates) {
    if (rate.hasPackage !== order.hasPackage) continue
    let sold = 0n
    for (const line of order.lines) if (line.category === rate.category) sold += exactLine(line)
    const twice = (2n * sold * BigInt(rate.rateBps)) / 10_000n
    commission += (twice + 1n) / 2n
    items += sold
  }
  return {
    SHOP: items - commission,
    COMMISSION: commission,
    DELIVERY: BigInt(order.deliveryFeeKobo),
    SERVICE: BigInt(order.serviceFeeKobo),
  }
}

/** Kobo by kobo: each of those left over goes to the person who is furthest below their exact part, the earlier of equals first. */
export function exactSplit(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((total, weight) => total + weight, 0n)
  const parts = weights.map((weight) => (amount * weight) / whole)
  const given = new Set<number>()
  for (let left = amount - parts.reduce((total, part) => total + part, 0n); left > 0n; left -= 1n) {
    let next = -1
    let most = -1n
    for (const [place, weight] of weights.entries()) {
      const missing = amount * weight - (parts[place] ?? 0n) * whole
      if (given.has(place) || missing <= most) continue
      next = place
      most = missing
    }
    given.add(next)
    parts[next] = (parts[next] ?? 0n) + 1n
  }
  return parts
}
