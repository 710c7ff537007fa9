import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

/** Returns false for a day that is known already. */
export async function insertHoliday(tx: Tx, { day, name }: { day: string; name: string }): Promise<boolean> {
  const { rows } = await sql`
    insert into public_holidays (day, name) values (${day}::date, ${name}) on conflict do nothing
    returning day`.execute(tx)
  return rows.length > 0
}
