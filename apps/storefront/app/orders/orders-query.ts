import { MAX_ORDER_PAGE } from '@ahia/contracts/limits'
import { ORDER_STATUSES, type OrderStatus } from '@ahia/contracts/shapes/order'

/** The orders that a URL requests; `null` means any status. */
export type OrdersQuery = { status: OrderStatus | null; page: number }

export function ordersAddress({ status, page }: OrdersQuery): string {
  const query = new URLSearchParams({
    ...(status !== null && { status }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size === 0 ? '/orders' : `/orders?${query}`
}

/** Invalid values in a URL are ignored: all orders, first page. */
export function parseOrdersQuery(query: URLSearchParams): OrdersQuery {
  const page = Number(query.get('page'))
  const status = query.get('status')
  return {
    status: ORDER_STATUSES.find((known) => known === status) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_ORDER_PAGE ? page : 1,
  }
}
