import type { OrderId, ParcelId, ShopId } from '@ahia/contracts/ids'
import type { SellerOrder, SellerTab } from '@ahia/contracts/shapes/seller-order'
import type { ParcelStatus } from '@ahia/reference/parcel-statuses'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { isToShip, parcelJson, toIso } from '../parcels/parcel-json.sql.ts'

export type SellerOrderFacts = Omit<SellerOrder, 'actions'>

const itemsOf = sql`
  select json_agg(json_build_object(
    'name', l.name, 'choices', l.choices, 'quantity', l.quantity, 'total', naira(l.line_kobo),
    'image', picture_address(l.picture_key),
    'sku', (select s.sku from sku_numbers s where s.sellable_id = coalesce(l.option_id, l.variant_id, l.product_id)),
    'addOns', coalesce((
      select json_agg(json_build_object('name', a->>'name', 'quantity', (a->>'quantity')::integer))
      from jsonb_array_elements(l.add_ons) as a
    ), '[]')) order by l.position)
  from order_lines l where l.order_id = o.id`

/** Nothing that identifies a customer: of the address only the town, and for pickup none. */
const columns = sql`
  o.id as _id, o.status, ${toIso(sql`o.placed_at`)} as "placedAt", ${toIso(sql`p.paid_at`)} as "paidAt",
  coalesce((${itemsOf}), '[]') as items, naira(o.items_kobo) as "itemsTotal", naira(o.delivery_fee_kobo) as "deliveryFee",
  json_build_object('type', o.delivery_type, 'city', o.city, 'state', o.delivery_state) as delivery,
  ${parcelJson} as parcel`

const OF_TAB = {
  NEW: sql`p.status = 'NEW'`,
  TO_SHIP: isToShip,
  SHIPPED: sql`p.status in ('HANDED_OVER', 'AT_POINT', 'RETURNING')`,
  DONE: sql`p.status in ('DELIVERED', 'RETURNED', 'LOST', 'CANCELLED')`,
  ALL: sql`true`,
} as const satisfies Record<SellerTab, RawBuilder<unknown>>

export type SellerPage = {
  shopId: ShopId
  tab: SellerTab
  way: 'DOORDELIVERY' | 'PICKUP' | null
  state: ParcelStatus | null
  number: string | null
  after: ParcelId | null
  limit: number
}

/** T5: this shop's orders only. What is to ship by its due time, late ones first; everything else newest first. */
export async function listSellerFacts(reader: Reader, page: SellerPage): Promise<SellerOrderFacts[]> {
  const { shopId, tab, way, state, number, after, limit } = page
  const isQueue = tab === 'NEW' || tab === 'TO_SHIP'
  const place = isQueue ? sql`p.due_at, p.id` : sql`p.paid_at desc, p.id desc`
  const beyond = isQueue
    ? sql`(p.due_at, p.id) > (select due_at, id from parcels where id = ${after} and shop_id = ${shopId})`
    : sql`(p.paid_at, p.id) < (select paid_at, id from parcels where id = ${after} and shop_id = ${shopId})`
  const { rows } = await sql<SellerOrderFacts>`
    select ${columns} from parcels p join orders o on o.id = p.order_id
    where p.shop_id = ${shopId} and ${OF_TAB[tab]} and (${way}::text is null or o.delivery_type = ${way})
      and (${state}::text is null or p.status = ${state})
      and (${number}::text is null or right(o.id::text, 8) = ${number}) and ${after === null ? sql`true` : beyond}
    order by ${place} limit ${limit}`.execute(reader)
  return rows
}

/** T5: another shop's order is not found. */
export async function findSellerFacts(
  reader: Reader,
  { shopId, orderId }: { shopId: ShopId; orderId: OrderId },
): Promise<SellerOrderFacts | null> {
  const { rows } = await sql<SellerOrderFacts>`
    select ${columns} from parcels p join orders o on o.id = p.order_id
    where p.shop_id = ${shopId} and o.id = ${orderId} order by p.id desc limit 1`.execute(reader)
  return rows[0] ?? null
}

export type SellerCounts = { new: number; toShip: number; late: number }

export async function countSellerOrders(reader: Reader, shopId: ShopId): Promise<SellerCounts> {
  const { rows } = await sql<SellerCounts>`
    select
      (count(*) filter (where p.status = 'NEW'))::integer as "new", count(*)::integer as "toShip",
      (count(*) filter (where p.due_at <= now() and p.status <> 'WAITING_FOR_ADDRESS'))::integer as late
    from parcels p where p.shop_id = ${shopId} and ${isToShip}`.execute(reader)
  return rows[0] ?? { new: 0, toShip: 0, late: 0 }
}
