import type { OrderId, SellableId, ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { isToShip } from './parcel-json.sql.ts'

type ToHandOver = { sellableId: SellableId; quantity: number; orderIds: OrderId[] }

/** SELL-41: what was paid of these and is still with the shop, with its orders, the first ones paid first. */
export async function listToHandOver(
  reader: Reader,
  { shopId, sellableIds }: { shopId: ShopId; sellableIds: readonly SellableId[] },
): Promise<ToHandOver[]> {
  const { rows } = await sql<ToHandOver>`
    select id as "sellableId", sum(quantity)::integer as quantity, array_agg(order_id order by paid_at, order_id) as "orderIds"
    from (
      select coalesce(l.option_id, l.variant_id, l.product_id) as id, p.order_id, p.paid_at, sum(l.quantity) as quantity
      from parcels p join order_lines l on l.order_id = p.order_id
      where p.shop_id = ${shopId} and ${isToShip} group by 1, 2, 3
    ) as waiting
    where id = any(${[...sellableIds]}::uuid[]) group by id`.execute(reader)
  return rows
}
