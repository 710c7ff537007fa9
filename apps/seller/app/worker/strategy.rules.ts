/**
 * How the worker answers a request:
 * - `page`: as this build has it; from the network when it was not kept
 * - `file`, `picture`: never change under their address, so the kept copy is as good as new
 * - `network`: none of the worker's business, above all the API
 */
export type Strategy = 'page' | 'file' | 'picture' | 'network'

export function strategyOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): Strategy {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'network'
  if (mode === 'navigate') return isOfHub(address.pathname) ? 'page' : 'network'
  if (address.pathname.startsWith('/seller/assets/')) return 'file'
  return address.pathname.startsWith('/media/') ? 'picture' : 'network'
}

type KeptCaches = { names: readonly string[]; current: string; pictures: string }

/** All builds but this one and the one before it, whose files an open page may still ask for. `names`: the oldest first. */
export function outdatedCaches({ names, current, pictures }: KeptCaches): string[] {
  const others = names.filter((name) => name.startsWith('seller-') && name !== current && name !== pictures)
  return others.slice(0, -1)
}

const isOfHub = (pathname: string): boolean => pathname === '/seller' || pathname.startsWith('/seller/')

/** One page for each screen; the page of an order or a product is the same for all of them. */
export const PAGES = [
  '/seller',
  '/seller/orders',
  '/seller/orders/any',
  '/seller/orders/pick',
  '/seller/orders/slips',
  '/seller/products',
  '/seller/products/any',
  '/seller/stock',
  '/seller/stock/import',
  '/seller/money',
  '/seller/news',
  '/seller/shop',
  '/seller/documents',
  '/seller/standing',
  '/seller/questions',
  '/seller/reviews',
  '/seller/more',
  '/seller/account',
] as const

const OWN_PAGES: readonly string[] = ['/seller/orders/pick', '/seller/orders/slips']

/** The kept page that serves an address. */
export function pageOf(pathname: string): string {
  const path = pathname.replace(/(.)\/+$/, '$1')
  if (OWN_PAGES.includes(path)) return path
  return path.replace(/^(\/seller\/(?:orders|products))\/[^/]+$/, '$1/any')
}
