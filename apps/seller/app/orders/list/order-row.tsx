import { orderNumber } from '@ahia/rules/order-number'
import { classNames } from '@ahia/ui/class-names'
import { Link } from '@ahia/web/components/link'
import { useNow } from '#offline/use-now.ts'
import { dueWords, momentWords } from '../due.rules.ts'
import type { ShownOrder } from '../offline/apply-commands.rules.ts'
import { amountWords, countItems, detailsOf, wayWords } from '../order-words.ts'
import { StatusTags } from '../status-tags.tsx'

type OrderRowProps = {
  order: ShownOrder
  /** null where there is nothing to select for. */
  isSelected: boolean | null
  onSelect: (isSelected: boolean) => void
}

export function OrderRow({ order, isSelected, onSelect }: OrderRowProps) {
  const number = orderNumber(order._id)
  return (
    <li
      className={classNames(
        'relative flex rounded-card border bg-surface shadow-e1 transition-colors',
        isSelected ? 'border-brand' : 'border-border',
        order.parcel.isLate && 'border-l-4 border-l-danger',
      )}
    >
      {isSelected !== null && (
        <label className="relative z-10 grid w-12 shrink-0 cursor-pointer place-items-center self-stretch">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
            className="size-5.5 accent-brand"
          />
          <span className="sr-only">Select order {number}</span>
        </label>
      )}
      <div className={classNames('min-w-0 flex-1 py-3 pr-4', isSelected === null && 'pl-4')}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          {/* The link lies over the whole row. */}
          <Link
            to={`/seller/orders/${order._id}`}
            className="font-semibold tabular-nums before:absolute before:inset-0 hover:text-brand-text"
          >
            #{number}
          </Link>
          <p className="font-extrabold tabular-nums">{amountWords(order.itemsTotal)}</p>
        </div>
        <Items order={order} />
        <p className="mt-1 text-small text-text-2">{wayWords(order)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusTags order={order} />
          <DueNote order={order} />
        </div>
      </div>
    </li>
  )
}

const SHOWN_ITEMS = 2

function Items({ order }: { order: ShownOrder }) {
  const rest = order.items.length - SHOWN_ITEMS
  return (
    <ul aria-label={countItems(order)} className="mt-0.5">
      {order.items.slice(0, SHOWN_ITEMS).map((item, place) => (
        <li key={place} className="truncate">
          <span className="font-semibold tabular-nums">{item.quantity} ×</span> {item.name}
          {detailsOf(item) && <span className="text-text-2">, {detailsOf(item)}</span>}
        </li>
      ))}
      {rest > 0 && <li className="text-small text-text-2">and {rest} more</li>}
    </ul>
  )
}

function DueNote({ order }: { order: ShownOrder }) {
  const now = useNow()
  const words = dueWords(order, now)
  if (words === null) return null
  return (
    <p
      className={classNames('text-small', order.parcel.isLate ? 'font-semibold text-danger' : 'text-text-2')}
    >
      {words}
      {order.parcel.isLate && `. We cancel it at ${momentWords(order.parcel.cancelsAt, now)}.`}
    </p>
  )
}
