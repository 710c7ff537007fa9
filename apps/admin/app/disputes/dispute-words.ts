import type { DisputeOutcome, DisputeStage, WayBearer } from '@ahia/contracts/shapes/dispute'
import type { TagTone } from '@ahia/ui/tag'

export const STAGE_TAGS = {
  WITH_SHOP: ['neutral', 'Between both sides'],
  WITH_STAFF: ['warn', 'For us to decide'],
  DECIDED: ['info', 'Decided, open to appeal'],
  APPEALED: ['warn', 'Appeal'],
  ENDED: ['ok', 'Ended'],
} as const satisfies Record<DisputeStage, readonly [TagTone, string]>

export const OUTCOME_LABELS = {
  REFUNDED: 'Refund in full',
  PART: 'Refund a part',
  REPLACED: 'Replaced or repaired, as agreed',
  TURNED_DOWN: 'No refund',
} as const satisfies Record<DisputeOutcome, string>

export const BEARER_LABELS = {
  SHOP: 'The shop pays the way back',
  CUSTOMER: 'The customer pays the way back',
  MARKET: 'We pay the way back',
} as const satisfies Record<WayBearer, string>
