import { LoadFailed, Loading } from '@ahia/web/components/load-states'
import type { PartState } from '@ahia/web/parts/part-state'
import type { ReactNode } from 'react'

type MoneyPartProps<Value> = {
  part: PartState<Value>
  reload: () => void
  children: (value: Value) => ReactNode
}

/** The balance: the shape of its content while it loads, and what to do when it failed. */
export function MoneyPart<Value>({ part, reload, children }: MoneyPartProps<Value>) {
  if (part.state === 'ready') return children(part.value)
  if (part.state === 'loading') return <Loading label="Loading your balance" boxes={['h-48', 'h-32']} />
  return (
    <LoadFailed
      title="We couldn't load your balance"
      offline="You're offline. Go online, then try again."
      message={part.message}
      onRetry={reload}
    />
  )
}
