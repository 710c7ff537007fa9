import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { lagosDate } from '@ahia/rules/lagos-date'
import { Link } from '@ahia/web/components/link'
import type { ChatSurroundings } from './chat-surroundings.ts'
import type { ShownOrder } from './shown.ts'

/** The orders page has the details. */
const ITEMS_SHOWN = 2

type OrderNewsCardProps = {
  order: ShownOrder
  surroundings: ChatSurroundings
  onLeave: (() => void) | undefined
}

/** CHAT-06: the status of one of the customer's orders, and what happens next. */
export function OrderNewsCard({ order, surroundings, onLeave }: OrderNewsCardProps) {
  return (
    <li className="grid gap-1 rounded-card border border-border bg-surface p-3 text-small">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">Order #{surroundings.orderNumber(order.id)}</p>
        {surroundings.badge(order)}
      </div>
      <p className="wrap-anywhere text-text-2">
        {order.shopName} · {lagosDate(order.createdAt)}
      </p>
      <p className="wrap-anywhere">{itemWords(order)}</p>
      <p className="font-extrabold tabular-nums">{formatNaira(fromNaira(order.naira))}</p>
      <p className="wrap-anywhere">{order.nextStep}</p>
      <Link
        to="/orders"
        onClick={onLeave}
        className="inline-flex min-h-11 w-fit items-center font-semibold text-brand-text hover:underline"
      >
        See in Order History
      </Link>
    </li>
  )
}

function itemWords({ items }: ShownOrder): string {
  const words = items.slice(0, ITEMS_SHOWN).map(({ name, quantity }) => `${quantity} × ${name}`)
  const more = items.length - words.length
  return words.join(', ') + (more > 0 ? ` and ${more} more` : '')
}
