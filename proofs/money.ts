import { setImmediate as breathe } from 'node:timers/promises'
import { orderIdSchema, shopIdSchema } from '@ahia/contracts/ids'
import { sum } from '@ahia/money/arithmetic'
import { type Kobo, kobo } from '@ahia/money/kobo'
import { fromNaira, toNaira } from '@ahia/money/naira'
import { orderTotal } from '@ahia/rules/order-total'
import { linePrice } from '@ahia/rules/price'
import { brokenOf, type Proof, type ProofOptions, type ProofResult } from '@ahia/testing/proof'
import { seededRandom } from '@ahia/testing/seeded-random'
import type { Entry } from '../apps/api/src/ledger/entry.rules.ts'
import { refundEntries } from '../apps/api/src/ledger/refund.rules.ts'
import { settlementEntries } from '../apps/api/src/ledger/settlement.rules.ts'
import { exactLine, exactShares, exactSplit, exactTotal } from './support/exact-money.ts'
import { anyMoneyCase, type CaseOrder, type MoneyCase } from './support/money-case.ts'

const CASES = 50_000
const FULL_CASES = 1_000_000 // R12: the size that the promise names
const BATCH = 500
const SHARES = ['SHOP', 'COMMISSION', 'DELIVERY', 'SERVICE'] as const

export const proof: Proof = {
  name: 'money',
  promise: 'R12, I10: no kobo is lost or made, in lines, add-ons, fees, splits and partial refunds',
  run: compareManyCases,
}

/** The ids that a case needs: they only have to differ. */
const IDS = Array.from({ length: 4 }, (_, place) => ({
  orderId: orderIdSchema.parse(`00000000-0000-7000-8000-00000000000${place}`),
  shopId: shopIdSchema.parse(`00000000-0000-7000-9000-00000000000${place}`),
}))

type Tally = { lines: number; orders: number; refunds: number; capturedKobo: bigint; drifts: string[] }

async function compareManyCases({ isFull, seed }: ProofOptions): Promise<ProofResult> {
  const random = seededRandom(seed)
  const tally: Tally = { lines: 0, orders: 0, refunds: 0, capturedKobo: 0n, drifts: [] }
  const cases = isFull ? FULL_CASES : CASES
  for (let done = 0; done < cases; done += 1) {
    compare(anyMoneyCase(random), tally)
    if (done % BATCH === 0) await breathe() // lets the event loop run, so that a proof that takes too long can be stopped
  }
  const { lines, orders, refunds, capturedKobo, drifts } = tally
  const naira = (capturedKobo / 100n).toLocaleString('en-NG')
  return {
    figures: `${cases} payments (${orders} orders, ${lines} lines, ${refunds} refunds; ₦${naira}; seed ${seed}), ${drifts.length} off by a kobo or more`,
    faults: brokenOf({ [`every sum is exact (${drifts.slice(0, 3).join('; ')})`]: drifts.length === 0 }),
  }
}

function compare(one: MoneyCase, tally: Tally): void {
  const expectEqual = (what: string, got: Kobo, exact: bigint) => {
    if (BigInt(got) !== exact) tally.drifts.push(`${what}: ${got} instead of ${exact}`)
  }
  const totals = one.orders.map((order) => totalOf(order, expectEqual))
  const exactTotals = one.orders.map(exactTotal)
  for (const [place, total] of totals.entries()) expectEqual('total', total, exactTotals[place] ?? 0n)
  const capturedKobo = sum([...totals, one.overpaidKobo])
  const entries = settlementEntries({ ...one, capturedKobo, orders: one.orders.map(toPaidOrder) })
  expectEqual('journal', sum(entries.map((entry) => entry.kobo)), 0n)
  expectEqual('overpayment', sumOf(entries, 'OVERPAYMENT'), -BigInt(one.overpaidKobo))
  expectEqual('provider', sumOf(entries, 'PROVIDER'), BigInt(capturedKobo) - BigInt(one.providerFeeKobo))

  const fees = exactSplit(BigInt(one.providerFeeKobo), exactTotals)
  for (const [place, order] of one.orders.entries()) {
    const own = entries.filter(({ orderId }) => orderId === IDS[place]?.orderId)
    const shares = exactShares(order, one)
    for (const account of SHARES) expectEqual(account, sumOf(own, account), -(shares[account] ?? 0n))
    expectEqual('fee', sumOf(own, 'PROVIDER_FEE'), fees[place] ?? 0n)
    expectEqual('order', sum(own.map((entry) => entry.kobo)), 0n)
    tally.refunds += refundInParts(order, { own, shares, expectEqual })
    tally.lines += order.lines.length
  }
  tally.orders += one.orders.length
  tally.capturedKobo += BigInt(capturedKobo)
}

type Expect = (what: string, got: Kobo, exact: bigint) => void

function totalOf({ lines, ...fees }: CaseOrder, expectEqual: Expect): Kobo {
  const prices = lines.map((line) => {
    const price = linePrice(line)
    expectEqual('line', price, exactLine(line))
    expectEqual('naira', fromNaira(toNaira(price)), BigInt(price))
    return price
  })
  return orderTotal({ itemsSubtotalKobo: sum(prices), ...fees })
}

function toPaidOrder(order: CaseOrder, place: number) {
  const ids = IDS[place]
  if (!ids) throw new Error('A case has more orders than there are ids')
  const items = order.lines.map((line) => ({ category: line.category, kobo: linePrice(line) }))
  return { ...order, ...ids, items }
}

type Refunded = { own: Entry[]; shares: Record<string, bigint>; expectEqual: Expect }

/** Refunds part after part of what is left; each is compared, and no account may go below zero. */
function refundInParts({ refundParts }: CaseOrder, { own, shares, expectEqual }: Refunded): number {
  let frozen = own
  let left = SHARES.map((account) => shares[account] ?? 0n)
  let refunds = 0
  for (const part of refundParts) {
    const whole = left.reduce((total, share) => total + share, 0n)
    const amount = (whole * BigInt(part) + 999n) / 1000n
    if (amount === 0n) break
    const back = refundEntries({ frozen, amountKobo: kobo(Number(amount)) })
    const parts = exactSplit(amount, left)
    for (const [place, account] of SHARES.entries())
      expectEqual(`refund of ${account}`, sumOf(back, account), parts[place] ?? 0n)
    expectEqual('refund', sumOf(back, 'PROVIDER'), -amount)
    left = left.map((share, place) => share - (parts[place] ?? 0n))
    if (left.some((share) => share < 0n)) expectEqual('more back than there was', kobo(-1), 0n)
    frozen = [...frozen, ...back]
    refunds += 1
  }
  return refunds
}

const sumOf = (entries: readonly Entry[], account: Entry['account']): Kobo =>
  sum(entries.filter((entry) => entry.account === account).map((entry) => entry.kobo))
