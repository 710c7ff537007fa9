import { Banner } from '@ahia/ui/banner'
import type { OrderStep } from './use-order-step.ts'

/** Inside a dialog, which hides the error on the card. */
export function StepFailure({ step: { state } }: { step: OrderStep }) {
  if (state.step !== 'failed') return null
  return (
    <Banner tone="danger" role="alert" className="mt-4">
      {state.message}
    </Banner>
  )
}
