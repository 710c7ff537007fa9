import { type Checklist, getChecklist } from '@ahia/contracts/seller/checklist'
import { shopSession } from '@ahia/shop-session/shop-session'
import { buttonClass } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { type ReactNode, useState } from 'react'
import { isSetUp, markSetUp } from '#session/set-up.ts'
import { STEP_WORDS } from './first-steps.rules.ts'

type Steps = NonNullable<Checklist['steps']>
type Step = Steps[number]

type FirstStepsProps = {
  /** What a shop needs that can have orders: not shown before it is approved and has listed something. */
  children?: ReactNode
  /** What any shop needs. */
  waiting?: ReactNode
  /** Whether `children` have what they load: until then nothing stands below them that would have to move. */
  isSettled?: boolean
}

/** SELL-05: what a new shop does first. Once all is done it is gone, and is not asked for again. */
export function FirstSteps(props: FirstStepsProps) {
  const [wasSetUp] = useState(isSetUp)
  if (!wasSetUp) return <LoadedSteps {...props} />
  const { children, waiting, isSettled = true } = props
  return (
    <>
      {children}
      {isSettled && waiting}
    </>
  )
}

function LoadedSteps({ children, waiting, isSettled = true }: FirstStepsProps) {
  const loaded = useOwnPart(async (signal) => {
    const { steps } = await shopSession.call(getChecklist, {}, { signal })
    if (steps === null) await markSetUp()
    return steps
  }, "We couldn't load your first steps.")
  const { part } = loaded
  // Nothing is shown that would have to move when it is known what comes first.
  if (part.state === 'loading')
    return (
      <SkeletonGroup label="Loading your shop">
        <Skeleton className="h-28" />
      </SkeletonGroup>
    )
  const isDone = part.state === 'ready' && part.value === null
  const hasOrders = part.state === 'failed' || canSell(part.value)
  const steps = !isDone && (
    <FirstStepsCard>
      <LoadedPart {...loaded}>{(steps) => steps && <StepList steps={steps} />}</LoadedPart>
    </FirstStepsCard>
  )
  // Orders come before what can wait.
  return hasOrders ? (
    <>
      {children}
      {isSettled && waiting}
      {isSettled && steps}
    </>
  ) : (
    <>
      {steps}
      {waiting}
    </>
  )
}

const canSell = (steps: Steps | null): boolean =>
  steps === null || steps.every(({ step, isDone }) => isDone || (step !== 'APPROVAL' && step !== 'PRODUCT'))

const WITHOUT_PROFILE: Steps = [
  { step: 'PROFILE', isDone: false },
  { step: 'APPROVAL', isDone: false },
  { step: 'PRODUCT', isDone: false },
  { step: 'HOURS', isDone: false },
  { step: 'DETAILS', isDone: false },
]

/** The same for an account whose profile is missing: everything else comes after it. */
export const StepsToProfile = () => (
  <FirstStepsCard>
    <StepList steps={WITHOUT_PROFILE} />
  </FirstStepsCard>
)

const FirstStepsCard = ({ children }: { children: ReactNode }) => (
  <Card as="section" aria-labelledby="first-steps">
    <h2 id="first-steps" className="mb-3 text-h3 font-extrabold">
      Get your shop ready
    </h2>
    {children}
  </Card>
)

function StepList({ steps }: { steps: Steps }) {
  const done = steps.filter(({ isDone }) => isDone).length
  const hasProfile = steps.some(({ step, isDone }) => step === 'PROFILE' && isDone)
  const next = steps.find(({ step, isDone }) => !isDone && step !== 'APPROVAL')
  return (
    <>
      <p className="mb-1 text-text-2">
        {done} of {steps.length} done
      </p>
      <ol className="divide-y divide-border">
        {steps.map((step) => (
          <StepRow
            key={step.step}
            step={step}
            isNext={step === next}
            canBegin={hasProfile || step.step === 'PROFILE'}
          />
        ))}
      </ol>
    </>
  )
}

type StepRowProps = { step: Step; isNext: boolean; canBegin: boolean }

function StepRow({ step: { step, isDone }, isNext, canBegin }: StepRowProps) {
  const words = STEP_WORDS[step]
  return (
    <li className="flex gap-3 py-3">
      <span
        className={classNames(
          'mt-0.5 grid size-6 shrink-0 place-items-center rounded-pill border-2',
          isDone ? 'border-ok bg-ok text-surface' : 'border-border-strong',
        )}
      >
        {isDone && <Icon name="check" className="size-4" />}
      </span>
      <div className="min-w-0 flex-1 sm:max-lg:flex sm:max-lg:items-center sm:max-lg:gap-4">
        <div className="sm:max-lg:flex-1">
          <p className={isDone ? 'text-text-2' : 'font-semibold'}>
            {words.title}
            {isDone && <span className="sr-only">, done</span>}
          </p>
          {!isDone && <p className="text-small text-pretty text-text-2">{words.about}</p>}
        </div>
        {!isDone && canBegin && <StepButton words={words} isNext={isNext} />}
      </div>
    </li>
  )
}

function StepButton({ words, isNext }: { words: (typeof STEP_WORDS)[Step['step']]; isNext: boolean }) {
  const className = `mt-3 w-full sm:w-auto sm:max-lg:mt-0 ${buttonClass(isNext ? 'primary' : 'outline')}`
  // A plain link leads to the market's own pages.
  return 'isOutside' in words ? (
    <a href={words.to} className={className}>
      {words.button}
    </a>
  ) : (
    <Link to={words.to} className={className}>
      {words.button}
    </Link>
  )
}
