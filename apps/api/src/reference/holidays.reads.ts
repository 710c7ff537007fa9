import type { Holidays } from '@ahia/rules/parcels/working-days'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

/** SELL-25: the public holidays since some months ago: what is still due was paid after that. */
export async function readHolidays(reader: Reader): Promise<Holidays> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from public_holidays where day > now() - interval '90 days'`.execute(
    reader,
  )
  return new Set(rows.map(({ day }) => day))
}

/** ADMIN-14: from today on, by day. */
export async function readComingHolidays(reader: Reader): Promise<{ day: string; name: string }[]> {
  const { rows } = await sql<{ day: string; name: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, name from public_holidays
    where day >= (now() at time zone 'Africa/Lagos')::date order by public_holidays.day`.execute(reader)
  return rows
}

/** ADMIN-14: added up to the evening before, in Lagos: what was due on that day is not late yet. */
export async function isStillToCome(reader: Reader | Tx, day: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${day}::date > (now() at time zone 'Africa/Lagos')::date as is`.execute(reader)
  return rows[0]?.is ?? false
}
