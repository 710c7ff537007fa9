import { useEffect, useRef, useState } from 'react'
import { askAboutPayment, type Verification } from './ask-about-payment.ts'
import { pauseAfter, type Verdict } from './verdict.rules.ts'

export type PaymentViewState = Verdict<Verification> | { state: 'verifying' }

/** PAY-01, PAY-02: asks once by itself, and again only while the result is unknown. */
export function useVerdict(reference: string): { viewState: PaymentViewState; reload: () => void } {
  const [viewState, setViewState] = useState<PaymentViewState>({ state: 'verifying' })
  const underWay = useRef<AbortController | null>(null)
  const asked = useRef(0)

  const ask = () => {
    underWay.current?.abort()
    const own = new AbortController()
    underWay.current = own
    asked.current += 1
    askAboutPayment(reference, own.signal).then(
      (verdict) => {
        if (!own.signal.aborted) setViewState(verdict)
      },
      () => {}, // cancelled by a new request, or by leaving
    )
  }
  const latestAsk = useRef(ask)
  latestAsk.current = ask

  useEffect(() => {
    latestAsk.current()
    return () => underWay.current?.abort()
  }, [])

  useEffect(() => {
    if (viewState.state !== 'pending' && viewState.state !== 'unanswered') return
    const retryAfterMs = viewState.state === 'pending' ? viewState.retryAfterMs : 0
    const ask = () => latestAsk.current()
    const timer = setTimeout(ask, pauseAfter(asked.current, retryAfterMs))
    addEventListener('online', ask)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', ask)
    }
  }, [viewState])

  const reload = () => {
    asked.current = 0
    setViewState({ state: 'verifying' })
    ask()
  }
  return { viewState, reload }
}
