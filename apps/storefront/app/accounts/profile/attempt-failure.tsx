import { Banner } from '@ahia/ui/banner'
import { SlowNote } from '@ahia/web/components/slow-note'
import type { Attempt } from '@ahia/web/forms/use-attempt'

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
