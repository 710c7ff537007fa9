/**
 * How the worker answers a request:
 * - `asset`, `picture`: never change under their address, so the cached copy is as good as new
 * - `page`: from the network, and from the cache when that fails or takes too long
 * - `uncached-page`: from the network, or the page that says we are offline
 * - `answer`: of the API about products and shops, from the network, and from the cache when that fails
 * - `network`: none of the worker's business
 */
export type Strategy = 'asset' | 'picture' | 'page' | 'uncached-page' | 'answer' | 'network'

type WorkerRequest = Pick<Request, 'method' | 'mode' | 'url'>

export function strategyOf({ method, mode, url }: WorkerRequest, origin: string): Strategy {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'network'
  if (mode === 'navigate') return isReadableOffline(address.pathname) ? 'page' : 'uncached-page'
  if (address.pathname.startsWith('/assets/')) return 'asset'
  if (address.pathname.startsWith('/media/')) return 'picture'
  return PUBLIC_ANSWERS.test(address.pathname) ? 'answer' : 'network'
}

/** The lines of a cart and a wishlist are in the browser, but their products are loaded. */
const PUBLIC_ANSWERS = /^\/api\/v1\/(products|shops)(\/|$)/

const READABLE = ['/', '/products', '/featured', '/about', '/wishlist', '/cart', '/offline']
const READABLE_BELOW = /^\/(products|shops)\/[^/]+$/

/** Pages that are the same for everybody; the browser adds what is personal. */
export const isReadableOffline = (pathname: string): boolean => {
  const path = pathname.replace(/(.)\/$/, '$1')
  return READABLE.includes(path) || READABLE_BELOW.test(path)
}

type CacheCandidate = Pick<Response, 'status' | 'redirected' | 'headers'>

/** The server says whether an answer is public; a page without one of its parts, or a personal one, never is. */
export const isCacheable = ({ status, redirected, headers }: CacheCandidate): boolean =>
  status === 200 && !redirected && /\bpublic\b/.test(headers.get('cache-control') ?? '')

/** The files of ours that a page refers to. */
export const assetsIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])]
