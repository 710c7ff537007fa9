import { ApiError } from '@ahia/contracts/api-error'
import { startTrial } from '@ahia/contracts/subscriptions'
import {
  PERIOD_LABELS,
  PERIOD_MONTHS,
  type Period,
  type Tier,
  UNSUBSCRIBED_PERCENT,
} from '@ahia/reference/packages'
import { HAS_PACKAGE_PERKS } from '@ahia/reference/seller/seller-hub'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { RadioPills } from '@ahia/ui/forms/radio-pills'
import { Tag } from '@ahia/ui/tag'
import { AccountForm } from '@ahia/web/forms/account-form'
import { untilLeft } from '@ahia/web/forms/until-left'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import type { PartState } from '@ahia/web/parts/part-state'
import { useState } from 'react'
import { BreakEven } from './break-even.tsx'
import { CostSummary } from './cost-summary.tsx'
import { toSalesNaira } from './example-shop.rules.ts'
import { firstInvoice } from './first-invoice.rules.ts'
import type { Offer } from './offer.ts'
import { OwnSize } from './own-size.tsx'
import { adviceFor, percentFor } from './package-advice.rules.ts'
import { PackageChoice } from './package-choice.tsx'
import { type Tiers, tiersOf } from './tiers.ts'

const TRIAL_FAILED = 'Failed to start subscription trial'

const isPeriod = (text: string): text is Period => Object.hasOwn(PERIOD_MONTHS, text)

const PERIODS = Object.entries(PERIOD_LABELS).map(([value, label]) => ({
  value,
  label,
  note: value === 'ANNUALLY' ? 'no account management fee' : null,
}))

export type ChoosePackageProps = {
  tiers: PartState<Tiers>
  /** With a package; null while it is not known. */
  commission: string | null
  /** Of each category; none while they are not known. */
  rates: Offer['commission']
  /** What the shop sells, as far as its profile says. */
  category: unknown
  reload: () => void
  /** With a package or without. */
  onChosen: () => void
  /** The trial has started already: an answer was lost, or another tab was faster. */
  onUsed: () => void
}

/** MERCH-05: the tiers with their costs, and the start of the free trial. */
export function ChoosePackage(props: ChoosePackageProps) {
  const { tiers, commission, rates, category, reload, onChosen, onUsed } = props
  const attempt = useAttempt(TRIAL_FAILED)
  const [tier, setTier] = useState<Tier>('BASIC')
  const [period, setPeriod] = useState<Period>('MONTHLY')
  const [sales, setSales] = useState('')
  const [openedAt] = useState(() => new Date())
  const prices = tiersOf(tiers)
  const percents = rates.map(({ percent }) => percent)
  const advice = adviceFor({
    salesNaira: toSalesNaira(sales),
    percent: percentFor(rates, category),
    tiers: prices,
  })

  const start = () =>
    attempt.run(async (signal) => {
      try {
        await shopSession.call(startTrial, { package: tier, period }, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'TRIAL_USED') return onUsed()
        throw error
      }
      onChosen()
      await untilLeft(signal) // a second click would ask for a second trial
    })
  return (
    <>
      <p className="max-w-reading text-pretty text-text-2">
        Try any package free. Your free months start when your first product goes live. Pay nothing today.
      </p>
      {tiers.state === 'failed' && <TiersFailed message={tiers.message} reload={reload} />}
      {rates.length > 0 && <OwnSize sales={sales} onChange={setSales} advice={advice} />}
      <PackageChoice
        tiers={prices}
        chosen={tier}
        commission={commission}
        advice={advice}
        onChoose={setTier}
      />
      {!HAS_PACKAGE_PERKS && (
        <p className="text-small text-pretty text-text-2">
          We're still building what sets the packages apart. Not sure? Skip for now and choose later.
        </p>
      )}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_30rem] lg:items-start lg:gap-8">
        <div className="grid gap-5">
          <RadioPills
            legend="You pay"
            name="period"
            pills={PERIODS}
            chosen={period}
            onChoose={(value) => {
              if (isPeriod(value)) setPeriod(value)
            }}
          />
          <BreakEven tier={tier} percents={percents} monthlyNaira={prices[tier].amount} />
        </div>
        <div className="grid gap-5">
          <AccountForm attempt={attempt} onSubmit={start} button="Start Free Trial" busyLabel="Starting...">
            <CostSummary tier={tier} period={period} invoice={firstInvoice(prices[tier], period, openedAt)} />
          </AccountForm>
          <div className="grid justify-items-center gap-1 text-center">
            <Button look="ghost" onClick={onChosen} disabled={attempt.state.step === 'busy'}>
              Skip for now
            </Button>
            <p className="text-small text-text-2">
              No subscription: we keep {UNSUBSCRIBED_PERCENT}% of gross sales
            </p>
            {advice?.best === 'none' && <Tag tone="ok">Leaves you the most</Tag>}
          </div>
        </div>
      </div>
    </>
  )
}

function TiersFailed({ message, reload }: { message: string; reload: () => void }) {
  return (
    <Banner tone="warn" role="status" heading={message}>
      <p>These are our standard prices. Your invoice shows what you pay.</p>
      <Button look="outline" onClick={reload} className="mt-3">
        Try again
      </Button>
    </Banner>
  )
}
