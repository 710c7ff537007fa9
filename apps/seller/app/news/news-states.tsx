import { Button } from '@ahia/ui/button'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import { useNetwork } from '@ahia/web/browser/use-network'
import { StillWorking } from '@ahia/web/components/still-working'

export function NewsLoading() {
  return (
    <div className="relative">
      <StillWorking />
      <SkeletonGroup label="Loading news">
        <div className="grid gap-3">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </div>
      </SkeletonGroup>
    </div>
  )
}

export function NewsFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const isOffline = useNetwork() === 'offline'
  return (
    <StatePanel
      alert
      title="We couldn't load your news"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {isOffline ? "You're offline. Go online, then try again." : message}
    </StatePanel>
  )
}
