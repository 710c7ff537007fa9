import type { ReactNode } from 'react'
import { BOX, Count, LEGEND, ROW } from './field-parts.tsx'

type Offered = { value: string; label: ReactNode; count: ReactNode }

type RadioListProps = {
  legend: string
  name: string
  /** For none of them. */
  any: string
  chosen: string
  offered: readonly Offered[]
  isSame?: (one: string, other: string) => boolean
  onChoose: (value: string) => void
}

/** A filter of which one value is chosen, or none. */
export function RadioList({ legend, any, offered, isSame = Object.is, ...rest }: RadioListProps) {
  const { name, chosen, onChoose } = rest
  return (
    <fieldset className="min-w-0">
      <legend className={LEGEND}>{legend}</legend>
      {[{ value: '', label: any, count: null }, ...offered].map(({ value, label, count }) => (
        <label key={value} className={ROW}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={isSame(value, chosen)}
            onChange={() => onChoose(value)}
            className={BOX}
          />
          {label}
          {value !== '' && <Count>{count}</Count>}
        </label>
      ))}
    </fieldset>
  )
}
