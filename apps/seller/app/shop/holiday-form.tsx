import { MAX_HOLIDAY_DAYS, MAX_HOLIDAY_WORDS } from '@ahia/contracts/limits'
import type { HolidayState } from '@ahia/contracts/seller/holiday'
import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { SaveOutcome } from '@ahia/web/components/save-outcome'
import { type FormEvent, useState } from 'react'
import { holidayErrors, type TypedHoliday } from './holiday.rules.ts'
import { useSaveHoliday } from './use-save-holiday.ts'

type HolidayFormProps = {
  state: HolidayState
  onSaved: (saved: HolidayState) => void
  onChanged: (present: HolidayState) => void
  onCancel: () => void
}

export function HolidayForm({ state, onSaved, onChanged, onCancel }: HolidayFormProps) {
  const [typed, setTyped] = useState<TypedHoliday>(() => ({
    from: state.holiday?.from ?? '',
    to: state.holiday?.to ?? '',
    words: state.holiday?.words ?? '',
  }))
  const [hasReminder, setReminder] = useState(state.holiday?.hasReminder ?? true)
  const [attempted, setAttempted] = useState(false)
  const saving = useSaveHoliday({ state, onSaved, onChanged })
  const errors = holidayErrors(typed, state.today)
  const isBusy = saving.attempt.state.step === 'busy'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (Object.values(errors).some(Boolean)) return
    const words = typed.words.trim()
    saving.save({ from: typed.from, to: typed.to, hasReminder, ...(words !== '' && { words }) })
  }
  const field = (name: keyof TypedHoliday) => ({
    name,
    value: typed[name],
    readOnly: isBusy,
    attempted,
    error: errors[name] ?? saving.attempt.errorOf(name),
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      saving.attempt.reset()
    },
  })
  return (
    <form noValidate onSubmit={submit} aria-labelledby="holiday-title" className="mt-4 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First day" type="date" required min={state.today} {...field('from')} />
        <TextField
          label="Last day"
          type="date"
          required
          min={typed.from || state.today}
          hint={`Up to ${MAX_HOLIDAY_DAYS} days. You're open again the day after.`}
          {...field('to')}
        />
      </div>
      <TextField
        label="A line for shoppers"
        maxLength={MAX_HOLIDAY_WORDS}
        hint="For example: We're at home for Christmas."
        {...field('words')}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={hasReminder}
          disabled={isBusy}
          onChange={(event) => setReminder(event.target.checked)}
          className="size-5 shrink-0 accent-brand"
        />
        Remind me by email the day before it ends
      </label>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel="Saving..." className="w-full sm:w-auto">
          Save holiday
        </Button>
        <Button look="outline" disabled={isBusy} onClick={onCancel} className="w-full sm:w-auto">
          Cancel
        </Button>
      </div>
      <SaveOutcome attempt={saving.attempt} />
    </form>
  )
}
