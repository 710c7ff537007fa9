import type { StaffMemberId, StaffSessionId } from '@ahia/contracts/ids'
import type { StaffRole } from '@ahia/reference/staff/roles'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { newId } from '#platform/ids.ts'
import type { TestApi } from '../test-api.ts'

let hired = 0

/** A colleague as use cases are given one, without a sign-in. */
export async function aColleague({ pool }: Pick<TestApi, 'pool'>, role: StaffRole = 'SUPPORT') {
  const id = newId<StaffMemberId>()
  const name = `Colleague ${++hired}`
  const email = `colleague-${hired}@ahia.example`
  await pool.query('insert into staff_members (id, email, name) values ($1, $2, $3)', [id, email, name])
  await pool.query('insert into staff_role_members (staff_id, role) values ($1, $2)', [id, role])
  const sessionId = newId<StaffSessionId>()
  const by: StaffActor = { id, sessionId, role, network: '10.0.0.0/24', requestId: `request-${hired}` }
  return { by, name, email }
}

/** The acts on record about something, oldest first. */
export async function actsAbout({ pool }: Pick<TestApi, 'pool'>, subject: string): Promise<string[]> {
  const { rows } = await pool.query<{ act: string }>(
    'select act from audit_entries where $1 = any(subjects) order by sequence',
    [subject],
  )
  return rows.map(({ act }) => act)
}
