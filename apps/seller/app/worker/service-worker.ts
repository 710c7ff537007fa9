import { outdatedCaches, PAGES, pageOf, strategyOf } from './strategy.rules.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

// SELL-54: opens the hub without a network. Nothing personal is in its pages, and no answer of the API is kept here.

declare const self: WorkerScope
/** Changes with every build whose files differ. */
declare const BUILD_ID: string
/** The names of all files of the build. */
declare const FILES: readonly string[]

const OF_THIS_BUILD = `seller-${BUILD_ID}`
const PICTURES = 'seller-pictures'
const MOST_PICTURES = 100

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()))
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(OF_THIS_BUILD)
  const files = FILES.filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name))
  await cache.addAll(files.map((name) => `/seller/${name}`))
  await cache.addAll(PAGES)
}

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const outdated = outdatedCaches({ names, current: OF_THIS_BUILD, pictures: PICTURES })
  await Promise.all(outdated.map((name) => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  switch (strategyOf(request, self.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(request))
    case 'file':
      return event.respondWith(cachedOrFetched(event, OF_THIS_BUILD, {}))
    case 'picture':
      return event.respondWith(cachedOrFetched(event, PICTURES, { cacheName: PICTURES }))
    case 'network':
      return
  }
})

/** A screen is one file for every shop until the next build, whose worker brings its own: no network is waited for. */
async function answerPage(request: Request): Promise<Response> {
  const page = pageOf(new URL(request.url).pathname)
  const kept = await caches.match(page, { cacheName: OF_THIS_BUILD, ignoreVary: true })
  return kept ?? fetch(request)
}

/** A file is looked for in the build before as well: a page that was opened before a deploy still needs its own. */
async function cachedOrFetched(
  event: FetchEvent,
  cacheName: string,
  where: { cacheName?: string },
): Promise<Response> {
  const kept = await caches.match(event.request.url, { ...where, ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.status === 200) event.waitUntil(keep(cacheName, event.request.url, answer.clone()))
  return answer
}

async function keep(cacheName: string, address: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(address, answer)
    if (cacheName !== PICTURES) return
    const oldest = (await cache.keys()).slice(0, -MOST_PICTURES)
    await Promise.all(oldest.map((request) => cache.delete(request)))
  } catch {} // a full phone keeps nothing more
}
