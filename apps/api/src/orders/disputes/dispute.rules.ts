import type { Dispute, DisputeStage } from '@ahia/contracts/shapes/dispute'

export type DisputeClock = {
  readAt: Date
  closedAt: Date | null
  withStaffSince: Date | null
  appealUntil: Date | null
  appeal: object | null
}

/** ADMIN-24, ADMIN-26: how far a dispute is. */
export function stageOf({
  readAt,
  closedAt,
  withStaffSince,
  appealUntil,
  appeal,
}: DisputeClock): DisputeStage {
  if (closedAt !== null) return appealUntil !== null && appealUntil > readAt ? 'DECIDED' : 'ENDED'
  if (appeal !== null) return 'APPEALED'
  return withStaffSince === null ? 'WITH_SHOP' : 'WITH_STAFF'
}

/** What either side can do at a stage. */
export const ACTIONS_AT = {
  WITH_SHOP: ['WRITE', 'ESCALATE'],
  WITH_STAFF: ['WRITE'],
  DECIDED: ['APPEAL'],
  APPEALED: ['WRITE'],
  ENDED: [],
} as const satisfies Record<DisputeStage, Dispute['actions']>
