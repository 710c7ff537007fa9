import { StepBar } from '@ahia/ui/step-bar'
import { type ReactNode, useEffect, useRef } from 'react'
import { AuthArt } from './auth-art.tsx'
import { SIGN_UP_STEPS } from './auth-screens.ts'

type AuthFrameProps = {
  /** What is shown; another one is another screen. */
  face: string
  title: string
  /** Which of the steps of a sign-up this is, from 0. */
  step?: number | undefined
  children: ReactNode
}

/** What an element inside carries to be where somebody begins on arrival; otherwise it is the heading. */
export const ARRIVAL = { 'data-arrival': '' }

/** AUTH-01: one card for all the screens, beside our art where there is room. */
export function AuthFrame({ face, title, step, children }: AuthFrameProps) {
  const card = useRef<HTMLDivElement>(null)
  useArrival(card, face)
  return (
    <div className="page-width flex items-stretch justify-center gap-8 pt-4 lg:pt-8 xl:gap-12">
      <div
        ref={card}
        className="grid w-full max-w-110 content-start gap-5 py-2 sm:rounded-sheet sm:border sm:border-border sm:bg-surface sm:p-8 lg:min-h-150 lg:shadow-e1"
      >
        {step !== undefined && <StepBar label="Registration" steps={SIGN_UP_STEPS} current={step} />}
        <h1 tabIndex={-1} className="text-h1 font-extrabold text-balance">
          {title}
        </h1>
        {children}
      </div>
      <AuthArt />
    </div>
  )
}

/** The address keeps its path from screen to screen, so speech and keyboard would not hear of the next one. */
function useArrival(card: { current: HTMLDivElement | null }, face: string) {
  const last = useRef(face)
  useEffect(() => {
    if (last.current === face) return
    last.current = face
    const target =
      card.current?.querySelector<HTMLElement>('[data-arrival] input') ?? card.current?.querySelector('h1')
    target?.focus()
  }, [card, face])
}
