import { changePackage, type PackageState, resumePackage } from '@ahia/contracts/seller/package'
import type { Subscription } from '@ahia/contracts/subscriptions'
import { PERIOD_LABELS, PERIODS, type Period, type Tier } from '@ahia/reference/packages'
import { lagosDate } from '@ahia/rules/lagos-date'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { SelectField } from '@ahia/ui/forms/field'
import { RadioPills } from '@ahia/ui/forms/radio-pills'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { useRequestKey } from '#session/use-request-key.ts'
import { inNaira, tierName } from './package.rules.ts'

type PackageFormProps = {
  state: PackageState
  subscription: Subscription
  onSaved: (saved: PackageState, words: string) => void
  onCancel: () => void
}

/** SELL-52: another package or period, and whether from now on. */
export function PackageForm({ state, subscription, onSaved, onCancel }: PackageFormProps) {
  const [tier, setTier] = useState<Tier>(state.next?.package ?? subscription.package)
  const [period, setPeriod] = useState<Period>(state.next?.period ?? subscription.period)
  const [wantsNow, setWantsNow] = useState(false)
  const attempt = useAttempt("We couldn't change your package.")
  const keyOf = useRequestKey()
  const upgrade = period === subscription.period ? upgradeOf(state, tier) : null
  const when = wantsNow && upgrade !== null ? 'NOW' : 'NEXT'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      const requestKey = keyOf([tier, period, when])
      const choice = { requestKey, package: tier, period }
      const saved =
        subscription.status === 'ENDED'
          ? await shopSession.call(resumePackage, choice, { signal })
          : await shopSession.call(changePackage, { ...choice, when }, { signal })
      onSaved(saved, 'Package saved.')
    })
  }
  const isBusy = attempt.state.step === 'busy'
  return (
    <form noValidate onSubmit={submit} aria-labelledby="package-title" className="mt-4 grid gap-4">
      <RadioPills
        legend="Package"
        name="package"
        pills={state.tiers.map((each) => ({
          value: each.package,
          label: tierName(each.package),
          note: `${inNaira(each.monthly)} a month`,
        }))}
        chosen={tier}
        onChoose={(value) => {
          setTier(value as Tier)
          attempt.reset()
        }}
      />
      <SelectField
        label="You pay"
        required
        value={period}
        onChange={(event) => {
          setPeriod(event.target.value as Period)
          attempt.reset()
        }}
      >
        {PERIODS.map((each) => (
          <option key={each} value={each}>
            {PERIOD_LABELS[each]}
          </option>
        ))}
      </SelectField>
      {upgrade !== null && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={wantsNow}
            onChange={(event) => setWantsNow(event.target.checked)}
            className="size-5 accent-brand"
          />
          <span>Change now, for {inNaira(upgrade)} from your available balance</span>
        </label>
      )}
      <p className="text-pretty text-text-2">{whenWords(subscription, when)}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel="Saving..." className="w-full sm:w-auto">
          {subscription.status === 'ENDED' ? 'Resume package' : 'Save package'}
        </Button>
        <Button look="outline" disabled={isBusy} onClick={onCancel} className="w-full sm:w-auto">
          Cancel
        </Button>
      </div>
      <AttemptFailure attempt={attempt} />
    </form>
  )
}

const upgradeOf = ({ tiers }: PackageState, tier: Tier): number | null =>
  tiers.find((each) => each.package === tier)?.upgrade ?? null

function whenWords({ status, periodEndsAt }: Subscription, when: 'NOW' | 'NEXT'): string {
  if (status === 'ENDED')
    return 'It starts now, without free months. We take the first period, and account management unless you pay annually, from your available balance.'
  if (status === 'CHOSEN' || status === 'TRIALING')
    return 'It applies now. You pay nothing in the free months.'
  if (when === 'NOW') return 'It applies now. You pay the difference for the remaining days.'
  return `It applies from ${periodEndsAt === null ? 'the next period' : lagosDate(periodEndsAt)}.`
}
