import { MAX_STOCK_STEP } from '@ahia/contracts/limits'
import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import { Icon } from '@ahia/ui/icon'
import { nameOf } from './stock-words.ts'

type StepButtonsProps = { row: StockRow; change: number; onChange: (change: number) => void }

const SHAPE =
  'grid size-12 shrink-0 place-items-center rounded-control border border-border-strong bg-surface hover:bg-brand-soft disabled:text-text-3'

/** SELL-40: what came or went, as a difference. */
export function StepButtons({ row, change, onChange }: StepButtonsProps) {
  const type = (text: string) => {
    const typed = Number(text.replace('+', ''))
    if (Number.isInteger(typed)) onChange(Math.min(Math.max(typed, -row.available), MAX_STOCK_STEP))
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{`Available: ${row.available}`}</legend>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label={`One fewer of ${nameOf(row)}`}
          disabled={row.available + change <= 0}
          onClick={() => onChange(change - 1)}
          className={SHAPE}
        >
          <Icon name="minus" className="size-5" />
        </button>
        <input
          aria-label={`Change the stock of ${nameOf(row)}`}
          inputMode="numeric"
          autoComplete="off"
          value={change > 0 ? `+${change}` : String(change)}
          onChange={(event) => type(event.target.value)}
          className="h-12 w-full min-w-0 rounded-control border border-border-strong bg-surface px-1 text-center text-body"
        />
        <button
          type="button"
          aria-label={`One more of ${nameOf(row)}`}
          onClick={() => onChange(change + 1)}
          className={SHAPE}
        >
          <Icon name="plus" className="size-5" />
        </button>
      </div>
      {change !== 0 && (
        <p className="mt-1 text-small font-semibold text-brand-text">{`${row.available + change} after saving`}</p>
      )}
    </fieldset>
  )
}
