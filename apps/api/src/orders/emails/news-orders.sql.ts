import type { OrderId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

/** What an email tells a shop of an order: nothing that identifies the customer. */
export type NewsOrder = { orderId: OrderId; things: string[]; dueAt: Date; cancelsAt: Date }

export async function listNewsOrders(tx: Tx, orderIds: readonly OrderId[]): Promise<NewsOrder[]> {
  const { rows } = await sql<NewsOrder>`
    select distinct on (p.order_id) p.order_id as "orderId", p.due_at as "dueAt", p.cancels_at as "cancelsAt",
      array(select l.quantity || ' × ' || l.name from order_lines l where l.order_id = p.order_id order by l.position) as things
    from parcels p where p.order_id = any(${[...orderIds]}::uuid[]) order by p.order_id, p.id desc`.execute(
    tx,
  )
  return rows
}
