import { NO_RESPONSE } from '@ahia/contracts/api-error'
import { Button } from '@ahia/ui/button'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import { useNetwork } from '../browser/use-network.ts'
import { StillWorking } from './still-working.tsx'

/** The shape of what is loading: the size of each box as classes. */
export function Loading({ label, boxes }: { label: string; boxes: readonly string[] }) {
  return (
    <div className="relative">
      <StillWorking />
      <SkeletonGroup label={label}>
        <div className="grid gap-4">
          {boxes.map((size, place) => (
            <Skeleton key={place} className={size} />
          ))}
        </div>
      </SkeletonGroup>
    </div>
  )
}

type LoadFailedProps = {
  title: string
  /** What a person without a network is told. */
  offline: string
  message: string
  onRetry: () => void
}

export function LoadFailed({ title, offline, message, onRetry }: LoadFailedProps) {
  const isOffline = useNetwork() === 'offline'
  return (
    <StatePanel alert title={title} actions={<Button onClick={onRetry}>Try again</Button>}>
      {isOffline ? offline : withAdvice(message)}
    </StatePanel>
  )
}

/** ERR-02 fixes the first sentence; what to do about it is ours. */
export const withAdvice = (message: string): string =>
  message === NO_RESPONSE ? `${message}. Check your connection, then try again.` : message
