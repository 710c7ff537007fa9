import { MAX_SPECIFICATIONS } from '@ahia/contracts/limits'
import { Button } from '@ahia/ui/button'
import { SelectField } from '@ahia/ui/forms/field'
import { alike, moved, twice } from '../choices.rules.ts'
import { useChange, useFormField } from '../editor-context.ts'
import { newSpecification, type SpecificationRow } from '../listing-form.ts'
import { Cell } from './cell.tsx'
import { RowButtons } from './row-buttons.tsx'
import { Section } from './section.tsx'

/** SELL-12: specifications in the order in which shoppers read them. */
export function DetailsSection() {
  const rows = useFormField('specifications')
  const change = useChange()
  const set = (specifications: readonly SpecificationRow[]) => change({ specifications })
  const again = twice(rows.map(({ name }) => ({ value: name })))
  return (
    <Section
      id="details"
      title="Details"
      note="What shoppers compare: weight, material, expiry date, NAFDAC number."
    >
      {rows.length > 0 && (
        <ul className="grid gap-4">
          {rows.map((row, place) => (
            <li
              key={row.row}
              className="grid grid-cols-2 gap-x-3 gap-y-1 border-b border-border pb-3 lg:grid-cols-[1fr_1fr_auto] lg:items-end"
            >
              <Cell
                label="Name"
                name="specifications"
                placeholder="Weight"
                maxLength={60}
                value={row.name}
                error={
                  row.name.trim() === '' ? 'Name it' : again.has(alike(row.name)) ? 'Already added' : null
                }
                onChange={(event) =>
                  set(rows.map((one) => (one === row ? { ...row, name: event.target.value } : one)))
                }
              />
              <Cell
                label="Value"
                of={row.name}
                placeholder="5 kg"
                maxLength={300}
                value={row.value}
                error={row.value.trim() === '' ? 'Fill it in' : null}
                onChange={(event) =>
                  set(rows.map((one) => (one === row ? { ...row, value: event.target.value } : one)))
                }
              />
              <div className="col-span-2 flex justify-end lg:col-span-1">
                <RowButtons
                  of={row.name || `detail ${place + 1}`}
                  isFirst={place === 0}
                  isLast={place === rows.length - 1}
                  onMove={(by) => set(moved(rows, place, by))}
                  onRemove={() => set(rows.filter((one) => one !== row))}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {rows.length < MAX_SPECIFICATIONS && (
        <Button
          look="outline"
          className="w-full sm:w-auto sm:justify-self-start"
          onClick={() => set([...rows, newSpecification()])}
        >
          Add a detail
        </Button>
      )}
      <VatField />
    </Section>
  )
}

function VatField() {
  const taxClass = useFormField('taxClass')
  const change = useChange()
  return (
    <SelectField
      label="VAT"
      name="taxClass"
      isUnmarked
      value={taxClass}
      onChange={({ target }) => change({ taxClass: target.value === 'EXEMPT' ? 'EXEMPT' : 'STANDARD' })}
    >
      <option value="STANDARD">Standard</option>
      <option value="EXEMPT">Exempt: basic food, medicine, baby goods</option>
    </SelectField>
  )
}
