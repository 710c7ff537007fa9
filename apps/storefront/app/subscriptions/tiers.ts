import type { Call } from '@ahia/contracts/call'
import type { DataOf } from '@ahia/contracts/endpoint'
import { listTiers } from '@ahia/contracts/subscriptions'
import { FALLBACK_MONTHLY_NAIRA, type Tier } from '@ahia/reference/packages'
import type { Part } from '#platform/answer.ts'

export type Tiers = DataOf<typeof listTiers>
export type TierPrice = Tiers[Tier]

export const TIERS_FAILED = 'Failed to fetch subscription tiers'

export const askForTiers = (call: Call, signal: AbortSignal): Promise<Tiers> =>
  call(listTiers, {}, { signal })

const fallback = (tier: Tier): TierPrice => ({ amount: FALLBACK_MONTHLY_NAIRA[tier], next: null })

/** MERCH-05: what stands in when the server cannot be asked. */
export const FALLBACK_TIERS: Tiers = {
  BASIC: fallback('BASIC'),
  PREMIUM: fallback('PREMIUM'),
  ELITE: fallback('ELITE'),
}

export const tiersOf = (part: Part<Tiers>): Tiers => (part.state === 'there' ? part.value : FALLBACK_TIERS)
