import type { DisputeOutcome, DisputeStage, WayBearer } from '@ahia/contracts/shapes/dispute'
import type { TagTone } from '@ahia/ui/tag'

export const STAGE_TAGS = {
  WITH_SHOP: ['neutral', 'Customer and shop are talking'],
  WITH_STAFF: ['warn', 'Waiting for our decision'],
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
  SHOP: 'The shop pays for the return',
  CUSTOMER: 'The customer pays for the return',
  MARKET: 'We pay for the return',
} as const satisfies Record<WayBearer, string>
