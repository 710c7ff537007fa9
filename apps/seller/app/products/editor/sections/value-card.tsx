import { Icon } from '@ahia/ui/icon'
import { type ReactNode, useState } from 'react'
import type { ValueRow } from '../listing-form.ts'
import { Cell } from './cell.tsx'
import { OptionRows } from './option-rows.tsx'
import { StockCells, valueError } from './stock-cells.tsx'

type ValueCardProps = {
  row: ValueRow
  isTwice: boolean
  onChange: (part: Partial<ValueRow>) => void
  children: ReactNode
}

/** One value of the choices, and the options that only it has. */
export function ValueCard({ row, isTwice, onChange, children }: ValueCardProps) {
  const [isOpen, setOpen] = useState(false)
  const { options, value } = row
  return (
    <li className="grid gap-2 rounded-control border border-border p-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-1">
        <Cell
          label="Choice"
          maxLength={100}
          value={value}
          error={valueError(value, isTwice)}
          onChange={(event) => onChange({ value: event.target.value })}
        />
        {children}
      </div>
      <StockCells row={row} hasStock={options.length === 0} onChange={onChange} />
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center gap-1 justify-self-start rounded-control pr-3 text-small font-semibold text-brand-text"
      >
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} className="size-4" />
        {options.length === 0
          ? `Add options for ${value || 'this choice'}, like colours`
          : `${row.optionName || 'Options'} of ${value || 'this choice'} (${options.length})`}
      </button>
      {isOpen && <OptionRows row={row} onChange={onChange} />}
    </li>
  )
}
