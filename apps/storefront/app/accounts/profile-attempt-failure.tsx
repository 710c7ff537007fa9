import { Banner } from '@ahia/ui/banner'
import { SlowNote } from '#platform/slow-note.tsx'
import type { Attempt } from '#platform/use-attempt.ts'

/** What became of pressing a button, below it: nothing, long on its way, or failed. */
export function AttemptFailure({ attempt: { state } }: { attempt: Attempt }) {
  if (state.step === 'busy') return <SlowNote />
  if (state.step !== 'failed') return null
  return (
    <Banner tone="danger" role="alert" className="mt-4">
      {state.message}
    </Banner>
  )
}
