import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import { TIER_PERKS, type Tier, UNSUBSCRIBED_PERCENT } from '@ahia/reference/packages'
import { HAS_PACKAGE_PERKS } from '@ahia/reference/seller/seller-hub'
import { Icon } from '@ahia/ui/icon'
import type { Tiers } from './tiers.ts'

type PackageFactsProps = {
  tier: Tier
  tiers: Tiers
  /** With a package; null while it is not known. */
  commission: string | null
  /** What the shop keeps of its sales a month; null while those are not known. */
  kept: { kobo: Kobo; ofNaira: number } | null
}

/** WIN-27, WIN-51: in what a package differs from the others, and only what exists. */
export function PackageFacts({ tier, tiers, commission, kept }: PackageFactsProps) {
  const facts = HAS_PACKAGE_PERKS ? perksOf(tier) : differencesOf(tier, tiers, commission)
  return (
    <>
      {facts.map((fact) => (
        <span key={fact} className="flex gap-2 text-text-2">
          {isGain(tier) && <Icon name="check" className="mt-0.5 size-5 text-brand-text" />}
          {fact}
        </span>
      ))}
      {kept && (
        <span className="border-t border-border pt-2">
          You keep <span className="font-extrabold tabular-nums">{formatNaira(kept.kobo)}</span> of{' '}
          {formatNaira(fromNaira(kept.ofNaira))}
        </span>
      )}
    </>
  )
}

/** What is the same for more money is no gain. */
const isGain = (tier: Tier): boolean => HAS_PACKAGE_PERKS || tier === 'BASIC'

function perksOf(tier: Tier): string[] {
  const { placement, support, analytics, payouts } = TIER_PERKS[tier]
  return [`Placement: ${placement}`, `Support: ${support}`, `Analytics: ${analytics}`, `Payouts: ${payouts}`]
}

function differencesOf(tier: Tier, tiers: Tiers, commission: string | null): string[] {
  if (tier === 'BASIC')
    return [
      `${commission ? `${commission} commission, by category` : 'Lower commission'}, instead of ${UNSUBSCRIBED_PERCENT}%.`,
      'Everything a package includes today.',
    ]
  const more = tiers[tier].amount - tiers.BASIC.amount
  if (more <= 0) return ['The same as Basic today.']
  return [`The same as Basic today, for ${formatNaira(fromNaira(more))} more a month.`]
}
