import { FRAME_PREFIX, PAGES_PREFIX } from '#worker/cache-names.ts'
import { titleIn } from './cached-pages.rules.ts'

export type CachedPage = { path: string; title: string }

/** The cached pages on this phone, latest first. */
export async function listCachedPages(): Promise<CachedPage[]> {
  const pages = await Promise.all((await cachesNamed(PAGES_PREFIX)).map(pagesIn))
  return pages.flat().reverse()
}

/** The cart's lines are in the browser, so its page is cached from the start. */
export async function isCartCached(): Promise<boolean> {
  const frames = await cachesNamed(FRAME_PREFIX)
  const found = await Promise.all(frames.map((frame) => frame.match('/cart', { ignoreVary: true })))
  return found.some((page) => page !== undefined)
}

async function cachesNamed(prefix: string): Promise<Cache[]> {
  if (!('caches' in globalThis)) return []
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  return Promise.all(names.map((name) => caches.open(name)))
}

async function pagesIn(cache: Cache): Promise<CachedPage[]> {
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
      return { path: pathname + search, title: titleIn(html) }
    }),
  )
  return pages.flatMap(({ path, title }) => (title && !path.startsWith('/offline') ? [{ path, title }] : []))
}
