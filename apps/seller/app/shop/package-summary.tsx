import type { PackageState } from '@ahia/contracts/seller/package'
import type { Subscription } from '@ahia/contracts/subscriptions'
import { PERIOD_LABELS } from '@ahia/reference/packages'
import { lagosDate } from '@ahia/rules/lagos-date'
import { Icon } from '@ahia/ui/icon'
import { Tag, type TagTone } from '@ahia/ui/tag'
import { inNaira, savedWords, statusWords, tierName } from './package.rules.ts'

type PackageSummaryProps = { state: PackageState; subscription: Subscription }

const STATES: Record<Subscription['status'], { tone: TagTone; label: string }> = {
  CHOSEN: { tone: 'info', label: 'Chosen' },
  TRIALING: { tone: 'ok', label: 'Free months' },
  ACTIVE: { tone: 'ok', label: 'Active' },
  PAST_DUE: { tone: 'danger', label: 'Past due' },
  ENDED: { tone: 'neutral', label: 'Ended' },
}

export function PackageSummary({ state, subscription }: PackageSummaryProps) {
  const { package: tier, period, status, nextInvoice } = subscription
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">
          {tierName(tier)}, {PERIOD_LABELS[period].toLowerCase()}
        </span>
        <Tag tone={STATES[status].tone}>{STATES[status].label}</Tag>
      </p>
      <p className="text-pretty text-text-2">{statusWords(subscription)}</p>
      <Coming state={state} subscription={subscription} />
      {nextInvoice !== null && status !== 'PAST_DUE' && (
        <p className="text-pretty text-text-2">
          Next invoice: <span className="font-semibold text-text">{inNaira(nextInvoice.total)}</span>
          {subscription.periodEndsAt !== null && ` on ${lagosDate(subscription.periodEndsAt)}`}, taken from
          your available balance.
        </p>
      )}
      <BreakEven state={state} />
    </div>
  )
}

function Coming({ state: { next, isEnding }, subscription: { periodEndsAt } }: PackageSummaryProps) {
  const day = periodEndsAt === null ? 'the end of the period' : lagosDate(periodEndsAt)
  if (isEnding) return <p className="font-semibold text-warn">Ends on {day}.</p>
  if (next === null) return null
  return (
    <p className="font-semibold">
      From {day}: {tierName(next.package)}, {PERIOD_LABELS[next.period].toLowerCase()}.
    </p>
  )
}

/** SELL-52: from the shop's own sales. */
function BreakEven({ state: { sales, tiers } }: { state: PackageState }) {
  if (sales === 0) return null
  return (
    <details className="group rounded-control bg-surface-2 px-4 py-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">What packages save you</span>
        <Icon name="chevronDown" className="size-5 text-text-3 group-open:rotate-180" />
      </summary>
      <p className="text-small text-pretty text-text-2">
        You sold for {inNaira(sales)} in the last 30 days. Against selling without a package:
      </p>
      <ul className="my-2 grid gap-1 text-small">
        {tiers.map((tier) => (
          <li key={tier.package}>{savedWords(tier)}</li>
        ))}
      </ul>
      <p className="pb-2 text-small text-text-2">Without setup and account management.</p>
    </details>
  )
}
