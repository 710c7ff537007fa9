import { StepBar } from '@ahia/ui/step-bar'
import type { CheckoutStep } from './use-checkout.ts'

const STEPS = ['Details', 'Total', 'Pay'] as const
const STEP_OF = { details: 0, calculating: 0, total: 1, paying: 2 } as const satisfies Record<
  CheckoutStep['step'],
  number
>

export function CheckoutSteps({ step }: Pick<CheckoutStep, 'step'>) {
  return <StepBar label="Checkout" steps={STEPS} current={STEP_OF[step]} />
}
