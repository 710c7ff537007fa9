import { MAX_OPTIONS } from '@ahia/contracts/limits'
import { Button } from '@ahia/ui/button'
import { addValues, alike, copyDown, copyOptions, moved, twice } from '../choices.rules.ts'
import { useChange, useFormField } from '../editor-context.ts'
import { newOption, type OptionRow, type ValueRow } from '../listing-form.ts'
import { AddValues } from './add-values.tsx'
import { Cell } from './cell.tsx'
import { RowButtons } from './row-buttons.tsx'
import { StockCells, valueError } from './stock-cells.tsx'

type OptionRowsProps = { row: ValueRow; onChange: (part: Partial<ValueRow>) => void }

/** SELL-13: the options of one value, like the colours of size L. */
export function OptionRows({ row, onChange }: OptionRowsProps) {
  const choices = useFormField('choices')
  const change = useChange()
  const { options, optionName, value } = row
  const set = (rows: readonly OptionRow[]) => onChange({ options: rows })
  const again = twice(options)
  return (
    <div className="grid gap-3 border-l-2 border-brand pl-3">
      <Cell
        label="What are the options?"
        placeholder="Colour"
        maxLength={60}
        value={optionName}
        error={options.length > 0 && optionName.trim() === '' ? 'Name them, like Colour' : null}
        onChange={(event) => onChange({ optionName: event.target.value })}
      />
      {options.map((option, place) => (
        <div key={option.row} className="grid gap-2 border-b border-border pb-3">
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-1">
            <Cell
              label="Option"
              of={value}
              maxLength={100}
              value={option.value}
              error={valueError(option.value, again.has(alike(option.value)))}
              onChange={(event) =>
                set(options.map((one) => (one === option ? { ...option, value: event.target.value } : one)))
              }
            />
            <RowButtons
              of={`${value} ${option.value}`}
              isFirst={place === 0}
              isLast={place === options.length - 1}
              onMove={(by) => set(moved(options, place, by))}
              onRemove={() => set(options.filter((one) => one !== option))}
            />
          </div>
          <StockCells
            row={{ ...option, value: `${value} ${option.value}` }}
            hasStock
            onChange={(part) => set(options.map((one) => (one === option ? { ...option, ...part } : one)))}
          />
        </div>
      ))}
      {options.length < MAX_OPTIONS && (
        <AddValues
          label={options.length === 0 ? 'Add options' : 'Add more options'}
          placeholder="Red, Blue"
          onAdd={(typed) => set(addValues(options, typed, newOption))}
        />
      )}
      {options.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {options.length > 1 && (
            <Button look="outline" onClick={() => set(copyDown(options))}>
              Copy first option down
            </Button>
          )}
          {choices.values.length > 1 && (
            <Button look="outline" onClick={() => change({ choices: copyOptions(choices, row) })}>
              Use these for every choice
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
