import { classNames } from '../class-names.ts'

export type Pill = {
  value: string
  label: string
  /** A second text beside the label, for example the price. */
  note?: string | null
  /** `faded` can still be chosen; its note says what is wrong with it. */
  look?: 'plain' | 'faded'
}

type RadioPillsProps = {
  legend: string
  /** What the notes of the pills are, after the legend. */
  hint?: string | null
  /** Groups with the same name share one choice. */
  name: string
  pills: readonly Pill[]
  chosen: string | null
  onChoose: (value: string) => void
}

/** A choice of a few options, all in view. */
export function RadioPills({ legend, hint, name, pills, chosen, onChoose }: RadioPillsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        {legend}
        {hint && <span className="text-small font-normal text-text-2"> · {hint}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {/* The button itself lies over its pill, so that a finger that feels its way over the screen finds all of it. */}
        {pills.map(({ value, label, note, look }) => (
          <label
            key={value}
            className={classNames(
              'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border px-4 py-1.5 text-small transition-colors hover:bg-brand-soft has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-text has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              look === 'faded'
                ? 'border-dashed border-border-strong text-text-2'
                : 'border-border-strong bg-surface',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-pointer rounded-pill opacity-0"
            />
            <span className="font-semibold">{label}</span>
            {note && <span className="text-meta tabular-nums">{note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
