import { useId } from 'react'
import { nameOf, type TypedDay } from './hours.rules.ts'

type DayRowProps = {
  day: TypedDay
  isBusy: boolean
  error: string | null
  onChange: (changed: TypedDay) => void
}

/** One day of the week: open or closed, and from when to when. */
export function DayRow({ day, isBusy, error, onChange }: DayRowProps) {
  const id = useId()
  const name = nameOf(day.weekday)
  const time = (which: 'opens' | 'closes', label: string) => (
    <input
      type="time"
      aria-label={`${name}, ${label}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      value={day[which]}
      readOnly={isBusy}
      onChange={(event) => onChange({ ...day, [which]: event.target.value })}
      className={`min-h-11 min-w-0 flex-1 rounded-control border bg-surface px-2 text-body tabular-nums sm:flex-none ${error ? 'border-danger' : 'border-border-strong'}`}
    />
  )
  return (
    <fieldset className="grid grid-cols-1 items-center gap-x-4 py-2 sm:grid-cols-[10rem_1fr]">
      <legend className="sr-only">{name}</legend>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={day.isOpen}
          disabled={isBusy}
          onChange={(event) => onChange({ ...day, isOpen: event.target.checked })}
          className="size-5 accent-brand"
        />
        {name}
        {!day.isOpen && <span className="font-normal text-text-2">Closed</span>}
      </label>
      {day.isOpen && (
        <div className="flex items-center gap-2">
          {time('opens', 'opens')}
          <span className="text-text-2">to</span>
          {time('closes', 'closes')}
        </div>
      )}
      {error && (
        <p id={id} role="alert" className="pt-1 text-small font-semibold text-danger sm:col-start-2">
          {error}
        </p>
      )}
    </fieldset>
  )
}
