import { MAX_ORDER_PAGE } from '@ahia/contracts/limits'
import { ORDER_STATUSES, type OrderStatus } from '@ahia/contracts/shapes/order'

/** Which orders an address asks for; `null` are all, however they stand. */
export type AskedOrders = { status: OrderStatus | null; page: number }

export function ordersAddress({ status, page }: AskedOrders): string {
  const query = new URLSearchParams({
    ...(status !== null && { status }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size === 0 ? '/orders' : `/orders?${query}`
}

/** What an address names that cannot be is left out: all, from the first page on. */
export function ordersAsked(query: URLSearchParams): AskedOrders {
  const page = Number(query.get('page'))
  const status = query.get('status')
  return {
    status: ORDER_STATUSES.find((known) => known === status) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_ORDER_PAGE ? page : 1,
  }
}
