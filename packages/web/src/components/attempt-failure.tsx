import { Banner } from '@ahia/ui/banner'
import type { Attempt } from '../forms/use-attempt.ts'
import { SlowNote } from './slow-note.tsx'

/** The result of pressing a button, below it: nothing, slow, or failed. */
export function AttemptFailure({ attempt: { state } }: { attempt: Attempt }) {
  if (state.step === 'busy') return <SlowNote />
  if (state.step !== 'failed') return null
  return (
    <Banner tone="danger" role="alert" className="mt-4">
      {state.message}
    </Banner>
  )
}
