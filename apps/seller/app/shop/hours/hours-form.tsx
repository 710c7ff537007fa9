import { ApiError } from '@ahia/contracts/api-error'
import { getShopHours, type ShopHours, saveShopHours } from '@ahia/contracts/seller/shop-hours'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { SaveOutcome } from '@ahia/web/components/save-outcome'
import { type Attempt, useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { useRequestKey } from '#session/use-request-key.ts'
import { DayRow } from './day-row.tsx'
import { dayError, nameOf, type TypedDay, toDays, toLines, toTyped } from './hours.rules.ts'

type HoursFormProps = {
  hours: ShopHours
  onSaved: (saved: ShopHours) => void
  /** Another device has changed them: this is what they are now. What was typed stays. */
  onChanged: (present: ShopHours) => void
  onCancel: () => void
}

export function HoursForm({ hours, onSaved, onChanged, onCancel }: HoursFormProps) {
  const [typed, setTyped] = useState(() => toTyped(hours.days))
  const [attempted, setAttempted] = useState(false)
  const attempt = useAttempt("We couldn't save your opening hours.")
  const keyOf = useRequestKey()
  const isBusy = attempt.state.step === 'busy'
  const open = typed.filter(({ isOpen }) => isOpen)
  const [first] = open
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (open.length === 0 || typed.some(dayError)) return
    attempt.run(async (signal) => {
      const content = { version: hours.version, days: toDays(typed) }
      try {
        onSaved(await shopSession.call(saveShopHours, { requestKey: keyOf(content), ...content }, { signal }))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE')
          onChanged(await shopSession.call(getShopHours, {}, { signal }))
        throw error
      }
    })
  }
  const change = (changed: readonly TypedDay[]) => {
    setTyped([...changed])
    attempt.reset()
  }
  return (
    <form noValidate onSubmit={submit} aria-labelledby="hours-title" className="grid gap-4">
      <div className="grid divide-y divide-border border-y border-border">
        {typed.map((day) => (
          <DayRow
            key={day.weekday}
            day={day}
            isBusy={isBusy}
            error={attempted ? dayError(day) : null}
            onChange={(changed) =>
              change(typed.map((one) => (one.weekday === changed.weekday ? changed : one)))
            }
          />
        ))}
      </div>
      {first && open.length > 1 && (
        <Button
          look="ghost"
          disabled={isBusy}
          onClick={() => change(likeFirst(typed, first))}
          className="justify-self-start"
        >
          Use {nameOf(first.weekday)}'s times for all open days
        </Button>
      )}
      {attempted && open.length === 0 && (
        <Banner tone="danger" role="alert">
          Choose at least one day. Going away? Plan a holiday instead.
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel="Saving..." className="w-full sm:w-auto">
          Save opening hours
        </Button>
        <Button look="outline" disabled={isBusy} onClick={onCancel} className="w-full sm:w-auto">
          Cancel
        </Button>
      </div>
      <Outcome attempt={attempt} present={hours} />
    </form>
  )
}

const likeFirst = (typed: readonly TypedDay[], { opens, closes }: TypedDay): TypedDay[] =>
  typed.map((day) => (day.isOpen ? { ...day, opens, closes } : day))

/** SELL-08: what another device saved is shown, and what was typed stays. */
function Outcome({ attempt, present }: { attempt: Attempt; present: ShopHours }) {
  const { state } = attempt
  if (state.step !== 'failed' || state.code !== 'CHANGED_MEANWHILE') return <SaveOutcome attempt={attempt} />
  return (
    <Banner tone="warn" role="alert" heading="Another device changed your hours">
      <p>What you chose is still here. Saved now:</p>
      <ul className="my-2 list-disc pl-5">
        {toLines(present.days).map(({ days, hours }) => (
          <li key={days}>
            {days}: {hours}
          </li>
        ))}
      </ul>
      <p>Save again to use what you chose.</p>
    </Banner>
  )
}
