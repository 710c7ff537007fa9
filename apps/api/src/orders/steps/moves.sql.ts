import type { OrderId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Tables, Tx } from '#tables.ts'

export type Actor = Tables['order_moves']['actor']

type Steps = {
  moves: readonly { id: string; orderId: OrderId }[]
  from: readonly OrderStatus[]
  to: OrderStatus
  actor: Actor
  note: string | null
}

export type Moved = { orderId: OrderId; from: OrderStatus }

/**
 * ORD-05: changes the status of the orders that allow it and records the actor, in one statement. Returns the changed ones.
 * Locks in the order of the ids, so that concurrent calls do not deadlock.
 */
export async function moveAndRecord(tx: Tx, { moves, from, to, actor, note }: Steps): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    with requested as (
      select * from unnest(${moves.map(({ orderId }) => orderId)}::uuid[], ${moves.map(({ id }) => id)}::uuid[])
        as requested (order_id, move_id)
    ), held as (
      -- Read from the locked row: as a trigger comes before the update, RETURNING old is what was seen before a wait.
      select id, status from orders where id in (select order_id from requested) order by id for no key update
    ), moved as (
      update orders set
        status = ${to},
        delivered_at = case when ${to} = 'DELIVERED' then coalesce(delivered_at, now()) else delivered_at end
      from held where orders.id = held.id and held.status = any(${[...from]}::text[])
      returning orders.id, held.status as from_status
    )
    insert into order_moves (id, order_id, from_status, to_status, actor, note)
    select requested.move_id, moved.id, moved.from_status, ${to}, ${actor}, ${note}::text
    from moved join requested on requested.order_id = moved.id
    returning order_id as "orderId", from_status as "from"`.execute(tx)
  return rows.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))
}

/** CHK-06: a newer checkout of the same items has replaced these orders, so lists leave them out. */
export async function markOrdersReplaced(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  await sql`update orders set replaced_at = now() where id = any(${[...orderIds]}::uuid[])`.execute(tx)
}

/** The items of these orders are held from now on. */
export async function markHeld(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  await sql`update orders set held_at = now() where id = any(${[...orderIds]}::uuid[])`.execute(tx)
}

/** Marks the unpaid orders as released; returns those that were not released before. */
export async function markReleased(tx: Tx, orderIds: readonly OrderId[]): Promise<OrderId[]> {
  const { rows } = await sql<{ id: OrderId }>`
    with held as (
      select id from orders where id = any(${[...orderIds]}::uuid[]) order by id for no key update
    )
    update orders set released_at = now()
    from held where orders.id = held.id and status = 'PENDING' and released_at is null
    returning orders.id`.execute(tx)
  return rows.map(({ id }) => id).toSorted()
}

/** SELL-37: what the customer of a refunded order does not get back. */
export async function keepFee(
  tx: Tx,
  { orderId, keptKobo }: { orderId: OrderId; keptKobo: Kobo },
): Promise<void> {
  await sql`update orders set kept_fee_kobo = ${keptKobo} where id = ${orderId} and status = 'REFUNDED'`.execute(
    tx,
  )
}
