import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type StepBarProps = {
  label: string
  steps: readonly string[]
  /** The current step, from 0. */
  current: number
}

const LOOKS = {
  done: 'border-brand bg-brand-soft text-brand-text',
  current: 'border-brand bg-brand text-on-brand',
  next: 'border-border-strong text-text-2',
} as const

type StepState = keyof typeof LOOKS

const stateOf = (step: number, current: number): StepState =>
  step < current ? 'done' : step === current ? 'current' : 'next'

/** Done steps have a tick, the current one is filled, later ones have an outline. */
export function StepBar({ label, steps, current }: StepBarProps) {
  return (
    <nav aria-label={label} className="grid gap-3">
      <p className="text-small font-semibold text-text-2">
        Step {current + 1} of {steps.length}
      </p>
      <ol className="flex gap-2">
        {steps.map((step, at) => (
          <Step key={step} number={at + 1} words={step} state={stateOf(at, current)} />
        ))}
      </ol>
    </nav>
  )
}

function Step({ number, words, state }: { number: number; words: string; state: StepState }) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={classNames(
        'grid flex-1 content-start gap-2 border-t-4 pt-2 text-meta sm:text-small',
        state === 'next' ? 'border-border text-text-2' : 'border-brand font-semibold',
      )}
    >
      <span className="flex items-start gap-2">
        <span
          className={classNames(
            'grid size-6 shrink-0 place-items-center rounded-pill border text-meta font-semibold',
            LOOKS[state],
          )}
        >
          {state === 'done' ? <Icon name="check" className="size-4" /> : number}
        </span>
        <span className="pt-1 sm:pt-0.5">
          {words}
          {state === 'done' && <span className="sr-only"> (done)</span>}
        </span>
      </span>
    </li>
  )
}
