import { getHoliday, type HolidayState } from '@ahia/contracts/seller/holiday'
import { lagosDate } from '@ahia/rules/lagos-date'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { Tag } from '@ahia/ui/tag'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useState } from 'react'
import { HolidayForm } from './holiday-form.tsx'
import { ShopCard } from './shop-card.tsx'
import { useSaveHoliday } from './use-save-holiday.ts'

/** SELL-48: plans, changes and ends the holiday of the shop. */
export function HolidayCard() {
  return (
    <ShopCard
      id="holiday"
      title="Holiday"
      load={(signal) => shopSession.call(getHoliday, {}, { signal })}
      failed="We couldn't load your holiday."
    >
      {(first) => <LoadedHoliday first={first} />}
    </ShopCard>
  )
}

function LoadedHoliday({ first }: { first: HolidayState }) {
  const [state, setState] = useState(first)
  const [isEditing, setEditing] = useState(false)
  const [note, setNote] = useState('')
  const show = (saved: HolidayState, words: string) => {
    setState(saved)
    setEditing(false)
    setNote(words)
  }
  return (
    <>
      <Summary state={state} />
      {isEditing ? (
        <HolidayForm
          state={state}
          onSaved={(saved) => show(saved, 'Holiday saved.')}
          onChanged={setState}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setEditing(true)}>
            {state.holiday ? 'Change holiday' : 'Plan a holiday'}
          </Button>
          {state.holiday && (
            <EndButton
              state={state}
              onEnded={(saved) => show(saved, endedWords(state))}
              onChanged={setState}
            />
          )}
        </div>
      )}
      <p role="status" className="mt-3 font-semibold text-ok empty:hidden">
        {note}
      </p>
    </>
  )
}

const endedWords = ({ holiday }: HolidayState): string =>
  holiday?.isNow ? 'Your shop is open again.' : 'Holiday removed.'

function Summary({ state: { holiday } }: { state: HolidayState }) {
  if (!holiday)
    return (
      <p className="text-pretty text-text-2">
        Going away? Shoppers can't order while you're on holiday, and they see when you're back. Orders that
        are already paid still have to be sent on time.
      </p>
    )
  return (
    <div className="grid justify-items-start gap-2">
      <Tag tone={holiday.isNow ? 'warn' : 'info'}>{holiday.isNow ? 'On holiday now' : 'Planned'}</Tag>
      <p>
        <span className="font-semibold">
          {lagosDate(holiday.from)} to {lagosDate(holiday.to)}
        </span>
        . Shoppers can order again on {lagosDate(holiday.backOn)}.
      </p>
      {holiday.hasReminder && (
        <p className="text-small text-text-2">We'll email you the day before it ends.</p>
      )}
      {holiday.words !== null && <p className="text-pretty text-text-2">“{holiday.words}”</p>}
      {holiday.isNow && (
        <p className="text-small text-pretty text-text-2">
          Orders that are already paid still have to be sent on time.
        </p>
      )}
    </div>
  )
}

type EndButtonProps = Record<'onEnded' | 'onChanged', (state: HolidayState) => void> & { state: HolidayState }

function EndButton({ state, onEnded, onChanged }: EndButtonProps) {
  const saving = useSaveHoliday({ state, onSaved: onEnded, onChanged })
  return (
    <div>
      <Button
        look="outline"
        busy={saving.attempt.state.step === 'busy'}
        busyLabel="Saving..."
        onClick={() => saving.save(null)}
      >
        {state.holiday?.isNow ? 'Open my shop now' : 'Remove holiday'}
      </Button>
      <AttemptFailure attempt={saving.attempt} />
    </div>
  )
}
