import type { AccountId, ParcelId, ShopId } from '@ahia/contracts/ids'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { ParcelStatus } from '@ahia/reference/parcel-statuses'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

/** SELL-28: how long after delivery, or after its end, a shop can still read the address. */
const SHOWN_DAYS = 30

type FoundAddress = {
  status: ParcelStatus
  isHidden: boolean
  customerId: AccountId
  name: string | null
  phone: string | null
  street: string | null
  city: string | null
  state: DeliveryState
  info: string | null
}

/** T5: of this shop's parcels only. */
export async function findAddress(
  tx: Tx,
  { shopId, parcelId }: { shopId: ShopId; parcelId: ParcelId },
): Promise<FoundAddress | null> {
  const { rows } = await sql<FoundAddress>`
    select
      p.status, o.account_id as "customerId", o.receiver_name as name, o.receiver_phone as phone, o.street, o.city,
      o.delivery_state as state, o.delivery_notes as info,
      p.status in ('DELIVERED', 'RETURNED', 'LOST', 'CANCELLED') and (
        select max(m.moved_at) from parcel_moves m where m.parcel_id = p.id
      ) < now() - make_interval(days => ${sql.lit(SHOWN_DAYS)}) as "isHidden"
    from parcels p join orders o on o.id = p.order_id
    where p.id = ${parcelId} and p.shop_id = ${shopId}`.execute(tx)
  return rows[0] ?? null
}

export async function recordAddressRead(
  tx: Tx,
  { parcelId, accountId }: { parcelId: ParcelId; accountId: AccountId },
): Promise<void> {
  await tx.insertInto('address_reads').values({ parcel_id: parcelId, account_id: accountId }).execute()
}
