import type { StaffMemberId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

/** ADMIN-15: whose decision it was. */
export async function findStaffName(reader: Reader | Tx, id: StaffMemberId | null): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select name from staff_names where id = ${id}`.execute(reader)
  return rows[0]?.name ?? null
}
