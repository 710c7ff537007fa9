import { MAX_VARIANTS } from '@ahia/contracts/limits'
import { groupDigits } from '@ahia/money/group-digits'
import { Button } from '@ahia/ui/button'
import { addChoices, alike, copyDown, moved, samePriceForAll, totalStock, twice } from '../choices.rules.ts'
import { useChange, useFormField } from '../editor-context.ts'
import type { ValueRow } from '../listing-form.ts'
import { AddValues } from './add-values.tsx'
import { Cell } from './cell.tsx'
import { RowButtons } from './row-buttons.tsx'
import { Section } from './section.tsx'
import { ValueCard } from './value-card.tsx'

/** SELL-13 */
export function ChoicesSection() {
  const choices = useFormField('choices')
  const stock = useFormField('stock')
  const change = useChange()
  const { name, values } = choices
  const set = (rows: readonly ValueRow[]) => change({ choices: { ...choices, values: rows } })
  const again = twice(values)
  return (
    <Section
      id="choices"
      title="Choices"
      note="Sizes, colours or flavours. Leave it empty if there's only one."
    >
      <Cell
        label="What do shoppers choose?"
        placeholder="Size"
        maxLength={60}
        value={name}
        error={values.length > 0 && name.trim() === '' ? 'Name it, like Size' : null}
        onChange={(event) => change({ choices: { ...choices, name: event.target.value } })}
      />
      {values.length > 0 && (
        <ul className="grid gap-3">
          {values.map((row, place) => (
            <ValueCard
              key={row.row}
              row={row}
              isTwice={again.has(alike(row.value))}
              onChange={(part) => set(values.map((one) => (one === row ? { ...row, ...part } : one)))}
            >
              <RowButtons
                of={row.value || `choice ${place + 1}`}
                isFirst={place === 0}
                isLast={place === values.length - 1}
                onMove={(by) => set(moved(values, place, by))}
                onRemove={() => set(values.filter((one) => one !== row))}
              />
            </ValueCard>
          ))}
        </ul>
      )}
      {values.length < MAX_VARIANTS && (
        <AddValues
          label={values.length === 0 ? 'Add choices' : 'Add more choices'}
          placeholder="S, M, L"
          onAdd={(typed) => change({ choices: addChoices(choices, typed) })}
        />
      )}
      {values.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button look="outline" onClick={() => change({ choices: samePriceForAll(choices) })}>
            Same price for all
          </Button>
          <Button look="outline" onClick={() => set(copyDown(values))}>
            Copy first row down
          </Button>
        </div>
      )}
      {values.length > 0 && (
        <p role="status" className="font-semibold tabular-nums">
          Total stock: {groupDigits(totalStock({ choices, stock }))}
        </p>
      )}
    </Section>
  )
}
