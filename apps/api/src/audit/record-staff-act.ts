import type { StaffMemberId, StaffSessionId } from '@ahia/contracts/ids'
import type { StaffRole } from '@ahia/reference/staff/roles'
import type { Tx } from '#tables.ts'
import { conflictOfInterest } from './audit.errors.ts'
import { hasConflict } from './audit.sql.ts'
import { type Act, recordAct } from './record-act.ts'

/** A colleague who acts: the use cases of every slice are given one as `by`. */
export type StaffActor = {
  id: StaffMemberId
  sessionId: StaffSessionId
  /** Of their roles the one that permitted the act. */
  role: StaffRole
  network: string
  requestId: string
}

/** ADMIN-46: the entry of what a colleague did, as the last thing of its transaction. */
export const recordStaffAct = (
  tx: Tx,
  { id, role, sessionId, network, requestId }: StaffActor,
  act: Pick<Act, 'act' | 'subjects' | 'fields' | 'reason'>,
): Promise<void> =>
  recordAct(tx, { ...act, actor: { kind: 'STAFF', id, role }, sessionId, network, requestId })

/** ADMIN-10: before an act that erases what its entry would be compared with. */
export async function assertNoConflict(
  tx: Tx,
  { id: staffId }: StaffActor,
  subjects: readonly string[],
): Promise<void> {
  if (await hasConflict(tx, { staffId, subjects })) throw conflictOfInterest()
}
