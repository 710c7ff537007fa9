import { LRUCache } from 'lru-cache'
import { CACHE_CLOCK, cacheNow } from '#platform/cache.ts'
import type { RenderedPage } from './rendered-page.ts'

const MAX_BYTES = 24 * 1024 * 1024
const MAX_PAGE_BYTES = 512 * 1024

/** What the page was about is no longer there, or no longer shown. */
const GONE = [404, 410]

type Entry = { page: RenderedPage; begunAt: number; freshUntil: number }

type Found = {
  page: RenderedPage
  /** Whether it should be rendered again. */
  isStale: boolean
  /**
   * Seconds since rendering began, for caches in front of us: what they keep is as old as that already. Begun seconds count
   * whole, as a page that seems younger is kept longer.
   */
  age: number
}

/** Pages that are the same for everybody, for the seconds that their own Cache-Control allows. Memory only. */
export function createPageCache() {
  const pages = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    // A page is kept plain and compressed.
    sizeCalculation: ({ page }, key) => page.body.length * 2 + key.length,
    ...CACHE_CLOCK,
  })
  return {
    find(key: string): Found | null {
      const found = pages.get(key)
      if (!found) return null
      const now = cacheNow()
      const age = Math.ceil((now - found.begunAt) / 1000)
      return { page: found.page, isStale: found.freshUntil <= now, age }
    },
    /** `begunAt` is a `cacheNow`: a page is as old as what it was made from, however long rendering took. */
    put(key: string, page: RenderedPage, begunAt: number): void {
      if (GONE.includes(page.status)) pages.delete(key) // after a failure an old page is better than none
      const lifetime = lifetimeOf(page.headers['cache-control'] ?? '')
      if (page.status !== 200 || !lifetime || page.body.length > MAX_PAGE_BYTES) return
      const { freshMs, staleMs } = lifetime
      const entry = { page, begunAt, freshUntil: begunAt + freshMs }
      pages.set(key, entry, { ttl: freshMs + staleMs, start: begunAt })
    },
  }
}

type Lifetime = { freshMs: number; staleMs: number }

function lifetimeOf(cacheControl: string): Lifetime | null {
  const seconds = (directive: string) =>
    Number(new RegExp(`${directive}=(\\d+)`).exec(cacheControl)?.[1] ?? 0)
  if (!cacheControl.includes('public') || seconds('s-maxage') === 0) return null
  return { freshMs: seconds('s-maxage') * 1000, staleMs: seconds('stale-while-revalidate') * 1000 }
}
