import { ASSETS, PICTURES } from './cache-names.ts'
import { assetsIn, isCacheable } from './strategy.rules.ts'

/** A cache, and its maximum number of entries. */
export type Shelf = { cacheName: string; most: number }

export const ASSET_SHELF = { cacheName: ASSETS, most: 150 } as const satisfies Shelf
export const PICTURE_SHELF = { cacheName: PICTURES, most: 100 } as const satisfies Shelf

/** Our answers depend on nothing in a request but its accepted encodings. */
export const SAME_WHATEVER_ASKED = { ignoreVary: true } as const

/** Caching an entry again makes it the newest. */
export async function keep({ cacheName }: Shelf, address: string, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.delete(address, SAME_WHATEVER_ASKED)
  await cache.put(address, answer)
}

/** Deletes the oldest entries when there are too many. */
export async function trim({ cacheName, most }: Shelf): Promise<void> {
  const cache = await caches.open(cacheName)
  const oldest = (await cache.keys()).slice(0, -most)
  await Promise.all(oldest.map((request) => cache.delete(request, SAME_WHATEVER_ASKED)))
}

/** Caches a page with its files, most of which the browser has already. Rejects when the page cannot be fetched. */
export async function keepPage(shelf: Shelf, path: string): Promise<void> {
  const answer = await fetch(path, { headers: { accept: 'text/html' } })
  if (!isCacheable(answer)) return
  const html = await answer.clone().text()
  await keep(shelf, path, answer)
  await trim(shelf)
  await keepAssets(assetsIn(html))
}

export async function keepAssets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(keepAsset))
  await trim(ASSET_SHELF)
}

async function keepAsset(address: string): Promise<void> {
  if (await caches.match(address, { ...SAME_WHATEVER_ASKED, cacheName: ASSETS })) return
  const answer = await fetch(address)
  if (answer.status === 200) await keep(ASSET_SHELF, address, answer)
}
