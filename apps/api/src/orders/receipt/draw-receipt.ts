import { orderNumber } from '@ahia/rules/order-number'
import { findContact } from '#accounts/profile/find-contact.ts'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import { createThreads } from '#platform/processes/threads.ts'
import type { Db } from '#tables.ts'
import { findOwnFacts } from '../order-facts.sql.ts'
import { findOrderPayment } from '../order-payments.sql.ts'
import { orderNotFound, stepRefused } from '../orders.errors.ts'
import type { OwnOrder } from '../steps/lock-own-order.ts'
import { paidAtOf } from '../to-order.ts'
import { type Receipt, toReceipt } from './receipt.rules.ts'

// Drawing takes about 80 ms and would block all other requests.
const inThread = createThreads<Receipt>(new URL('./receipt-thread.ts', import.meta.url))
const oneByOne = limitConcurrency({ max: 1 })

export type Drawn = { fileName: string; pdf: string }

/** The PDF in base64; one at a time. */
export const drawDocument = async (document: Receipt): Promise<string> =>
  String(await oneByOne(() => inThread(document)))

/** ORD-06: for any order that was ever paid; throws for all others. */
export async function drawReceipt({ db }: { db: Db }, own: OwnOrder): Promise<Drawn> {
  const facts = await findOwnFacts(db.read, own)
  if (!facts) throw orderNotFound()
  const paidAt = paidAtOf(facts)
  if (paidAt === null) throw stepRefused('This order has no receipt', facts.status)
  const contact = await findContact(db.read, own.accountId)
  const payment = await findOrderPayment(db.read, own.orderId)
  const receipt = toReceipt({ ...facts, paidAt, payment, buyerName: contact?.name ?? null })
  return { fileName: `receipt-${orderNumber(facts.id)}.pdf`, pdf: await drawDocument(receipt) }
}
