import type { OrderId, RefundId } from '@ahia/contracts/ids'
import { subtract, sum } from '@ahia/money/arithmetic'
import { type Kobo, kobo, ZERO } from '@ahia/money/kobo'
import { splitByWeights } from '@ahia/money/split'
import { bookJournal } from '#ledger/book-journal.ts'
import { chargebackEntries } from '#ledger/chargeback.rules.ts'
import { readOrderEntries } from '#ledger/ledger.reads.ts'
import { cancelPaid } from '#orders/steps/cancel-paid.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { type CapturedPayment, type Chargeback, markTaken } from './chargebacks.sql.ts'
import {
  listUnsentRefunds,
  type MoneyLeft,
  markCovered,
  readMoneyLeft,
  type UnsentRefund,
} from './money-left.sql.ts'

/** The key of the journal for what a bank has taken. */
export const chargebackKey = (id: string): string => `chargeback:${id}`

type Share = { orderId: OrderId; amountKobo: Kobo }

/**
 * PAY-05: the customer's bank has the money. It is booked to the kobo, at most what is left of the payment, and refunds of
 * it that were not sent yet are never sent. The caller has locked the payment.
 */
export async function takeMoney(tx: Tx, payment: CapturedPayment, chargeback: Chargeback): Promise<void> {
  const left = await readMoneyLeft(tx, payment.id)
  const takenKobo = kobo(Math.min(chargeback.amountKobo, left.leftKobo))
  if (takenKobo <= 0) return // refunds have returned all of it
  const shares = shareOut(takenKobo, left)
  const covered = await coverRefunds(tx, payment, { takenKobo, shares, left })
  await markTaken(tx, { id: chargeback.id, takenKobo, shares })
  await book(tx, payment, { id: chargeback.id, takenKobo, shares })
  for (const { amountKobo, ...refund } of covered)
    if (amountKobo > 0)
      await requestRefund(tx, { ...refund, amountKobo, id: newId<RefundId>(), paymentId: payment.id })
}

type Booking = { id: string; takenKobo: Kobo; shares: readonly Share[] }

async function book(tx: Tx, payment: CapturedPayment, { id, takenKobo, shares }: Booking): Promise<void> {
  const orders = []
  for (const { orderId, amountKobo } of shares)
    orders.push({ frozen: await readOrderEntries(tx, orderId), amountKobo })
  const restKobo = subtract(takenKobo, sum(shares.map(({ amountKobo }) => amountKobo)))
  const restOf = payment.status === 'UNCLAIMED' ? 'UNCLAIMED' : 'CHARGEBACK'
  const entries = chargebackEntries({ orders, restKobo, restOf })
  await bookJournal(tx, { key: chargebackKey(id), kind: 'CHARGEBACK', entries })
}

/** The orders bear it by what is left of each; what was overpaid belongs to none of them. */
function shareOut(takenKobo: Kobo, { orders }: MoneyLeft): Share[] {
  const open = orders.filter(({ leftKobo }) => leftKobo > 0)
  const ofOrdersKobo = sum(open.map(({ leftKobo }) => leftKobo))
  const parts = splitByWeights(
    kobo(Math.min(takenKobo, ofOrdersKobo)),
    open.map(({ leftKobo }) => leftKobo),
  )
  return open
    .map(({ orderId }, place) => ({ orderId, amountKobo: parts[place] ?? ZERO }))
    .filter(({ amountKobo }) => amountKobo > 0)
}

type Taken = { takenKobo: Kobo; shares: readonly Share[]; left: MoneyLeft }

/**
 * Returns the refunds that are covered, each with what is still to be refunded of it. Several of one order share what the
 * bank has left of it, the oldest first.
 */
async function coverRefunds(tx: Tx, payment: CapturedPayment, taken: Taken): Promise<UnsentRefund[]> {
  const covered: UnsentRefund[] = []
  const left = new Map<OrderId | null, Kobo>()
  for (const refund of await listUnsentRefunds(tx, payment.id)) {
    const { orderId } = refund
    const leftKobo = left.get(orderId) ?? leftAfter(refund, taken)
    const amountKobo = kobo(Math.min(refund.amountKobo, leftKobo))
    left.set(orderId, subtract(leftKobo, amountKobo))
    if (amountKobo === refund.amountKobo) continue
    await markCovered(tx, refund.id)
    covered.push({ ...refund, amountKobo })
  }
  return covered
}

function leftAfter({ orderId }: UnsentRefund, { takenKobo, shares, left }: Taken): Kobo {
  if (orderId === null) return subtract(left.leftKobo, takenKobo)
  const before = left.orders.find((order) => order.orderId === orderId)
  const share = shares.find((one) => one.orderId === orderId)
  return kobo(Math.max(0, (before?.leftKobo ?? 0) - (before?.keptKobo ?? 0) - (share?.amountKobo ?? 0)))
}

/** Shops must not ship what nobody has paid for: paid orders of which nothing is left are cancelled. */
export async function cancelChargedBack(tx: Tx, { id }: CapturedPayment): Promise<void> {
  const { orders } = await readMoneyLeft(tx, id)
  const gone = orders.filter(({ leftKobo }) => leftKobo <= 0).map(({ orderId }) => orderId)
  await cancelPaid(tx, gone, 'Your bank returned your payment, so the order is cancelled.')
}
