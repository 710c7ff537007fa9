import { buttonClass } from '@ahia/ui/button'
import { useIsReachable } from '@ahia/web/browser/use-is-reachable'
import { ownPath } from '@ahia/web/router/own-path'
import { definePage } from '@ahia/web/router/page'
import { useSyncExternalStore } from 'react'
import { pageHead } from '../head/page-head.ts'
import { PLAIN_PAGE } from '../page-kinds.ts'
import { OfflineArt } from './art.tsx'
import { CachedPagesList } from './cached-pages-list.tsx'

export default definePage({
  pageKinds: PLAIN_PAGE,
  head: () =>
    pageHead({
      title: "You're offline",
      description: 'Pages you can read offline.',
      isIndexed: false,
    }),
  isPublic: true,
  View: OfflinePage,
})

/** ＋ The worker shows this for a page that is not cached. */
function OfflinePage() {
  const isOnline = useIsReachable()
  const from = useSyncExternalStore(neverChanges, readFrom, () => '/')
  return (
    <div className="page-width grid items-center gap-8 py-10 lg:grid-cols-[5fr_7fr] lg:items-start lg:gap-16 lg:py-20">
      <OfflineArt />
      <div>
        <div role="status">
          <h1 className="text-h1 font-extrabold lg:text-hero">
            {isOnline ? "You're back online." : "You're offline."}
          </h1>
          {/* Both take the same place, so that nothing below moves when the network is back. */}
          <p className="mt-3 grid max-w-reading text-lead text-pretty text-text-2">
            <span className={`col-start-1 row-start-1 ${isOnline ? 'invisible' : ''}`}>
              This page isn't available offline. You can still open pages you've visited, and your cart is
              safe.
            </span>
            <span className={`col-start-1 row-start-1 ${isOnline ? '' : 'invisible'}`}>
              Continue where you left off.
            </span>
          </p>
        </div>
        <a href={from} className={`mt-6 ${buttonClass('primary')}`}>
          {isOnline ? 'Continue' : 'Try again'}
        </a>
        <CachedPagesList />
      </div>
    </div>
  )
}

const neverChanges = () => () => undefined

/** Where the shopper wanted to go; only ever a page of ours. */
const readFrom = (): string =>
  ownPath(new URLSearchParams(location.search).get('from') ?? '/', location.origin)
