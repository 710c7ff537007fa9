import { classNames } from '@ahia/ui/class-names'
import { ItemPicture } from '../item-picture.tsx'
import type { ShownOrder } from '../offline/apply-commands.rules.ts'
import { type PickRow, toPickRows } from './pick-list.rules.ts'
import { usePicks } from './picks.ts'

/** What to fetch from the shelf, over all orders. */
export function PickRows({ orders }: { orders: readonly ShownOrder[] }) {
  const rows = toPickRows(orders)
  return (
    <section aria-labelledby="fetch" className="grid gap-3">
      <h2 id="fetch" className="text-h3 font-extrabold">
        Fetch
      </h2>
      <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface shadow-e1">
        {rows.map((row) => (
          <Row key={`${row.name} ${row.details}`} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row }: { row: PickRow }) {
  const { isPicked, pick } = usePicks()
  const isDone = row.places.every(({ orderId, place }) => isPicked(orderId, place))
  return (
    <li>
      <label
        className={classNames('flex cursor-pointer items-center gap-3 px-4 py-3', isDone && 'bg-ok-soft')}
      >
        <input
          type="checkbox"
          checked={isDone}
          onChange={({ target }) => pick(row.places, target.checked)}
          className="size-6 shrink-0 accent-brand"
        />
        <ItemPicture image={row.image} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-pretty wrap-anywhere">{row.name}</span>
          {row.details && <span className="block text-small wrap-anywhere text-text-2">{row.details}</span>}
          {row.places.length > 1 && (
            <span className="block text-small text-text-2">for {row.places.length} orders</span>
          )}
        </span>
        <span className="text-h3 font-extrabold whitespace-nowrap tabular-nums">× {row.quantity}</span>
      </label>
    </li>
  )
}
