import type { ShopId } from '@ahia/contracts/ids'
import type { ShopDetails } from '@ahia/contracts/seller/shop-details'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

export async function findDetails(reader: Reader, shopId: ShopId): Promise<ShopDetails | null> {
  const { rows } = await sql<ShopDetails>`
    select return_address as "returnAddress", hand_over_place as "handOverPlace", delivery_phone as "deliveryPhone",
      tin, cac_number as "cacNumber", version
    from shop_details where shop_id = ${shopId}`.execute(reader)
  return rows[0] ?? null
}

/** Whether nobody saved another version before: 0 is the version of details that were never saved. */
export async function writeDetails(tx: Tx, shopId: ShopId, details: ShopDetails): Promise<boolean> {
  const { returnAddress, handOverPlace, deliveryPhone, tin, cacNumber, version } = details
  const { rows } = await sql`
    insert into shop_details as stored (shop_id, return_address, hand_over_place, delivery_phone, tin, cac_number)
    select ${shopId}, ${returnAddress}, ${handOverPlace}, ${deliveryPhone}, ${tin}, ${cacNumber}
    where ${version}::integer = 0 or exists (select from shop_details where shop_id = ${shopId})
    on conflict (shop_id) do update set
      return_address = excluded.return_address, hand_over_place = excluded.hand_over_place,
      delivery_phone = excluded.delivery_phone, tin = excluded.tin, cac_number = excluded.cac_number,
      version = stored.version + 1
    where stored.version = ${version}
    returning version`.execute(tx)
  return rows.length > 0
}

export async function deleteDetails(tx: Tx, shopId: ShopId): Promise<void> {
  await tx.deleteFrom('shop_details').where('shop_id', '=', shopId).execute()
}
