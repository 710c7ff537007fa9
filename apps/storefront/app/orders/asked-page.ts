import { MAX_ORDER_PAGE } from '@ahia/contracts/limits'

const PARAMETER = 'page'

export const ordersAddress = (page: number): string =>
  page === 1 ? '/orders' : `/orders?${PARAMETER}=${page}`

/** The page that an address asks for; the first when it names none that can be. */
export function pageAsked(query: URLSearchParams): number {
  const page = Number(query.get(PARAMETER))
  return Number.isInteger(page) && page >= 1 && page <= MAX_ORDER_PAGE ? page : 1
}
