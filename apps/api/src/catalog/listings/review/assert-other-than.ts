import type { StaffMemberId } from '@ahia/contracts/ids'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { otherColleagueNeeded } from '../listings.errors.ts'

/** ADMIN-30: who took a product down does not decide about the appeal. The database rejects it too. */
export function assertOtherThan(takenDownBy: StaffMemberId | null, by: StaffActor | null): void {
  if (takenDownBy !== null && takenDownBy === by?.id) throw otherColleagueNeeded()
}
