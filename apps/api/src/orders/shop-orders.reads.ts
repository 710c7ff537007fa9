import type { OrderId, ShopId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { isOver } from './earnings/spendable.sql.ts'

/** SELL-53: orders of a shop that can still be paid, sent, returned or disputed. */
export async function countOpenOrders(reader: Reader, shopId: ShopId): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from orders o
    where o.shop_id = ${shopId} and o.status not in ('CANCELLED', 'EXPIRED', 'REFUNDED')
      and not coalesce(${isOver}, false)`.execute(reader)
  return rows[0]?.open ?? 0
}

/** More than a shop sells in years. */
const ALL = 100_000

export type ShopSale = {
  orderId: OrderId
  status: OrderStatus
  placedAt: string
  deliveredAt: string | null
  items: { name: string; quantity: number; total: number }[]
  itemsTotal: number
  deliveryFee: number
}

/** SELL-61: what a shop sold, newest first. Nothing that identifies a shopper. */
export async function listShopSales(reader: Reader, shopId: ShopId): Promise<ShopSale[]> {
  const { rows } = await sql<
    Omit<ShopSale, 'placedAt' | 'deliveredAt'> & { placedAt: Date; deliveredAt: Date | null }
  >`
    select
      o.id as "orderId", o.status, o.placed_at as "placedAt", o.delivered_at as "deliveredAt",
      naira(o.items_kobo) as "itemsTotal", naira(o.delivery_fee_kobo) as "deliveryFee",
      array(
        select json_build_object('name', l.name, 'quantity', l.quantity, 'total', naira(l.line_kobo))
        from order_lines l where l.order_id = o.id order by l.position
      ) as items
    from orders o where o.shop_id = ${shopId} and o.replaced_at is null
    order by o.placed_at desc, o.id desc limit ${sql.lit(ALL)}`.execute(reader)
  return rows.map((sale) => ({
    ...sale,
    placedAt: sale.placedAt.toISOString(),
    deliveredAt: sale.deliveredAt?.toISOString() ?? null,
  }))
}

/** SELL-52: what a shop sold in these days by category, without what was cancelled or refunded. */
export async function sumRecentSales(
  reader: Reader,
  shopId: ShopId,
  days: number,
): Promise<{ category: string; kobo: Kobo }[]> {
  const { rows } = await sql<{ category: string; kobo: Kobo }>`
    select l.category, sum(l.line_kobo)::bigint as kobo
    from orders o join order_lines l on l.order_id = o.id
    where o.shop_id = ${shopId} and o.placed_at > now() - make_interval(days => ${days})
      and o.status in ('PAID', 'SHIPPED', 'DELIVERED', 'DISPUTED')
    group by l.category`.execute(reader)
  return rows
}
