import { classNames } from '@ahia/ui/class-names'
import { StepBar } from '@ahia/ui/step-bar'
import { type ReactNode, useEffect, useRef } from 'react'
import { TypedEmailContext } from './typed-email.ts'

type AuthFrameProps = {
  /** Identifies the screen; a new value is a new screen. */
  viewState: string
  title: string
  /** The steps of a sign-up, and the current one, from 0. */
  steps: readonly string[]
  step?: number | undefined
  /** Shown beside the card where there is space. */
  aside: ReactNode
  /** A choice between packages side by side needs the whole page. */
  breadth?: 'card' | 'page'
  /** Above the title: where else somebody may want to go. */
  choice?: ReactNode
  children: ReactNode
}

/** Marks the element that takes the focus on arrival; by default it is the heading. */
export const ARRIVAL = { 'data-arrival': '' }

/** AUTH-01: the card that all screens share. */
export function AuthFrame(props: AuthFrameProps) {
  const { viewState, title, steps, step, aside, breadth = 'card', choice, children } = props
  const card = useRef<HTMLDivElement>(null)
  const typedEmail = useRef('')
  useArrival(card, viewState)
  return (
    <div className="page-width flex flex-col items-center gap-8 pt-4 lg:flex-row lg:items-stretch lg:justify-center lg:pt-8 xl:gap-12">
      <div
        ref={card}
        className={classNames(
          'grid w-full content-start gap-5 py-2 sm:rounded-sheet sm:border sm:border-border sm:bg-surface sm:p-8 lg:self-start lg:shadow-e1',
          breadth === 'card' && 'max-w-110',
        )}
      >
        {step !== undefined && <StepBar label="Registration" steps={steps} current={step} />}
        {choice}
        <h1 tabIndex={-1} className="text-h1 font-extrabold text-balance">
          {title}
        </h1>
        <TypedEmailContext value={typedEmail}>{children}</TypedEmailContext>
      </div>
      {aside}
    </div>
  )
}

/** The path stays the same from screen to screen, so screen readers and keyboards would not notice a new one. */
function useArrival(card: { current: HTMLDivElement | null }, viewState: string) {
  const last = useRef(viewState)
  useEffect(() => {
    if (last.current === viewState) return
    last.current = viewState
    const target =
      card.current?.querySelector<HTMLElement>('[data-arrival] input') ?? card.current?.querySelector('h1')
    target?.focus()
  }, [card, viewState])
}
