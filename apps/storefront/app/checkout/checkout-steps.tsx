import { StepBar } from '@ahia/ui/step-bar'
import type { CheckoutStep } from './use-checkout.ts'

const STEPS = ['Details', 'Total', 'Pay'] as const
const STEP_OF = { details: 0, calculating: 0, total: 1, paying: 2 } as const satisfies Record<
  CheckoutStep['name'],
  number
>

export function CheckoutSteps({ step }: { step: CheckoutStep['name'] }) {
  return <StepBar label="Checkout" steps={STEPS} current={STEP_OF[step]} />
}
