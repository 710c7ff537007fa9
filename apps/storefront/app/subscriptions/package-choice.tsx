import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { TIER_PERKS, TIERS, type Tier, TRIAL_MONTHS } from '@ahia/reference/packages'
import { HAS_PACKAGE_PERKS } from '@ahia/reference/seller/seller-hub'
import { lagosDate } from '@ahia/rules/lagos-date'
import { useId } from 'react'
import type { TierPrice, Tiers } from './tiers.ts'

type PackageChoiceProps = { tiers: Tiers; chosen: Tier; onChoose: (tier: Tier) => void }

/** MERCH-05: one of three packages, with its price. */
export function PackageChoice({ tiers, chosen, onChoose }: PackageChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Package</legend>
      <div className="grid gap-4 lg:grid-cols-3">
        {TIERS.map((tier) => (
          <PackageCard
            key={tier}
            tier={tier}
            price={tiers[tier]}
            isChosen={tier === chosen}
            onChoose={() => onChoose(tier)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type PackageCardProps = { tier: Tier; price: TierPrice; isChosen: boolean; onChoose: () => void }

function PackageCard({ tier, price, isChosen, onChoose }: PackageCardProps) {
  const { name } = TIER_PERKS[tier]
  const perksId = useId()
  const perks = listPerks(tier)
  return (
    <label className="relative grid cursor-pointer content-start gap-3 rounded-card border border-border-strong bg-surface p-5 transition-colors hover:bg-brand-soft has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <span className="flex items-center gap-3">
        <input
          type="radio"
          name="package"
          value={tier}
          checked={isChosen}
          onChange={onChoose}
          aria-label={`${name}, ${amountOf(price.amount)} a month`}
          aria-describedby={perks.length > 0 ? perksId : undefined}
          className="size-5 accent-brand outline-none"
        />
        <span className="text-h3 font-extrabold">{name}</span>
      </span>
      <span>
        <span className="text-h2 font-extrabold tabular-nums">{amountOf(price.amount)}</span> a month
        <span className="block text-small text-text-2">after {TRIAL_MONTHS} months free</span>
        {price.next && (
          <span className="block text-small font-semibold text-warn">
            {amountOf(price.next.amount)} from {lagosDate(price.next.from)}
          </span>
        )}
      </span>
      <span id={perksId} className="grid gap-2 text-small empty:hidden">
        {perks.map(({ what, words }) => (
          <span key={what} className="block">
            <span className="font-semibold">{what}: </span>
            <span className="text-text-2">{words}</span>
          </span>
        ))}
      </span>
    </label>
  )
}

/** WIN-27: only what exists. */
function listPerks(tier: Tier): readonly { what: string; words: string }[] {
  if (!HAS_PACKAGE_PERKS) return []
  const { placement, support, analytics, payouts } = TIER_PERKS[tier]
  return [
    { what: 'Placement', words: placement },
    { what: 'Support', words: support },
    { what: 'Analytics', words: analytics },
    { what: 'Payouts', words: payouts },
  ]
}

const amountOf = (amount: number): string => formatNaira(fromNaira(amount))
