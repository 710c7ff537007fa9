import type { ChargebackId, PaymentId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import type { ProviderDispute } from '#providers/paystack/payment-provider.ts'
import type { Tx } from '#tables.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import {
  type CapturedPayment,
  type Chargeback,
  closeChargeback,
  insertDispute,
  insertReversal,
  listUnfinished,
  lockCaptured,
  nameReversal,
  updateDispute,
} from './chargebacks.sql.ts'
import { hasUncertainRefund, readMoneyLeft, sendHeldRefunds } from './money-left.sql.ts'
import { cancelChargedBack, takeMoney } from './take-money.ts'
import { undoTaking } from './undo-taking.ts'

export type Found = {
  disputes: readonly ProviderDispute[]
  /** What our own request said of the payment; null: neither. */
  payment: 'success' | 'reversed' | null
}

const REVERSED = 'The bank reversed the payment without a dispute'

/**
 * PAY-05: records what the provider says about a payment that a customer's bank disputes or takes back, all under the
 * payment's lock. Idempotent: a dispute is one row, ends once, and its money is booked once. `uncertain`: money was taken
 * while a refund may be on its way, so it is not known how much; nothing of that is recorded yet.
 */
export async function recordChargebacks(
  { db, log }: Pick<PaymentsDeps, 'db' | 'log'>,
  paymentId: PaymentId,
  found: Found,
): Promise<'recorded' | 'uncertain'> {
  const notes = await db.transaction(async (tx) => {
    const payment = await lockCaptured(tx, paymentId)
    if (payment === null) return []
    const isUncertain = await hasUncertainRefund(tx, paymentId)
    const news: Note[] = []
    for (const dispute of found.disputes)
      news.push(await recordDispute(tx, { payment, isUncertain }, dispute))
    news.push(await recordReversal(tx, { payment, isUncertain }, found.payment))
    return news
  })
  for (const note of notes) if (note !== null && note !== UNCERTAIN) log.warn({ paymentId }, note)
  return notes.includes(UNCERTAIN) ? 'uncertain' : 'recorded'
}

/** What staff must know, once; null: nothing. */
type Note = string | null
const UNCERTAIN = 'uncertain'

type Situation = { payment: CapturedPayment; isUncertain: boolean }

async function recordDispute(
  tx: Tx,
  { payment, isUncertain }: Situation,
  dispute: ProviderDispute,
): Promise<Note> {
  const amountKobo = dispute.amountKobo ?? payment.capturedKobo
  const newDispute = { id: newId<ChargebackId>(), paymentId: payment.id, amountKobo, dispute }
  const isNamed = dispute.status !== 'won' && (await nameReversal(tx, newDispute))
  const isNew = !isNamed && (await insertDispute(tx, newDispute))
  const chargeback = await updateDispute(tx, newDispute)
  if (chargeback === null) throw new Error(`Dispute ${dispute.providerId} could not be stored`)
  // F4: what has ended stays so, whatever comes late.
  const isOpen = chargeback.status === 'OPEN'
  if (isOpen && dispute.status === 'lost') {
    if (isUncertain && chargeback.takenKobo === null) return UNCERTAIN
    await lose(tx, payment, chargeback)
  }
  if (isOpen && dispute.status === 'won') await win(tx, payment, chargeback)
  return isNew && dispute.status === 'open'
    ? 'payment disputed by the customer’s bank, staff must answer'
    : null
}

async function lose(tx: Tx, payment: CapturedPayment, chargeback: Chargeback): Promise<void> {
  if (chargeback.takenKobo === null) await takeMoney(tx, payment, chargeback)
  await closeChargeback(tx, { id: chargeback.id, status: 'LOST' })
  await cancelChargedBack(tx, payment)
  await sendHeldRefunds(tx, payment.id)
}

async function win(tx: Tx, payment: CapturedPayment, chargeback: Chargeback): Promise<void> {
  await closeChargeback(tx, { id: chargeback.id, status: 'WON' })
  if (chargeback.takenKobo !== null) await undoTaking(tx, payment, chargeback)
  await sendHeldRefunds(tx, payment.id)
}

/** P13: `reversed` alone also means refunded. What refunds and lost disputes explain is not booked a second time. */
async function recordReversal(
  tx: Tx,
  { payment, isUncertain }: Situation,
  status: Found['payment'],
): Promise<Note> {
  const unfinished = await listUnfinished(tx, payment.id)
  if (status === 'success') {
    const reversal = unfinished.find(({ hasDispute }) => !hasDispute)
    if (reversal) await win(tx, payment, reversal)
    return null
  }
  if (status !== 'reversed') return null
  const left = await readMoneyLeft(tx, payment.id)
  if (left.leftKobo <= 0) return null
  if (isUncertain) return UNCERTAIN
  if (left.leftKobo < payment.capturedKobo)
    return 'reversed payment is only partly explained, staff must look'
  return takeUnexplained(tx, payment, unfinished[0])
}

/** An open dispute is why; without one the payment was reversed for a reason that nobody tells. */
async function takeUnexplained(
  tx: Tx,
  payment: CapturedPayment,
  open: Chargeback | undefined,
): Promise<string> {
  const amountKobo = payment.capturedKobo
  if (open) {
    await takeMoney(tx, payment, { ...open, amountKobo })
    return 'disputed payment was reversed before the dispute has ended'
  }
  const id = newId<ChargebackId>()
  await insertReversal(tx, { id, paymentId: payment.id, amountKobo, reason: REVERSED })
  await takeMoney(tx, payment, { id, status: 'LOST', amountKobo, takenKobo: null })
  await cancelChargedBack(tx, payment)
  return 'payment reversed by the bank'
}
