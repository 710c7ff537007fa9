import { keepLater } from './answer-request.ts'
import { SAME_WHATEVER_ASKED, type Shelf } from './keep.ts'
import { isCacheable } from './strategy.rules.ts'
import type { FetchEvent } from './worker-scope.ts'

/** After this time the cached page is shown instead of a blank screen. */
const PATIENCE_MS = 3_000

const OFFLINE_PATH = '/offline'

/**
 * The network first, because prices and stock change; the cache when it fails or takes long. The network's answer is
 * cached either way, for the next time.
 */
export function answerPage(event: FetchEvent, shelf: Shelf): Promise<Response> {
  const asked = fetch(event.request).then((answer) => {
    if (isCacheable(answer)) keepLater(event, shelf, answer)
    return answer
  })
  event.waitUntil(asked.catch(() => null))
  return firstOf(asked, event.request)
}

async function firstOf(asked: Promise<Response>, request: Request): Promise<Response> {
  const cached = await findCached(request)
  if (!cached) return asked.catch(() => toOfflinePage(request))
  return Promise.race([asked.catch(() => cached), pause(PATIENCE_MS).then(() => cached)])
}

/** For personal pages, which are never cached. */
export const answerUncachedPage = (event: FetchEvent): Promise<Response> =>
  fetch(event.request).catch(() => toOfflinePage(event.request))

function findCached({ url }: Request): Promise<Response | undefined> {
  // The offline page is the same wherever somebody came from.
  const ignoreSearch = new URL(url).pathname === OFFLINE_PATH
  return caches.match(url, { ...SAME_WHATEVER_ASKED, ignoreSearch })
}

/** Not the page itself under another URL: its scripts would take it for the requested page. */
async function toOfflinePage({ url }: Request): Promise<Response> {
  const { pathname, search } = new URL(url)
  return Response.redirect(`${OFFLINE_PATH}?${new URLSearchParams({ from: pathname + search })}`)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
