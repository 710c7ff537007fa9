import type { StaffMemberId, StaffSessionId } from '@ahia/contracts/ids'
import type { StaffRole } from '@ahia/reference/staff/roles'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { newId } from '#platform/ids.ts'
import type { TestApi } from '../test-api.ts'

/** A colleague who acts, for use cases that are called without HTTP. */
export async function aStaffActor({ db }: Pick<TestApi, 'db'>, role: StaffRole): Promise<StaffActor> {
  const id = newId<StaffMemberId>()
  await db.transaction(async (tx) => {
    await tx
      .insertInto('staff_members')
      .values({ id, email: `${id}@staff.example`, name: `Colleague ${id.slice(-4)}` })
      .execute()
    await tx.insertInto('staff_role_members').values({ staff_id: id, role }).execute()
  })
  return { id, role, sessionId: newId<StaffSessionId>(), network: '127.0.0.1', requestId: newId() }
}
