import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { TIER_PERKS, TIERS, type Tier, TRIAL_MONTHS } from '@ahia/reference/packages'
import { lagosDate } from '@ahia/rules/lagos-date'
import { classNames } from '@ahia/ui/class-names'
import { Tag } from '@ahia/ui/tag'
import { type ReactNode, useId } from 'react'
import type { Advice } from './package-advice.rules.ts'
import { PackageFacts } from './package-facts.tsx'
import type { TierPrice, Tiers } from './tiers.ts'

type PackageChoiceProps = {
  tiers: Tiers
  chosen: Tier
  /** With a package; null while it is not known. */
  commission: string | null
  advice: Advice | null
  onChoose: (tier: Tier) => void
}

/** MERCH-05, WIN-51: one of three packages. One is large: what leaves this shop the most, else the first. */
export function PackageChoice({ tiers, chosen, commission, advice, onChoose }: PackageChoiceProps) {
  const best = advice?.best === 'none' ? undefined : advice?.best
  const leading = best ?? 'BASIC'
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Package</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {TIERS.map((tier) => (
          <PackageCard
            key={tier}
            tier={tier}
            price={tiers[tier]}
            isChosen={tier === chosen}
            isLeading={tier === leading}
            isBest={tier === best}
            onChoose={() => onChoose(tier)}
          >
            <PackageFacts
              tier={tier}
              tiers={tiers}
              commission={commission}
              kept={advice && { kobo: advice.kept[tier], ofNaira: advice.salesNaira }}
            />
          </PackageCard>
        ))}
      </div>
    </fieldset>
  )
}

type PackageCardProps = {
  tier: Tier
  price: TierPrice
  isChosen: boolean
  isLeading: boolean
  isBest: boolean
  onChoose: () => void
  children: ReactNode
}

function PackageCard(props: PackageCardProps) {
  const { tier, price, isChosen, isLeading, isBest, onChoose, children } = props
  const { name } = TIER_PERKS[tier]
  const factsId = useId()
  return (
    <label
      className={classNames(
        'relative grid cursor-pointer content-start gap-3 rounded-card border border-border-strong bg-surface p-5 transition-colors hover:bg-brand-soft has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isLeading && 'sm:col-span-2 sm:row-start-1 sm:grid-cols-2 lg:p-8',
      )}
    >
      <span className={classNames('flex flex-wrap items-center gap-3', isLeading && 'sm:col-span-2')}>
        <input
          type="radio"
          name="package"
          value={tier}
          checked={isChosen}
          onChange={onChoose}
          aria-label={`${name}, ${amountOf(price.amount)} a month`}
          aria-describedby={factsId}
          className="size-5 accent-brand outline-none"
        />
        <span className={classNames('font-extrabold', isLeading ? 'text-h2' : 'text-h3')}>{name}</span>
        {isBest && <Tag tone="ok">Leaves you the most</Tag>}
      </span>
      <span>
        <span className={classNames('font-extrabold tabular-nums', isLeading ? 'text-h1' : 'text-h3')}>
          {amountOf(price.amount)}
        </span>{' '}
        a month
        <span className="block text-small text-text-2">after {TRIAL_MONTHS} months free</span>
        {price.next && (
          <span className="block text-small font-semibold text-warn">
            {amountOf(price.next.amount)} from {lagosDate(price.next.from)}
          </span>
        )}
      </span>
      <span id={factsId} className={classNames('grid gap-2', !isLeading && 'text-small')}>
        {children}
      </span>
    </label>
  )
}

const amountOf = (amount: number): string => formatNaira(fromNaira(amount))
