import type { DisputeId, OrderId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tables, Tx } from '#tables.ts'

export type Dispute = {
  kind: Tables['disputes']['kind']
  reason: string
  outcome: Tables['disputes']['outcome']
}

type NewDispute = Pick<Dispute, 'kind' | 'reason'> & { id: DisputeId; orderId: OrderId }

export async function insertDispute(tx: Tx, { id, orderId, kind, reason }: NewDispute): Promise<void> {
  await tx.insertInto('disputes').values({ id, order_id: orderId, kind, reason }).execute()
}

/** The open dispute, or else the one that was closed last. */
export async function findLatestDispute(tx: Tx, orderId: OrderId): Promise<Dispute | null> {
  const { rows } = await sql<Dispute>`
    select kind, reason, outcome from disputes where order_id = ${orderId}
    order by closed_at desc nulls first, id desc limit 1`.execute(tx)
  return rows[0] ?? null
}

type Settled = { orderId: OrderId; outcome: NonNullable<Dispute['outcome']>; answer: string }

export async function closeDispute(tx: Tx, { orderId, outcome, answer }: Settled): Promise<void> {
  await sql`
    update disputes set outcome = ${outcome}, answer = ${answer}, closed_at = now()
    where order_id = ${orderId} and closed_at is null`.execute(tx)
}
