import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import type { ReactNode } from 'react'
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
  return (
    <Banner tone="danger" role="alert" heading={part.message}>
      <Button look="outline" onClick={reload} className="mt-2">
        Try again
      </Button>
    </Banner>
  )
}
