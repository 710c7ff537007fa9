import type { StaffMemberId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

/** Of everybody who works or worked here. */
export async function listStaffNames(reader: Reader): Promise<{ id: StaffMemberId; name: string }[]> {
  const { rows } = await sql<{ id: StaffMemberId; name: string }>`
    select id, name from staff_names order by name, id`.execute(reader)
  return rows
}

/** ADMIN-15: whose decision it was. */
export async function findStaffName(reader: Reader | Tx, id: StaffMemberId | null): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select name from staff_names where id = ${id}`.execute(reader)
  return rows[0]?.name ?? null
}

/** The names of colleagues, for pages of the back office and for who was first (ADMIN-15). */
export async function readStaffNames(
  reader: Reader | Tx,
  ids: readonly StaffMemberId[],
): Promise<Map<StaffMemberId, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: StaffMemberId; name: string }>`
    select id, name from staff_members where id = any(${[...ids]}::uuid[])`.execute(reader)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
