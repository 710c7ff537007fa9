import type { StaffMemberId } from '@ahia/contracts/ids'
import type { StaffPermission } from '@ahia/reference/staff/roles'
import { WORK_KINDS, type WorkKindName } from '@ahia/reference/staff/work-kinds'
import { listPermitted } from '#staff/members/members.reads.ts'
import type { Reader, Tx } from '#tables.ts'

type Waiting = { kind: WorkKindName; needs: StaffPermission | null; proposedBy: StaffMemberId | null }

/** Colleagues who may act on an item: by the permission of its kind, or the one that it names itself. */
export async function listWhoMay(reader: Reader | Tx, { kind, needs, proposedBy }: Waiting) {
  const permission = needs ?? WORK_KINDS[kind].needs
  if (permission === null) return []
  const colleagues = await listPermitted(reader, permission)
  return colleagues.filter(({ id }) => id !== proposedBy)
}
