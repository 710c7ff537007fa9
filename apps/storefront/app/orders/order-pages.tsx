import { buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { type AskedOrders, ordersAddress } from './asked-orders.ts'

type OrderPagesProps = { asked: AskedOrders; pages: number }

/** Orders are sorted by date, so newer and older are enough. */
export function OrderPages({ asked, pages }: OrderPagesProps) {
  const { page } = asked
  if (pages < 2) return null
  return (
    <nav aria-label="Pagination" className="mt-6 flex flex-wrap items-center justify-center gap-3">
      {page > 1 && (
        <Link to={ordersAddress({ ...asked, page: page - 1 })} rel="prev" className={buttonClass('outline')}>
          Newer orders
        </Link>
      )}
      <p className="text-text-2">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <Link to={ordersAddress({ ...asked, page: page + 1 })} rel="next" className={buttonClass('outline')}>
          Older orders
        </Link>
      )}
    </nav>
  )
}
