import { Button } from '@ahia/ui/button'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import { useNetwork } from '@ahia/web/browser/use-network'
import { StillWorking } from '@ahia/web/components/still-working'
import type { ListFilter } from '../offline/use-order-list.ts'

export function ListLoading() {
  return (
    <div className="relative">
      <StillWorking />
      <SkeletonGroup label="Loading orders">
        <div className="grid gap-3">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
      </SkeletonGroup>
    </div>
  )
}

export function ListFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const isOffline = useNetwork() === 'offline'
  return (
    <StatePanel
      alert
      title="We couldn't load your orders"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {isOffline ? "You're offline, and this list wasn't opened on this phone before." : message}
    </StatePanel>
  )
}

const EMPTY: Record<ListFilter['tab'], { title: string; words: string }> = {
  NEW: { title: 'No new orders', words: "We'll email you when a customer orders, and it will be here." },
  TO_SHIP: { title: 'Nothing to ship', words: 'New orders appear here as soon as they are paid.' },
  SHIPPED: {
    title: 'Nothing on its way',
    words: 'Parcels that you hand over appear here until they arrive.',
  },
  DONE: { title: 'Nothing here yet', words: 'Delivered and cancelled orders appear here.' },
  ALL: { title: 'No orders yet', words: "When a customer orders, we'll email you, and it will be here." },
}

export function ListEmpty({ filter }: { filter: ListFilter }) {
  if (filter.search !== null)
    return (
      <StatePanel title="No order has this number">
        Check the number. It's on the slip and in our email.
      </StatePanel>
    )
  const isNarrowed = filter.way !== null || filter.state !== null
  const { title, words } = EMPTY[filter.tab]
  return <StatePanel title={title}>{isNarrowed ? 'Nothing matches your filters.' : words}</StatePanel>
}
