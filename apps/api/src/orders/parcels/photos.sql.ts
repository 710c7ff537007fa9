import type { AccountId, OrderId, ParcelId, ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

type Key = { key: string }

/** Returns the photo that was there before. The caller has locked the parcel. */
export async function setPhoto(tx: Tx, parcelId: ParcelId, key: string | null): Promise<string | null> {
  const { rows } = await sql<{ old: string | null }>`
    update parcels set photo_key = ${key}
    from (select id, photo_key from parcels where id = ${parcelId}) as before
    where parcels.id = before.id returning before.photo_key as old`.execute(tx)
  return rows[0]?.old ?? null
}

/** T5: of this shop's parcel only. */
export async function findShopPhoto(
  reader: Reader,
  { shopId, parcelId }: { shopId: ShopId; parcelId: ParcelId },
): Promise<string | null> {
  const { rows } = await sql<Key>`
    select photo_key as key from parcels
    where id = ${parcelId} and shop_id = ${shopId} and photo_key is not null`.execute(reader)
  return rows[0]?.key ?? null
}

/** T5: of this customer's order only; the newest, if it was sent twice. */
export async function findCustomerPhoto(
  reader: Reader,
  { accountId, orderId }: { accountId: AccountId; orderId: OrderId },
): Promise<string | null> {
  const { rows } = await sql<Key>`
    select p.photo_key as key from parcels p join orders o on o.id = p.order_id
    where o.id = ${orderId} and o.account_id = ${accountId} and p.photo_key is not null
    order by p.id desc limit 1`.execute(reader)
  return rows[0]?.key ?? null
}

/** Of orders whose names are being taken out. */
export const takePhotosOfOrders = (tx: Tx, orderIds: readonly OrderId[]): Promise<string[]> =>
  takePhotos(tx, sql`order_id = any(${orderIds}::uuid[])`)

/** Of parcels that were paid before then; at most `limit`. */
export const takeOldPhotos = (
  tx: Tx,
  { months, limit }: { months: number; limit: number },
): Promise<string[]> =>
  takePhotos(
    tx,
    sql`id in (
      select id from parcels
      where photo_key is not null and paid_at < now() - make_interval(months => ${sql.lit(months)})
      order by paid_at limit ${sql.lit(limit)} for update skip locked)`,
  )

async function takePhotos(tx: Tx, which: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<Key>`
    with gone as (select id, photo_key as key from parcels where photo_key is not null and ${which})
    update parcels set photo_key = null from gone where parcels.id = gone.id returning gone.key`.execute(tx)
  return rows.map(({ key }) => key)
}
