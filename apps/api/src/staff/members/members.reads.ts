import type { StaffMemberId } from '@ahia/contracts/ids'
import type { StaffPermission } from '@ahia/reference/staff/roles'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

type Permitted = { id: StaffMemberId; name: string; email: string }

/** Colleagues who may do it and can sign in. */
export async function listPermitted(reader: Reader | Tx, permission: StaffPermission): Promise<Permitted[]> {
  const { rows } = await sql<Permitted>`
    select distinct member.id, member.name, member.email from staff_members member
      join staff_role_members held on held.staff_id = member.id
      join staff_role_permissions permitted on permitted.role = held.role
    where permitted.permission = ${permission} and member.status = 'ACTIVE' order by member.name`.execute(
    reader,
  )
  return rows
}

export async function findStaffEmail(reader: Reader | Tx, id: StaffMemberId): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select email from staff_members where id = ${id} and status = 'ACTIVE'`.execute(reader)
  return rows[0]?.email ?? null
}
