import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import type { ReactNode } from 'react'
import { useNetwork } from '../browser/use-network.ts'
import type { PartState } from '../parts/part-state.ts'

type LoadedPartProps<T> = { part: PartState<T>; reload: () => void; children: (value: T) => ReactNode }

/** A small part of a page that is loading, failed or ready. */
export function LoadedPart<T>({ part, reload, children }: LoadedPartProps<T>) {
  if (part.state === 'ready') return children(part.value)
  if (part.state === 'loading')
    return (
      <p role="status" className="min-h-11 text-text-2">
        Loading…
      </p>
    )
  return <PartFailed message={part.message} onRetry={reload} />
}

/** Without a network nothing is wrong with us, and the phone knows it. */
function PartFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const isOffline = useNetwork() === 'offline'
  return (
    <Banner
      tone={isOffline ? 'warn' : 'danger'}
      role="alert"
      heading={isOffline ? "You're offline. Go online to see this." : message}
    >
      <Button look="outline" onClick={onRetry} className="mt-2">
        Try again
      </Button>
    </Banner>
  )
}
