import { randomUUID } from 'node:crypto'
import { listOrderDisputes } from '@ahia/contracts/disputes'
import type { DisputeId, OrderId, PaymentId, StaffMemberId, StaffSessionId } from '@ahia/contracts/ids'
import type { Dispute } from '@ahia/contracts/shapes/dispute'
import { kobo } from '@ahia/money/kobo'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { bookJournal } from '#ledger/book-journal.ts'
import { listRates } from '#ledger/ledger.reads.ts'
import { settlementEntries } from '#ledger/settlement.rules.ts'
import { type Decision, decideDispute } from '#orders/disputes/decide-dispute.ts'
import { newId } from '#platform/ids.ts'
import { aBuyer, anOrder, type Buyer } from './order-fixture.ts'
import { aSeller } from './parcel-fixture.ts'
import { readData } from './read-data.ts'
import type { TestApi } from './test-api.ts'

/** Two pots at ₦1,000 (line 0), a ladle at ₦400 (line 1), and ₦1,500.50 for delivery. */
export const POTS_KOBO = 200_000
export const LADLE_KOBO = 40_000
const DELIVERY_KOBO = 150_050
export const TOTAL_KOBO = POTS_KOBO + LADLE_KOBO + DELIVERY_KOBO

export type Complaint = {
  buyer: Buyer
  seller: Awaited<ReturnType<typeof aSeller>>
  orderId: OrderId
  disputeId: DisputeId
}

let staff = 0

/** A colleague, as use cases are given one. */
export async function anArbiter({ pool }: Pick<TestApi, 'pool'>, name = 'Ngozi'): Promise<StaffActor> {
  const id = newId<StaffMemberId>()
  await pool.query('insert into staff_members (id, email, name) values ($1, $2, $3)', [
    id,
    `staff-${++staff}@example.com`,
    name,
  ])
  return {
    id,
    sessionId: newId<StaffSessionId>(),
    role: 'ARBITER',
    network: '127.0.0.0/24',
    requestId: 'test',
  }
}

/** A delivered order of two lines that was paid and booked; nobody complains yet. */
export async function aDelivery(api: TestApi): Promise<Omit<Complaint, 'disputeId'>> {
  const [seller, buyer] = [await aSeller(api), await aBuyer(api)]
  const orderId = await anOrder(api, buyer, seller.thing, { status: 'DELIVERED' })
  await api.pool.query(
    `insert into order_lines (order_id, position, product_id, name, category, quantity, unit_kobo, return_policy, return_days)
     select order_id, 1, product_id, 'Ladle', category, 1, $2, return_policy, return_days from order_lines where order_id = $1`,
    [orderId, LADLE_KOBO],
  )
  await api.pool.query('update orders set items_kobo = items_kobo + $2 where id = $1', [orderId, LADLE_KOBO])
  await settle(api, { orderId, buyer, seller })
  return { buyer, seller, orderId }
}

async function settle({ db, pool }: TestApi, { orderId, buyer, seller }: Omit<Complaint, 'disputeId'>) {
  const id = newId<PaymentId>()
  await pool.query(
    `insert into payments (id, reference, account_id, checkout_id, amount_kobo, captured_kobo, status, provider_id, closed_at)
     select $1, $2, $3, checkout_id, total_kobo, total_kobo, 'SETTLED', $4, now() from orders where id = $5`,
    [id, `paid-${id}`, buyer.accountId, id.replace(/\D/g, ''), orderId],
  )
  await pool.query('insert into payment_orders select $1, $2, $3', [id, orderId, TOTAL_KOBO])
  const order = {
    orderId,
    shopId: seller.shopId,
    hasPackage: true,
    items: [{ category: 'FOOD', kobo: kobo(POTS_KOBO + LADLE_KOBO) }],
    deliveryFeeKobo: kobo(DELIVERY_KOBO),
    serviceFeeKobo: kobo(0),
  }
  await db.transaction(async (tx) => {
    const entries = settlementEntries({
      capturedKobo: kobo(TOTAL_KOBO),
      providerFeeKobo: kobo(0),
      orders: [order],
      rates: await listRates(tx),
    })
    await bookJournal(tx, { key: `settle:${id}`, kind: 'SETTLEMENT', entries })
  })
}

export const disputesOf = async ({
  buyer,
  orderId,
}: Pick<Complaint, 'buyer' | 'orderId'>): Promise<Dispute[]> =>
  (await readData(listOrderDisputes, await buyer.get(`/orders/${orderId}/disputes`))).disputes

/** The same with a complaint about some lines. */
export async function aComplaint(api: TestApi, lines?: readonly number[]): Promise<Complaint> {
  const delivery = await aDelivery(api)
  const body = { kind: 'PROBLEM', reason: 'One pot came cracked', ...(lines && { lines }) }
  const answer = await delivery.buyer.post(`/orders/${delivery.orderId}/dispute`, body)
  if (answer.status !== 200) throw new Error(await answer.text())
  const [dispute] = await disputesOf(delivery)
  if (!dispute) throw new Error('There is no dispute')
  return { ...delivery, disputeId: dispute._id }
}

export const A_DECISION = {
  round: 1,
  outcome: 'PART',
  lines: [{ position: 0, quantity: 1 }],
  amountKobo: null,
  withReturn: false,
  wayBorneBy: null,
  words: 'The picture shows a crack through one pot.',
} as const satisfies Omit<Decision, 'disputeId'>

export const decide = (
  api: TestApi,
  { disputeId }: Pick<Complaint, 'disputeId'>,
  by: StaffActor,
  decision: Partial<Decision> = {},
): Promise<void> => decideDispute(api, { ...A_DECISION, disputeId, ...decision }, { by, isProved: true })

export const aMessage = (words: string, photos: readonly string[] = []) => ({
  messageId: randomUUID(),
  words,
  photos,
})

/** As if it had been decided so long ago. */
export const letDecisionAge = async (
  { pool }: TestApi,
  { disputeId }: Pick<Complaint, 'disputeId'>,
  days: number,
) => {
  await pool.query('alter table dispute_decisions disable trigger dispute_decisions_kept')
  await pool.query(
    'update dispute_decisions set decided_at = decided_at - make_interval(days => $2) where dispute_id = $1',
    [disputeId, days],
  )
  await pool.query('alter table dispute_decisions enable trigger dispute_decisions_kept')
  await pool.query(`update disputes set held_until = held_until - make_interval(days => $2) where id = $1`, [
    disputeId,
    days,
  ])
}
