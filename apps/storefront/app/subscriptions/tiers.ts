import type { DataOf } from '@ahia/contracts/endpoint'
import { listTiers } from '@ahia/contracts/subscriptions'
import { FALLBACK_MONTHLY_NAIRA, type Tier } from '@ahia/reference/packages'
import { definePart } from '@ahia/web/parts/define-part'
import type { PartState } from '@ahia/web/parts/part-state'

export type Tiers = DataOf<typeof listTiers>
export type TierPrice = Tiers[Tier]

const fallback = (tier: Tier): TierPrice => ({ amount: FALLBACK_MONTHLY_NAIRA[tier], next: null })

/** MERCH-05: used when the server cannot be reached. */
const FALLBACK_TIERS: Tiers = {
  BASIC: fallback('BASIC'),
  PREMIUM: fallback('PREMIUM'),
  ELITE: fallback('ELITE'),
}

export const tiersPart = definePart<null, Tiers>({
  name: 'tiers',
  load: (call, _, signal) => call(listTiers, {}, { signal }),
  keyOf: () => '',
  failed: 'Failed to fetch subscription tiers',
  empty: FALLBACK_TIERS,
})

export const tiersOf = (part: PartState<Tiers>): Tiers =>
  part.state === 'ready' ? part.value : FALLBACK_TIERS
