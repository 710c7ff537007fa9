import type { StaffMemberId } from '@ahia/contracts/ids'
import type { StaffRole } from '@ahia/reference/staff/roles'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

export type HeldRow = {
  id: StaffMemberId
  name: string
  email: string
  status: 'ACTIVE' | 'SUSPENDED'
  seenAt: Date
  /** With when an act of theirs last needed it. */
  roles: { role: StaffRole; usedAt: string | null }[]
}

/** Who can sign in, and who is suspended but would have their roles again. */
export async function listHeld(reader: Reader | Tx): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select member.id, member.name, member.email, member.status, member.seen_at as "seenAt", coalesce((
      select jsonb_agg(jsonb_build_object('role', held.role, 'usedAt', to_char(used.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by held.role)
      from staff_role_members held left join lateral (
        select happened_at from audit_entries
        where actor_id = held.staff_id and audit_entries.role = held.role order by sequence desc limit 1
      ) as used on true
      where held.staff_id = member.id), '[]') as roles
    from staff_members member order by member.status, member.name, member.id`.execute(reader)
  return rows
}

export type Review = { quarter: string; confirmedBy: string | null; confirmedAt: Date | null }

/** This quarter's, confirmed or not. */
export async function findReview(reader: Reader | Tx): Promise<Review> {
  const { rows } = await sql<Review>`
    select lagos_quarter()::text as quarter, member.name as "confirmedBy", review.confirmed_at as "confirmedAt"
    from (select) as this
      left join staff_access_reviews review on review.quarter = lagos_quarter()
      left join staff_members member on member.id = review.confirmed_by`.execute(reader)
  const [review] = rows
  if (!review) throw new Error('There is always a quarter')
  return review
}

/** False when this quarter has been confirmed. */
export async function insertReview(
  tx: Tx,
  { by, held }: { by: StaffMemberId; held: unknown },
): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_access_reviews (quarter, confirmed_by, held)
    values (lagos_quarter(), ${by}, ${JSON.stringify(held)}::jsonb)
    on conflict (quarter) do nothing returning 1`.execute(tx)
  return rows.length === 1
}
