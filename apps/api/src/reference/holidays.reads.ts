import type { Holidays } from '@ahia/rules/parcels/working-days'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** SELL-25: the public holidays since some months ago: what is still due was paid after that. */
export async function readHolidays(reader: Reader): Promise<Holidays> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from public_holidays where day > now() - interval '90 days'`.execute(
    reader,
  )
  return new Set(rows.map(({ day }) => day))
}
