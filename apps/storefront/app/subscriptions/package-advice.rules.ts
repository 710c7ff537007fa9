import type { Kobo } from '@ahia/money/kobo'
import { TIERS, type Tier } from '@ahia/reference/packages'
import { exampleOf } from './example-shop.rules.ts'
import type { Offer } from './offer.ts'
import type { Tiers } from './tiers.ts'

/** What a shop keeps of a month's sales with each package, once the free months are over, and what leaves it the most. */
export type Advice = {
  salesNaira: number
  percent: number
  without: Kobo
  kept: Record<Tier, Kobo>
  best: Tier | 'none'
}

type OwnShop = { salesNaira: number; percent: number | null; tiers: Tiers }

/** WIN-51: null while sales or commission are not known. Of two that leave the same, the cheaper. */
export function adviceFor({ salesNaira, percent, tiers }: OwnShop): Advice | null {
  if (salesNaira === 0 || percent === null) return null
  const exampleWith = (tier: Tier) => exampleOf({ salesNaira, percent, monthlyNaira: tiers[tier].amount })
  const kept = {
    BASIC: exampleWith('BASIC').afterwards,
    PREMIUM: exampleWith('PREMIUM').afterwards,
    ELITE: exampleWith('ELITE').afterwards,
  }
  const without = exampleWith('BASIC').withoutPackage
  let best: Advice['best'] = 'none'
  for (const tier of TIERS) if (kept[tier] > (best === 'none' ? without : kept[best])) best = tier
  return { salesNaira, percent, without, kept, best }
}

/** The commission of a shop of this category; the highest where its category has none of its own, null while none is known. */
export function percentFor(rates: Offer['commission'], category: unknown): number | null {
  const own = rates.find((rate) => rate.category === category)
  if (own) return own.percent
  return rates.length === 0 ? null : Math.max(...rates.map(({ percent }) => percent))
}
