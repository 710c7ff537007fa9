import { useEffect, useRef, useState } from 'react'
import { askAboutPayment, type Verification } from './ask-about-payment.ts'
import { pauseAfter, type Verdict } from './verdict.rules.ts'

export type PaymentFace = Verdict<Verification> | { state: 'verifying' }

/** PAY-01, PAY-02: asks once by itself, and again only while the bank is still confirming. */
export function useVerdict(reference: string): { face: PaymentFace; askAgain: () => void } {
  const [face, setFace] = useState<PaymentFace>({ state: 'verifying' })
  const underWay = useRef<AbortController | null>(null)
  const asked = useRef(0)

  const ask = () => {
    underWay.current?.abort()
    const own = new AbortController()
    underWay.current = own
    asked.current += 1
    askAboutPayment(reference, own.signal).then(
      (verdict) => {
        if (!own.signal.aborted) setFace(verdict)
      },
      () => {}, // cancelled: somebody has asked anew, or has left
    )
  }
  const latestAsk = useRef(ask)
  latestAsk.current = ask

  useEffect(() => {
    latestAsk.current()
    return () => underWay.current?.abort()
  }, [])

  useEffect(() => {
    if (face.state !== 'pending') return
    const timer = setTimeout(() => latestAsk.current(), pauseAfter(asked.current, face.retryAfterMs))
    return () => clearTimeout(timer)
  }, [face])

  const askAgain = () => {
    asked.current = 0
    setFace({ state: 'verifying' })
    ask()
  }
  const hasFailed = face.state === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    const hear = () => latestAsk.current() // it may have failed for want of a network
    addEventListener('online', hear)
    return () => removeEventListener('online', hear)
  }, [hasFailed])
  return { face, askAgain }
}
