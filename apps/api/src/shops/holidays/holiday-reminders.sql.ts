import type { ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

/** From 8:00 in Lagos of the day before the last one, and not after the holiday. */
const isDue = sql`
  holiday_reminder and holiday_reminded_of is distinct from holiday_to
  and now() at time zone 'Africa/Lagos' between greatest(holiday_to - 1, holiday_from) + time '08:00'
    and holiday_to + time '23:59:59'`

export async function listEndingHolidays(reader: Reader): Promise<ShopId[]> {
  const { rows } = await sql<{ id: ShopId }>`
    select id from shops where ${isDue} order by id limit 1000`.execute(reader)
  return rows.map(({ id }) => id)
}

/** The day on which the shop is open again; null when it was reminded meanwhile, or has changed its holiday. */
export async function markReminded(tx: Tx, shopId: ShopId): Promise<string | null> {
  const { rows } = await sql<{ backOn: string }>`
    update shops set holiday_reminded_of = holiday_to where id = ${shopId} and ${isDue}
    returning (holiday_to + 1)::text as "backOn"`.execute(tx)
  return rows[0]?.backOn ?? null
}
