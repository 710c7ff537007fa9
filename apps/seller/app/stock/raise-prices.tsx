import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import { kobo } from '@ahia/money/kobo'
import { fromNaira, toNaira } from '@ahia/money/naira'
import { raisePrice } from '@ahia/rules/prices/odd-price'
import { Button } from '@ahia/ui/button'
import { SelectField, TextField } from '@ahia/ui/forms/field'
import { Icon } from '@ahia/ui/icon'
import { type FormEvent, useState } from 'react'
import { type Drafts, draftOf } from './drafts.ts'
import { priceText } from './stock-words.ts'

const STEPS = [1, 10, 50, 100, 500, 1_000]

type RaisePricesProps = { rows: readonly StockRow[]; drafts: Drafts; onRaise: (drafts: Drafts) => void }

/** SELL-42: fills in new prices for all rows in view. Each shows its old one, and nothing is saved yet. */
export function RaisePrices({ rows, drafts, onRaise }: RaisePricesProps) {
  const [percent, setPercent] = useState('')
  const [step, setStep] = useState('50')
  const by = /^-?\d{1,3}(\.\d{1,2})?$/.test(percent.trim()) ? Number(percent) : null
  const isGood = by !== null && by > -100 && by !== 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isGood) return
    const raised = rows.map((row) => {
      const next = raisePrice(fromNaira(row.price), { percent: by, step: kobo(Number(step) * 100) })
      return [row._id, { ...draftOf(drafts, row), isAsked: false, price: priceText(toNaira(next)) }] as const
    })
    onRaise(new Map([...drafts, ...raised]))
  }
  return (
    <details className="group rounded-card border border-border bg-surface">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">Raise or lower all prices</span>
        <Icon name="chevronDown" className="size-5 text-text-3 group-open:rotate-180" />
      </summary>
      <form
        onSubmit={submit}
        className="grid gap-3 border-t border-border p-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
      >
        <TextField
          label="Percent, like 7 or -5"
          isUnmarked
          inputMode="text"
          autoComplete="off"
          value={percent}
          error={percent !== '' && !isGood ? 'Type a number like 7' : null}
          onChange={(event) => setPercent(event.target.value)}
        />
        <SelectField
          label="Round up to"
          isUnmarked
          value={step}
          onChange={(event) => setStep(event.target.value)}
        >
          {STEPS.map((one) => (
            <option key={one} value={one}>{`₦${one.toLocaleString('en')}`}</option>
          ))}
        </SelectField>
        <Button type="submit" look="tonal" disabled={!isGood}>
          Show new prices
        </Button>
        <p className="text-small text-text-2 sm:col-span-3">
          {`For the ${rows.length === 1 ? 'one item' : `${rows.length} items`} below. You see every price before you save.`}
        </p>
      </form>
    </details>
  )
}
