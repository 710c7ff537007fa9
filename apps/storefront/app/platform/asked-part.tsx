import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import type { ReactNode } from 'react'
import type { Part } from './answer.ts'

type AskedPartProps<T> = { part: Part<T>; askAgain: () => void; children: (value: T) => ReactNode }

/** A small part of a page that is on its way, failed or there. */
export function AskedPart<T>({ part, askAgain, children }: AskedPartProps<T>) {
  if (part.state === 'there') return children(part.value)
  if (part.state === 'loading')
    return (
      <p role="status" className="min-h-11 text-text-2">
        Loading…
      </p>
    )
  return (
    <Banner tone="danger" role="alert" heading={part.message}>
      <Button look="outline" onClick={askAgain} className="mt-2">
        Try again
      </Button>
    </Banner>
  )
}
