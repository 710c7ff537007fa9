import { Button } from '@ahia/ui/button'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import { useNetwork } from '@ahia/web/browser/use-network'
import { StillWorking } from '@ahia/web/components/still-working'
import type { StockQuery } from './use-stock.ts'

export function StockLoading() {
  return (
    <div className="relative">
      <StillWorking />
      <SkeletonGroup label="Loading your stock">
        <div className="grid gap-3">
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </div>
      </SkeletonGroup>
    </div>
  )
}

export function StockFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const isOffline = useNetwork() === 'offline'
  return (
    <StatePanel
      alert
      title="We couldn't load your stock"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {isOffline ? "You're offline. Go online to see and change your stock." : message}
    </StatePanel>
  )
}

export function StockEmpty({ query: { show, search } }: { query: StockQuery }) {
  if (search !== '')
    return (
      <StatePanel title="Nothing found">{`No item's name has “${search}”, and no SKU begins with it.`}</StatePanel>
    )
  if (show === 'LOW')
    return <StatePanel title="Nothing is running low">We email you once a day when something is.</StatePanel>
  if (show === 'SOLD_OUT')
    return <StatePanel title="Nothing is sold out">We email you when something is.</StatePanel>
  return <StatePanel title="No products yet">Your products and their choices will be here.</StatePanel>
}
