import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import { parsePictureAddress, pictureSources } from '@ahia/pictures/address'
import { SelectField, TextField } from '@ahia/ui/forms/field'
import { Tag } from '@ahia/ui/tag'
import { Thumbnail } from '@ahia/ui/thumbnail'
import { Disclosed } from './count-panel.tsx'
import { type Draft, hasNewPrice, priceError } from './drafts.ts'
import { History } from './history.tsx'
import type { Saved } from './save-drafts.ts'
import { StepButtons } from './step-buttons.tsx'
import { isReason, nairaText, nameOf, priceText, REASONS } from './stock-words.ts'

type StockCardProps = {
  row: StockRow
  draft: Draft
  notes: readonly Saved[]
  /** When its figures were read, by the server's clock. */
  shownAt: string
  onEdit: (change: Partial<Draft>) => void
  onCounted: (row: StockRow, at: string) => void
}

/** SELL-42: one thing that sells. */
export function StockCard({ row, draft, notes, shownAt, onEdit, onCounted }: StockCardProps) {
  const titleId = `item-${row._id}`
  return (
    <li
      aria-labelledby={titleId}
      className="grid gap-3 rounded-card border border-border bg-surface p-4 shadow-e1"
    >
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] md:gap-6">
        <Heading row={row} titleId={titleId} />
        {/* Side by side on a phone too, and in one line with the name on a desk: a shop goes through dozens of these. */}
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
          <TextField
            label="Price in ₦"
            isUnmarked
            aria-describedby={titleId}
            inputMode="decimal"
            autoComplete="off"
            value={draft.price ?? priceText(row.price)}
            hint={hasNewPrice(row, draft) ? `Now ${nairaText(row.price)}` : undefined}
            error={priceError(row, draft)}
            attempted={priceError(row, draft) !== null}
            onChange={(event) => onEdit({ price: event.target.value })}
          />
          <StepButtons row={row} change={draft.change} onChange={(change) => onEdit({ change })} />
        </div>
      </div>
      {draft.change < 0 && (
        <SelectField
          label="Why fewer?"
          isUnmarked
          value={draft.reason}
          onChange={({ target }) => isReason(target.value) && onEdit({ reason: target.value })}
        >
          {REASONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <div role="status" className="grid gap-1 text-small font-semibold empty:hidden">
        {notes.map(({ part, outcome }) => (
          <p key={part} className={outcome.isSaved ? 'text-ok' : 'text-warn'}>
            {outcome.note}
          </p>
        ))}
      </div>
      {/* What they open takes a line of its own. */}
      <div className="-mb-2 flex flex-wrap gap-y-3 [&>button]:-ml-4 [&>button]:mr-4">
        <Disclosed row={row} shownAt={shownAt} onCounted={onCounted} />
        <History row={row} />
      </div>
    </li>
  )
}

function Heading({ row, titleId }: { row: StockRow; titleId: string }) {
  const address = parsePictureAddress(row.image ?? '')
  return (
    <div className="flex items-start gap-3">
      <Thumbnail
        sources={address && pictureSources(address.key, 'square')}
        side={56}
        className="size-14 shrink-0"
      />
      <div className="min-w-0 flex-1">
        <p id={titleId} className="font-semibold wrap-anywhere">
          {nameOf(row)}
        </p>
        <p className="text-small wrap-anywhere text-text-2">
          {row.sku === null ? 'No SKU' : `SKU ${row.sku}`}
        </p>
        <div className="mt-1 flex flex-wrap gap-2">
          {row.available === 0 && <Tag tone="danger">Sold out</Tag>}
          {row.available > 0 && row.available <= row.lowStock && <Tag tone="warn">Low</Tag>}
          {!row.isOnSale && <Tag>Not on sale</Tag>}
        </div>
      </div>
    </div>
  )
}
