import type { StaffMemberId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** The names of colleagues, for pages of the back office and for who was first (ADMIN-15). */
export async function readStaffNames(
  reader: Reader,
  ids: readonly StaffMemberId[],
): Promise<Map<StaffMemberId, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: StaffMemberId; name: string }>`
    select id, name from staff_members where id = any(${[...ids]}::uuid[])`.execute(reader)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
