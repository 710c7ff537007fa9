import { buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { type OrdersQuery, ordersAddress } from './orders-query.ts'

type OrderPagesProps = { query: OrdersQuery; pages: number }

/** Orders are sorted by date, so newer and older are enough. */
export function OrderPages({ query, pages }: OrderPagesProps) {
  const { page } = query
  if (pages < 2) return null
  return (
    <nav aria-label="Pagination" className="mt-6 flex flex-wrap items-center justify-center gap-3">
      {page > 1 && (
        <Link to={ordersAddress({ ...query, page: page - 1 })} rel="prev" className={buttonClass('outline')}>
          Newer orders
        </Link>
      )}
      <p className="text-text-2">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <Link to={ordersAddress({ ...query, page: page + 1 })} rel="next" className={buttonClass('outline')}>
          Older orders
        </Link>
      )}
    </nav>
  )
}
