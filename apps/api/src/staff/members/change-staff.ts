import type { StaffMemberId } from '@ahia/contracts/ids'
import type { StaffRole } from '@ahia/reference/staff/roles'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import type { Db, Tx } from '#tables.ts'
import { endStaffSessions } from '../sessions/staff-sessions.sql.ts'
import { ownAccount, staffNotFound } from '../staff.errors.ts'
import {
  assertTwoOwners,
  hasMember,
  lockOwners,
  replaceRoles,
  updateMemberStatus,
  updatePhone,
} from './members.sql.ts'

type Change =
  | { roles: readonly StaffRole[] }
  | { status: 'ACTIVE' | 'SUSPENDED' }
  | { phone: string }
  | { endSessions: true }

/** ADMIN-04, ADMIN-10: of somebody else; their sessions end with it, so that what they hold counts at once. */
export async function changeStaff(
  { db }: { db: Db },
  { staffId, change, by }: { staffId: StaffMemberId; change: Change; by: StaffActor },
): Promise<void> {
  if (staffId === by.id) throw ownAccount()
  await db.transaction(async (tx) => {
    await lockOwners(tx)
    if (!(await hasMember(tx, staffId))) throw staffNotFound()
    await apply(tx, staffId, change)
    await assertTwoOwners(tx)
    await endStaffSessions(tx, { staffId })
    await recordStaffAct(tx, by, { ...entryOf(change), subjects: [`staff:${staffId}`] })
  })
}

async function apply(tx: Tx, staffId: StaffMemberId, change: Change): Promise<void> {
  if ('roles' in change) await replaceRoles(tx, staffId, change.roles)
  if ('status' in change) await updateMemberStatus(tx, staffId, change.status)
  if ('phone' in change) await updatePhone(tx, staffId, change.phone)
}

function entryOf(change: Change) {
  if ('roles' in change) return { act: 'staff.change-roles', fields: ['roles'] }
  if ('status' in change) return { act: 'staff.change-status', fields: ['status'], reason: change.status }
  if ('phone' in change) return { act: 'staff.change-phone', fields: ['phone'] }
  return { act: 'staff.end-sessions' }
}
