import { workerAddress } from '@ahia/web/browser/worker-address'
import type { WorkerMessage } from '#worker/messages.ts'

const WORKER = '/sw.js'
const LOOK_FOR_UPDATES_MS = 60 * 60 * 1000

const changes = new EventTarget()
let waiting: ServiceWorker | null = null

/** The new version of the worker while it waits to take over. */
export const waitingWorker = {
  get: () => waiting,
  subscribe(listener: () => void) {
    changes.addEventListener('waiting', listener)
    return () => changes.removeEventListener('waiting', listener)
  },
}

/** Whether the first page came through a worker, which has then cached it. Read before any worker can take over. */
export const wasServedByWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** The site works without a worker: some browsers have none, and some people block it. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const options = { updateViaCache: 'none' } as const
    watch(await navigator.serviceWorker.register(workerAddress(WORKER), options))
  } catch {
    return
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  // The first worker of all has nothing to replace.
  const note = () => {
    if (!navigator.serviceWorker.controller) return
    waiting = registration.waiting
    changes.dispatchEvent(new Event('waiting'))
  }
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', note)
  note()
  follow(registration.waiting) // another tab may activate it
  follow(registration.installing) // the browser may have started before this
  registration.addEventListener('updatefound', () => follow(registration.installing))
  lookForUpdates(registration)
}

// Browsers check when a page is loaded; an installed app may not load one for days.
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - lookedAt < LOOK_FOR_UPDATES_MS) return
    lookedAt = performance.now()
    registration.update().catch(() => null) // offline: another time
  })
}

/** Only ever called because somebody pressed a button. */
export function reloadWithNewVersion(newest: ServiceWorker): void {
  if (newest.state !== 'installed') {
    location.reload() // another tab was quicker: it is active already
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  newest.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage)
}

export function keepPage(path: string): void {
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.origin).pathname)
    .filter((address) => address.startsWith('/assets/'))
  const message: WorkerMessage = { type: 'KEEP_PAGE', path, assets }
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message))
}
