import type { AccountId, OrderId } from '@ahia/contracts/ids'
import type { myDataSchema } from '@ahia/contracts/shapes/my-data'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Reader } from '#tables.ts'

type Export = z.output<typeof myDataSchema>
/** More than anyone has in a lifetime. */
const ALL = 50_000

/** PRIV-02: how a customer's orders moved, what they complained about, and when shops looked at their address. */
export async function listOrderHistory(
  reader: Reader,
  accountId: AccountId,
): Promise<Pick<Export, 'orderMoves' | 'disputes' | 'addressReads'>> {
  const { rows: moves } = await sql<{
    orderId: OrderId
    to: string
    by: string
    note: string | null
    at: Date
  }>`
    select m.order_id as "orderId", m.to_status as to, m.actor as by, m.note, m.moved_at as at
    from order_moves m join orders o on o.id = m.order_id
    where o.account_id = ${accountId} order by m.moved_at, m.id limit ${sql.lit(ALL)}`.execute(reader)
  const { rows: disputes } = await sql<
    Omit<Export['disputes'][number], 'openedAt' | 'closedAt'> & { openedAt: Date; closedAt: Date | null }
  >`
    select d.order_id as "orderId", d.kind, d.reason, d.outcome, d.answer, d.opened_at as "openedAt", d.closed_at as "closedAt"
    from disputes d join orders o on o.id = d.order_id
    where o.account_id = ${accountId} order by d.opened_at, d.id limit ${sql.lit(ALL)}`.execute(reader)
  const { rows: reads } = await sql<{ orderId: OrderId; at: Date }>`
    select p.order_id as "orderId", r.read_at as at
    from address_reads r join parcels p on p.id = r.parcel_id join orders o on o.id = p.order_id
    where o.account_id = ${accountId} order by r.read_at limit ${sql.lit(ALL)}`.execute(reader)
  return {
    orderMoves: moves.map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
    disputes: disputes.map(({ openedAt, closedAt, ...dispute }) => ({
      ...dispute,
      openedAt: openedAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    })),
    addressReads: reads.map(({ orderId, at }) => ({ orderId, at: at.toISOString() })),
  }
}
