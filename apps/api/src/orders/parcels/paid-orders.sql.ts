import type { OrderId, ProductId, ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

export type PaidOrder = { orderId: OrderId; shopId: ShopId; productIds: ProductId[]; paidAt: Date }

/** What a new parcel needs to know of its order, which is paid in this transaction. */
export async function listPaidOrders(tx: Tx, orderIds: readonly OrderId[]): Promise<PaidOrder[]> {
  const { rows } = await sql<PaidOrder>`
    select o.id as "orderId", o.shop_id as "shopId", now() as "paidAt",
      array(select distinct l.product_id from order_lines l where l.order_id = o.id) as "productIds"
    from orders o where o.id = any(${[...orderIds]}::uuid[]) order by o.id`.execute(tx)
  return rows
}
