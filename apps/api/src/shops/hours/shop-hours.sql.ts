import type { ShopId } from '@ahia/contracts/ids'
import type { OpenDay } from '@ahia/rules/parcels/opening-hours'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

export type StoredHours = { days: OpenDay[]; version: number }

export async function findHours(reader: Reader, shopId: ShopId): Promise<StoredHours> {
  const { rows } = await sql<StoredHours>`
    select s.hours_version as version, coalesce((
      select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes) order by h.weekday)
      from shop_hours h where h.shop_id = s.id
    ), '[]') as days
    from shops s where s.id = ${shopId}`.execute(reader)
  const [stored] = rows
  if (!stored) throw new Error('A shop that was just found is not there')
  return stored
}

type NewHours = { shopId: ShopId; version: number; days: readonly OpenDay[] }

/** Whether nobody saved another version before; the row of the shop serialises those who save at once. */
export async function writeHours(tx: Tx, { shopId, version, days }: NewHours): Promise<boolean> {
  const { rows } = await sql`
    update shops set hours_version = hours_version + 1
    where id = ${shopId} and hours_version = ${version} returning id`.execute(tx)
  if (rows.length === 0) return false
  await deleteHours(tx, shopId)
  await tx
    .insertInto('shop_hours')
    .values(days.map((day) => ({ shop_id: shopId, ...day })))
    .execute()
  return true
}

export async function deleteHours(tx: Tx, shopId: ShopId): Promise<void> {
  await tx.deleteFrom('shop_hours').where('shop_id', '=', shopId).execute()
}
