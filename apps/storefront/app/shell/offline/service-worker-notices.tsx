import { savesData } from '@ahia/ui/saves-data'
import { usePath } from '@ahia/web/router/router-context'
import { useEffect } from 'react'
import { isWorthKeeping } from './cached-pages.rules.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { keepPage, registerWorker, wasServedByWorker } from './service-worker-client.ts'
import { UpdatePrompt } from './update-prompt.tsx'

/** A person who leaves sooner has not read it. */
const SEEN_AFTER_MS = 2_000

/** The notices of an installed or offline app; above the bar at the bottom. */
export function ServiceWorkerNotices() {
  useEffect(() => void registerWorker(), [])
  useCachedPages()
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar)+1rem)] z-(--z-chat) flex flex-col items-start gap-2 sm:right-auto">
      <OfflineNotice />
      <UpdatePrompt />
    </div>
  )
}

let isFirstPage = true

/** Pages that did not come through the worker are fetched again, to have them offline. */
function useCachedPages() {
  const { pathname, search } = usePath()
  useEffect(() => {
    const isCachedAlready = isFirstPage && wasServedByWorker
    isFirstPage = false
    if (isCachedAlready || savesData() || !isWorthKeeping({ pathname, search })) return
    const timer = setTimeout(() => keepPage(pathname + search), SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname, search])
}
