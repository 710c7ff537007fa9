import type { OrderItem } from '@ahia/contracts/shapes/order'

type ComplaintLinesProps = {
  items: readonly OrderItem[]
  /** Those that nobody has complained about. */
  places: readonly number[]
  chosen: readonly number[]
  onChoose: (chosen: readonly number[]) => void
  isMissing: boolean
}

/** ADMIN-24: which items it is about; the shop gets its money for the others. */
export const ComplaintLines = ({ items, places, chosen, onChoose, isMissing }: ComplaintLinesProps) => (
  <fieldset className="grid gap-1">
    <legend className="mb-1 font-semibold">Which items?</legend>
    {places.map((place) => (
      <label key={place} className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-brand"
          checked={chosen.includes(place)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, place].toSorted() : chosen.filter((one) => one !== place))
          }
        />
        <span className="min-w-0 wrap-anywhere">
          {items[place]?.quantity} × {items[place]?.name}
        </span>
      </label>
    ))}
    {isMissing && (
      <p role="alert" className="text-small font-semibold text-danger">
        Choose at least one item
      </p>
    )}
  </fieldset>
)
