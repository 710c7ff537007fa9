import { ORDER_STATUSES, type OrderStatus } from '@ahia/contracts/shapes/order'
import { chipClass } from '@ahia/ui/chip'
import { useChosenInView } from '@ahia/ui/rows/use-chosen-in-view'
import { Link } from '@ahia/web/components/link'
import { useRef } from 'react'
import { ordersAddress } from './orders-query.ts'
import { STATUS_WORDS } from './orders-texts.ts'

const CHIPS: readonly { status: OrderStatus | null; label: string }[] = [
  { status: null, label: 'All' },
  ...ORDER_STATUSES.map((status) => ({
    status,
    label: status === 'PENDING' ? 'To pay' : STATUS_WORDS[status],
  })),
]

/** ORD-01: filters the list by status; hidden from customers without orders. */
export function OrderChips({ chosen }: { chosen: OrderStatus | null }) {
  const row = useRef<HTMLUListElement>(null)
  useChosenInView(row, chosen)
  return (
    <nav aria-label="Orders by status" className="mb-4 noscript:hidden group-has-data-no-orders:hidden">
      <ul ref={row} className="flex gap-2 overflow-x-auto py-1">
        {CHIPS.map(({ status, label }) => (
          <li key={label} className="shrink-0">
            <Link
              to={ordersAddress({ status, page: 1 })}
              aria-current={status === chosen ? 'true' : undefined}
              className={`${chipClass(status === chosen)} focus-visible:-outline-offset-3`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
