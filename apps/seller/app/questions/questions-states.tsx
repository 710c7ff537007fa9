import { Button } from '@ahia/ui/button'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import { useNetwork } from '@ahia/web/browser/use-network'
import { StillWorking } from '@ahia/web/components/still-working'

export function QuestionsLoading() {
  return (
    <div className="relative">
      <StillWorking />
      <SkeletonGroup label="Loading questions">
        <div className="grid gap-4">
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
        </div>
      </SkeletonGroup>
    </div>
  )
}

export function QuestionsFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const isOffline = useNetwork() === 'offline'
  return (
    <StatePanel
      alert
      title="We couldn't load your questions"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {isOffline ? "You're offline. Go online to see what customers ask." : message}
    </StatePanel>
  )
}
