import { cachedOrFetched, fetchedOrCached } from './answer-request.ts'
import { answerPage, answerUncachedPage } from './answer-visit.ts'
import { ANSWERS_PREFIX, FRAME_PREFIX, OF_ONE_BUILD, PAGES_PREFIX } from './cache-names.ts'
import { ASSET_SHELF, keepAssets, keepPage, PICTURE_SHELF } from './keep.ts'
import { readMessage } from './messages.ts'
import { isReadableOffline, strategyOf } from './strategy.rules.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

// Shows visited pages without a network. build-steps/service-worker.ts builds /sw.js from it.

declare const self: WorkerScope
/** Changes with every build whose files differ. */
declare const BUILD_ID: string

const PAGE_SHELF = { cacheName: PAGES_PREFIX + BUILD_ID, most: 50 }
const ANSWER_SHELF = { cacheName: ANSWERS_PREFIX + BUILD_ID, most: 50 }
/** Needed even when nothing was visited: the offline page and the files of the frame. */
const FRAME_SHELF = { cacheName: FRAME_PREFIX + BUILD_ID, most: 10 }

// No skipWaiting here: a new version takes over when the shopper says so.
self.addEventListener('install', (event) => {
  const cart = keepPage(FRAME_SHELF, '/cart').catch(() => null) // its lines are in the browser; useful but not required
  event.waitUntil(Promise.all([keepPage(FRAME_SHELF, '/offline'), cart]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

async function takeOver(): Promise<void> {
  const isOutdated = (name: string) =>
    OF_ONE_BUILD.some((prefix) => name.startsWith(prefix)) && !name.endsWith(BUILD_ID)
  const outdated = (await caches.keys()).filter(isOutdated)
  await Promise.all(outdated.map((name) => caches.delete(name)))
  // WebKit answers a preloaded visit with the headers of one response and the body of another, whose nonce differs.
  await self.registration.navigationPreload?.disable()
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event)
  if (answer !== null) event.respondWith(answer)
})

function answerFor(event: FetchEvent): Promise<Response> | null {
  switch (strategyOf(event.request, self.location.origin)) {
    case 'asset':
      return cachedOrFetched(event, ASSET_SHELF)
    case 'picture':
      return cachedOrFetched(event, PICTURE_SHELF)
    case 'page':
      return answerPage(event, PAGE_SHELF)
    case 'uncached-page':
      return answerUncachedPage(event)
    case 'answer':
      return fetchedOrCached(event, ANSWER_SHELF)
    case 'network':
      return null
  }
}

self.addEventListener('message', (event) => {
  const message = readMessage(event.data, self.location.origin)
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (message?.type === 'KEEP_PAGE') event.waitUntil(keepSeen(message).catch(() => null)) // offline already: too late
})

async function keepSeen({ path, assets }: { path: string; assets: readonly string[] }): Promise<void> {
  if (!isReadableOffline(new URL(path, self.location.origin).pathname)) return
  await keepPage(PAGE_SHELF, path)
  await keepAssets(assets)
}
