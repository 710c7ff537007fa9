import type { AccountId, OrderId, ParcelId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { Kobo } from '@ahia/money/kobo'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { isPayable, payableUntil } from '../is-payable.sql.ts'

/** What an email says about an order. */
export type OrderEmailProjection = {
  id: OrderId
  accountId: AccountId
  shopName: string
  status: OrderStatus
  deliveryWay: 'DOORDELIVERY' | 'PICKUP'
  deliveryState: DeliveryState
  /** As kept on the order: the customer's, or that of the pickup point. */
  address: { street: string; city: string } | null
  totalKobo: Kobo
  payableUntil: Date
  isPayable: boolean
  isHeld: boolean
  /** PAY-05: the customer's bank disputes the payment, or has returned money of it. */
  isWithBank: boolean
  /** '2 × Shea butter, raw' */
  things: string[]
  parcel: EmailedParcel | null
}

type EmailedParcel = {
  parcelId: ParcelId
  /** SELL-34: of its delivery code; the email contains the code itself. */
  salt: string
  question: string | null
  /** Moments, as texts. */
  cancelsAt: string
  arrivesBy: string | null
  closesAt: string | null
  /** Why the shop or the market cancelled it. */
  cancelNote: string | null
}

const parcelOf = sql`
  select json_build_object(
    'parcelId', p.id, 'salt', c.salt, 'question', p.question, 'cancelsAt', p.cancels_at, 'arrivesBy', p.arrives_by,
    'closesAt', p.closes_at, 'cancelNote', (
      select m.note from order_moves m
      where m.order_id = o.id and m.to_status in ('CANCELLED', 'REFUNDED') and m.actor in ('SHOP', 'MARKET') limit 1
    ))
  from parcels p join delivery_codes c on c.parcel_id = p.id where p.order_id = o.id order by p.id desc limit 1`

export async function listOrderEmailProjections(
  reader: Reader,
  orderIds: readonly OrderId[],
): Promise<OrderEmailProjection[]> {
  const { rows } = await sql<OrderEmailProjection>`
    select
      id, account_id as "accountId", shop_name as "shopName", status, delivery_type as "deliveryWay",
      delivery_state as "deliveryState",
      case when street is not null and city is not null then json_build_object('street', street, 'city', city) end as address,
      total_kobo as "totalKobo", ${payableUntil}, ${isPayable} as "isPayable", held_at is not null as "isHeld",
      exists (
        select from order_chargebacks c where c.order_id = o.id and (c.is_open or c.taken_kobo > 0)
      ) as "isWithBank",
      array(select l.quantity || ' × ' || l.name from order_lines l where l.order_id = o.id order by l.position) as things,
      (${parcelOf}) as parcel
    from orders o where id = any(${[...orderIds]}::uuid[]) order by id`.execute(reader)
  return rows
}
