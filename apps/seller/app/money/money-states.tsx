import { Button } from '@ahia/ui/button'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import { useNetwork } from '@ahia/web/browser/use-network'
import { StillWorking } from '@ahia/web/components/still-working'
import type { PartState } from '@ahia/web/parts/part-state'
import type { ReactNode } from 'react'

type MoneyPartProps<Value> = {
  part: PartState<Value>
  reload: () => void
  children: (value: Value) => ReactNode
}

/** The balance: the shape of its content while it loads, and what to do when it failed. */
export function MoneyPart<Value>({ part, reload, children }: MoneyPartProps<Value>) {
  const isOffline = useNetwork() === 'offline'
  if (part.state === 'ready') return children(part.value)
  if (part.state === 'loading')
    return (
      <div className="relative">
        <StillWorking />
        <SkeletonGroup label="Loading your balance">
          <div className="grid gap-4">
            <Skeleton className="h-48" />
            <Skeleton className="h-32" />
          </div>
        </SkeletonGroup>
      </div>
    )
  return (
    <StatePanel
      alert
      title="We couldn't load your balance"
      actions={<Button onClick={reload}>Try again</Button>}
    >
      {isOffline ? "You're offline. Go online, then try again." : part.message}
    </StatePanel>
  )
}
