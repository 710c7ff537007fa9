import { MAX_ADD_ON_QUANTITY, MAX_ADD_ONS } from '@ahia/contracts/limits'
import { Button } from '@ahia/ui/button'
import { alike, moved, twice } from '../choices.rules.ts'
import { useChange, useFormField } from '../editor-context.ts'
import { type AddOnRow, newAddOn } from '../listing-form.ts'
import { countError, priceError, readCount } from '../typed.rules.ts'
import { Cell } from './cell.tsx'
import { RowButtons } from './row-buttons.tsx'
import { Section } from './section.tsx'

/** SELL-14 */
export function AddOnsSection() {
  const rows = useFormField('addOns')
  const change = useChange()
  const set = (addOns: readonly AddOnRow[]) => change({ addOns })
  return (
    <Section id="add-ons" title="Add-ons" note="Extras a shopper can add, like a belt or gift wrapping.">
      {rows.length > 0 && (
        <ul className="grid gap-4">
          {rows.map((row, place) => (
            <AddOn
              key={row.row}
              row={row}
              isTwice={twice(rows.map(({ name }) => ({ value: name }))).has(alike(row.name))}
              onChange={(part) => set(rows.map((one) => (one === row ? { ...row, ...part } : one)))}
            >
              <RowButtons
                of={row.name || `add-on ${place + 1}`}
                isFirst={place === 0}
                isLast={place === rows.length - 1}
                onMove={(by) => set(moved(rows, place, by))}
                onRemove={() => set(rows.filter((one) => one !== row))}
              />
            </AddOn>
          ))}
        </ul>
      )}
      {rows.length < MAX_ADD_ONS && (
        <Button
          look="outline"
          className="w-full sm:w-auto sm:justify-self-start"
          onClick={() => set([...rows, newAddOn()])}
        >
          Add an add-on
        </Button>
      )}
    </Section>
  )
}

type AddOnProps = {
  row: AddOnRow
  isTwice: boolean
  onChange: (part: Partial<AddOnRow>) => void
  children: React.ReactNode
}

function AddOn({ row, isTwice, onChange, children }: AddOnProps) {
  const { name, price, most } = row
  return (
    <li className="grid grid-cols-2 gap-x-3 gap-y-2 border-b border-border pb-3 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end">
      <Cell
        className="col-span-2 lg:col-span-1"
        label="Add-on"
        placeholder="Belt"
        maxLength={100}
        value={name}
        error={name.trim() === '' ? 'Name it' : isTwice ? 'Already added' : null}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Cell
        label="Price in ₦"
        of={name}
        inputMode="decimal"
        placeholder="0"
        value={price}
        error={priceError(price, 0)}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <Cell
        label="Most per item"
        of={name}
        inputMode="numeric"
        value={most}
        error={
          readCount(most) === null
            ? `1 to ${MAX_ADD_ON_QUANTITY}`
            : countError(most, { least: 1, most: MAX_ADD_ON_QUANTITY })
        }
        onChange={(event) => onChange({ most: event.target.value })}
      />
      <div className="col-span-2 flex justify-end lg:col-span-1">{children}</div>
    </li>
  )
}
