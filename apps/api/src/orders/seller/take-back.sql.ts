import type { AccountId, OrderMoveId, ParcelId, ParcelMoveId } from '@ahia/contracts/ids'
import { UNDO_MINUTES } from '@ahia/rules/parcels/seller-actions'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

const NOTE = 'The shop took its hand-over back.'

type TakeBack = {
  parcelId: ParcelId
  moveId: ParcelMoveId
  orderMoveId: OrderMoveId
  accountId: AccountId | null
}

/**
 * SELL-31: HANDED_OVER is PACKED again and SHIPPED is PAID, in one statement and by the database's clock. False when the
 * hand-over is too long ago or something came after it.
 */
export async function takeBackHandOver(tx: Tx, taken: TakeBack): Promise<boolean> {
  const { rows } = await sql`
    with parcel as (
      update parcels set status = 'PACKED', carrier = null, waybill = null, arrives_by = null, closes_at = null
      where id = ${taken.parcelId} and status = 'HANDED_OVER' and (
        select m.moved_at from parcel_moves m
        where m.parcel_id = ${taken.parcelId} and m.to_status = 'HANDED_OVER' order by m.moved_at desc limit 1
      ) > now() - make_interval(mins => ${sql.lit(UNDO_MINUTES)})
      returning id, order_id
    ), parcel_move as (
      insert into parcel_moves (id, parcel_id, from_status, to_status, actor, account_id, note)
      select ${taken.moveId}::uuid, id, 'HANDED_OVER', 'PACKED', 'SHOP', ${taken.accountId}::uuid, ${NOTE} from parcel
    ), taken_back as (
      update orders set status = 'PAID' from parcel where orders.id = parcel.order_id and orders.status = 'SHIPPED'
      returning orders.id
    )
    insert into order_moves (id, order_id, from_status, to_status, actor, note)
    select ${taken.orderMoveId}::uuid, id, 'SHIPPED', 'PAID', 'SHOP', ${NOTE} from taken_back
    returning order_id`.execute(tx)
  return rows.length > 0
}
