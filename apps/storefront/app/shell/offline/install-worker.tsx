import { firstInteraction } from '@ahia/web/loading/first-interaction'
import { lazyWhenShown } from '@ahia/web/loading/lazy-part'
import { Suspense, useEffect, useState } from 'react'

const ServiceWorkerNotices = lazyWhenShown(() =>
  import('./service-worker-notices.tsx').then((loaded) => loaded.ServiceWorkerNotices),
)

/** A person who stays this long without touching anything is reading. */
const READING_MS = 10_000

/** Starts once somebody is there: it fetches files that should not compete with the page on a slow network. */
export function InstallWorker() {
  const [isSomebodyHere, setSomebodyHere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSomebodyHere(true), READING_MS)
    void firstInteraction.then(() => setSomebodyHere(true))
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{isSomebodyHere && <ServiceWorkerNotices />}</Suspense>
}
