import type { AccountId, OrderId, ParcelId, ParcelMoveId, ShopId } from '@ahia/contracts/ids'
import type { DeliveryProof, ParcelStatus, ReturnReason } from '@ahia/reference/parcel-statuses'
import { sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'
import type { Actor } from '../steps/moves.sql.ts'

export type CancelReason = NonNullable<Tables['parcels']['cancel_reason']>

export type NewParcel = {
  id: ParcelId
  moveId: ParcelMoveId
  orderId: OrderId
  shopId: ShopId
  promiseHours: number | null
  dueAt: Date
  cancelsAt: Date
}

/** Parcels, their first moves and their codes; paid at the start of this transaction. */
export async function insertParcels(tx: Tx, parcels: readonly NewParcel[]): Promise<void> {
  await sql`
    with parcel as (
      insert into parcels (id, order_id, shop_id, paid_at, promise_hours, due_at, cancels_at)
      select "id", "orderId", "shopId", now(), "promiseHours", "dueAt", "cancelsAt"
      from jsonb_to_recordset(${JSON.stringify(parcels)}::jsonb) as parcel (
        "id" uuid, "orderId" uuid, "shopId" uuid, "promiseHours" integer, "dueAt" timestamptz, "cancelsAt" timestamptz
      )
      returning id
    ), codes as (
      insert into delivery_codes (parcel_id) select id from parcel
    )
    insert into parcel_moves (id, parcel_id, to_status, actor)
    select "moveId", "id", 'NEW', 'MARKET'
    from jsonb_to_recordset(${JSON.stringify(parcels)}::jsonb) as move ("id" uuid, "moveId" uuid)`.execute(tx)
}

export type ParcelState = {
  id: ParcelId
  orderId: OrderId
  shopId: ShopId
  status: ParcelStatus
  paidAt: Date
  dueAt: Date
  cancelsAt: Date
  askedAt: Date | null
  answeredAt: Date | null
  returnReason: ReturnReason | null
  deliveryWay: 'DOORDELIVERY' | 'PICKUP'
  daysTo: number
  /** The database's clock. */
  readAt: Date
}

const parcelColumns = sql`
  p.id, p.order_id as "orderId", p.shop_id as "shopId", p.status, p.paid_at as "paidAt", p.due_at as "dueAt",
  p.cancels_at as "cancelsAt", p.asked_at as "askedAt", p.answered_at as "answeredAt", p.return_reason as "returnReason",
  o.delivery_type as "deliveryWay", o.days_to as "daysTo", now() as "readAt"`

/** The latest parcel of each order, locked; the orders must be locked before. */
export async function selectParcelsOf(tx: Tx, orderIds: readonly OrderId[]): Promise<ParcelState[]> {
  const { rows } = await sql<ParcelState>`
    select ${parcelColumns} from parcels p join orders o on o.id = p.order_id
    where p.order_id = any(${[...orderIds]}::uuid[])
      and p.id = (select max(last.id::text)::uuid from parcels last where last.order_id = p.order_id)
    order by p.id for no key update of p`.execute(tx)
  return rows
}

/** T5: the order of a shop's own parcel; null for another shop's and for an unknown one. */
export async function findOrderOfParcel(
  reader: Reader,
  { shopId, parcelId }: { shopId: ShopId; parcelId: ParcelId },
): Promise<OrderId | null> {
  const { rows } = await sql<{ orderId: OrderId }>`
    select order_id as "orderId" from parcels where id = ${parcelId} and shop_id = ${shopId}`.execute(reader)
  return rows[0]?.orderId ?? null
}

/** T5: those of these orders that are the shop's and have a parcel. */
export async function listOwnOrderIds(
  reader: Reader,
  { shopId, orderIds }: { shopId: ShopId; orderIds: readonly OrderId[] },
): Promise<OrderId[]> {
  const { rows } = await sql<{ orderId: OrderId }>`
    select distinct order_id as "orderId" from parcels
    where shop_id = ${shopId} and order_id = any(${[...orderIds]}::uuid[])`.execute(reader)
  return rows.map(({ orderId }) => orderId)
}

export type ParcelMove = {
  moveId: ParcelMoveId
  parcelId: ParcelId
  from: readonly ParcelStatus[]
  to: ParcelStatus
  actor: Actor
  /** Who of the shop did it. */
  accountId: AccountId | null
  phoneTime: Date | null
  note: string | null
  carrier: string | null
  waybill: string | null
  arrivesBy: Date | null
  closesAt: Date | null
  proof: DeliveryProof | null
  cancelReason: CancelReason | null
  returnReason: ReturnReason | null
  countsAgainstShop: boolean
}

/** SELL-27: moves a parcel and records who did it, in one statement; false when its status does not allow the step. */
export async function moveAndRecordParcel(tx: Tx, move: ParcelMove): Promise<boolean> {
  const { rows } = await sql`
    with moved as (
      update parcels set
        status = ${move.to}, proof = ${move.proof}::text, cancel_reason = ${move.cancelReason}::text,
        counts_against_shop = ${move.countsAgainstShop},
        return_reason = coalesce(${move.returnReason}::text, return_reason),
        carrier = coalesce(${move.carrier}::text, carrier), waybill = coalesce(${move.waybill}::text, waybill),
        arrives_by = coalesce(${move.arrivesBy}::timestamptz, arrives_by),
        closes_at = coalesce(${move.closesAt}::timestamptz, closes_at)
      where id = ${move.parcelId} and status = any(${[...move.from]}::text[])
      returning id, old.status as from_status
    )
    insert into parcel_moves (id, parcel_id, from_status, to_status, actor, account_id, note, phone_time)
    select ${move.moveId}::uuid, id, from_status, ${move.to}, ${move.actor}, ${move.accountId}::uuid, ${move.note}::text,
      ${move.phoneTime}::timestamptz
    from moved returning id`.execute(tx)
  return rows.length > 0
}

/** The latest parcel of an order, of any shop; null for an order that was never paid. */
export async function findParcelOf(
  reader: Reader,
  orderId: OrderId,
): Promise<{ parcelId: ParcelId; shopId: ShopId } | null> {
  const { rows } = await sql<{ parcelId: ParcelId; shopId: ShopId }>`
    select id as "parcelId", shop_id as "shopId" from parcels
    where order_id = ${orderId} order by id desc limit 1`.execute(reader)
  return rows[0] ?? null
}
