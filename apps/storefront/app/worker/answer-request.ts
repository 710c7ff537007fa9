import { keep, SAME_WHATEVER_ASKED, type Shelf, trim } from './keep.ts'
import { isCacheable } from './strategy.rules.ts'
import type { FetchEvent } from './worker-scope.ts'

/** For files that never change under their URL. */
export async function cachedOrFetched(event: FetchEvent, shelf: Shelf): Promise<Response> {
  const cached = await findIn(shelf, event.request)
  if (cached) return cached
  const answer = await fetch(event.request)
  if (answer.status === 200) keepLater(event, shelf, answer)
  return answer
}

/** For files that change: from the network, else from the cache. */
export async function fetchedOrCached(event: FetchEvent, shelf: Shelf): Promise<Response> {
  try {
    const answer = await fetch(event.request)
    if (isCacheable(answer)) keepLater(event, shelf, answer)
    return answer
  } catch (error) {
    const cached = await findIn(shelf, event.request)
    if (cached && !event.request.signal.aborted) return cached
    throw error
  }
}

// Nobody waits for it, and a full phone caches nothing more.
export function keepLater(event: FetchEvent, shelf: Shelf, answer: Response): void {
  const cached = keep(shelf, event.request.url, answer.clone()).then(() => trimSoon(shelf))
  event.waitUntil(cached.catch(() => null))
}

const SETTLE_MS = 1_000
const aboutToTrim = new Set<Shelf>()

// Once for all the pictures of a page, not once for each.
async function trimSoon(shelf: Shelf): Promise<void> {
  if (aboutToTrim.has(shelf)) return
  aboutToTrim.add(shelf)
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  aboutToTrim.delete(shelf)
  await trim(shelf)
}

const findIn = ({ cacheName }: Shelf, { url }: Request): Promise<Response | undefined> =>
  caches.match(url, { ...SAME_WHATEVER_ASKED, cacheName })
