import { Icon } from '@ahia/ui/icon'
import { useNetwork } from '@ahia/web/browser/use-network'
import { usePath } from '@ahia/web/router/router-context'
import { useEffect } from 'react'
import { leadsToPage } from './leads-to-page.ts'

/** Announced once: visited pages still open, other pages need the network. */
export function OfflineNotice() {
  const isOffline = useNetwork() === 'offline'
  const { pathname } = usePath()
  useEffect(() => (isOffline ? visitInsteadOfAsking() : undefined), [isOffline])
  const isOfflinePage = pathname === '/offline'
  return (
    <div role="status" className="contents">
      {isOffline && !isOfflinePage && (
        <p className="pointer-events-auto flex animate-arrive items-center gap-3 rounded-control bg-strip px-4 py-2 text-small font-semibold text-on-strip shadow-e3">
          <Icon name="info" className="size-4" />
          You're offline. You can still open pages you've visited.
        </p>
      )}
    </div>
  )
}

/**
 * Whole pages are cached, not responses of the API: without a network a link is left to the browser, and the worker
 * serves the page or the offline page. The router, which would call the API, does not see the event.
 */
function visitInsteadOfAsking(): () => void {
  const onlyTheBrowser = (event: Event) => {
    if (leadsToPage(event.target)) event.stopPropagation()
  }
  addEventListener('click', onlyTheBrowser, { capture: true })
  addEventListener('submit', onlyTheBrowser, { capture: true })
  return () => {
    removeEventListener('click', onlyTheBrowser, { capture: true })
    removeEventListener('submit', onlyTheBrowser, { capture: true })
  }
}
