import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'

type QuantityStepperProps = {
  /** What is counted, for screen readers: 'Increase quantity of {thing}'. */
  thing: string
  value: number
  most: number
  /** The change under way: no button works until it is done, and the pressed one shows it. */
  busy?: 'increase' | 'decrease' | 'elsewhere' | null | undefined
  onChange: (value: number) => void
  className?: string | undefined
}

const LEAST = 1

/** When less is in stock than was wanted, one press goes down to what is in stock. */
export const oneFewer = (value: number, most: number): number => Math.max(LEAST, Math.min(value - 1, most))

/** − n +, from 1 to the maximum. */
export function QuantityStepper({ thing, value, most, busy, onChange, className }: QuantityStepperProps) {
  const labelId = useId()
  const change = (to: number) => {
    if (to !== value && !busy) onChange(to)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in one line with its buttons.
    <div role="group" aria-labelledby={labelId} className={classNames('flex items-center gap-3', className)}>
      <span id={labelId} className="font-semibold">
        Quantity<span className="sr-only"> of {thing}</span>
      </span>
      <div className="flex items-center rounded-control border border-border-strong bg-surface">
        <StepButton
          icon="minus"
          label={`Decrease quantity of ${thing}`}
          isAtEnd={value <= LEAST}
          isBusy={busy === 'decrease'}
          onStep={() => change(oneFewer(value, most))}
        />
        <output aria-live="polite" className="min-w-10 text-center font-semibold tabular-nums">
          {value}
        </output>
        <StepButton
          icon="plus"
          label={`Increase quantity of ${thing}`}
          isAtEnd={value >= most}
          isBusy={busy === 'increase'}
          onStep={() => change(value < most ? value + 1 : value)}
        />
      </div>
    </div>
  )
}

type StepButtonProps = {
  icon: IconName
  label: string
  isAtEnd: boolean
  isBusy: boolean
  onStep: () => void
}

/** At an end it is only `aria-disabled`: `disabled` would take the focus away from the button that was just pressed. */
function StepButton({ icon, label, isAtEnd, isBusy, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      aria-busy={isBusy || undefined}
      onClick={onStep}
      className="grid size-11 place-items-center rounded-control text-brand-text hover:bg-brand-soft aria-disabled:cursor-default aria-busy:cursor-progress aria-busy:bg-brand-soft aria-disabled:text-border-strong aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} />
    </button>
  )
}
