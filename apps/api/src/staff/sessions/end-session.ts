import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import type { Db } from '#tables.ts'
import { endStaffSession } from './staff-sessions.sql.ts'

/** Signs out. */
export const endSession = ({ db }: { db: Db }, by: StaffActor): Promise<void> =>
  db.transaction(async (tx) => {
    await endStaffSession(tx, by.sessionId)
    await recordStaffAct(tx, by, { act: 'staff.sign-out', subjects: [`staff:${by.id}`] })
  })
