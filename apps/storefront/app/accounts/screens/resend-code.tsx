import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { SlowNote } from '@ahia/web/components/slow-note'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import type { Purpose } from '../sign-in/auth-steps.rules.ts'
import { useAuthWays, useSteps } from '../sign-in/auth-ways.ts'
import { FAILURE_TEXTS } from '../sign-in/failure-texts.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** AUTH-04: texts that the specification fixes. */
const SENT = {
  SIGNUP: 'A new code has been sent to your email.',
  RESET: 'A new reset code has been sent to your email.',
} as const satisfies Record<Purpose, string>

/** AUTH-04: true with and without an account, so it says nothing about one. */
const NOT_SENT =
  "A code was requested recently, so we haven't sent another yet. Check your inbox and spam folder for the latest one, or try again later."

type ResendCodeProps = { purpose: Purpose; onSent: () => void }

/** AUTH-04: sends another code once the waiting time is over; a reload does not shorten it. */
export function ResendCode({ purpose, onSent }: ResendCodeProps) {
  const ways = useAuthWays()
  const steps = useSteps()
  const attempt = useAttempt(FAILURE_TEXTS.resend)
  const secondsLeft = useSecondsLeft(steps?.resendAt ?? 0)
  const [isSent, setSent] = useState(false)
  const isBusy = attempt.state.step === 'busy'

  const resend = () => {
    if (steps === null) return
    setSent(false)
    attempt.run(async (signal) => {
      const given = { email: steps.email }
      const { resendAfterSeconds, isLimited } = await ways.askForAnother[purpose](given, { signal })
      ways.steps.keep({ ...steps, resendAt: Date.now() + resendAfterSeconds * 1000, isLimited })
      if (isLimited) return // the code before is still valid, and so is what was typed of it
      setSent(true)
      onSent()
    })
  }
  return (
    <div className="grid gap-2">
      <div role="status" className="empty:hidden">
        {isSent && <Banner tone="ok">{SENT[purpose]}</Banner>}
        {steps?.isLimited && !isBusy && <Banner>{NOT_SENT}</Banner>}
      </div>
      <div role="alert" className="empty:hidden">
        {attempt.state.step === 'failed' && <Banner tone="danger">{attempt.state.message}</Banner>}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span>Didn't get a code?</span>
        <Button
          look="outline"
          onClick={resend}
          busy={isBusy}
          busyLabel="Sending..."
          disabled={secondsLeft > 0}
          className="tabular-nums"
        >
          {secondsLeft > 0 ? `Resend code in ${secondsLeft} s` : 'Resend code'}
        </Button>
      </div>
      {isBusy && <SlowNote />}
      <CountdownSpoken secondsLeft={secondsLeft} />
    </div>
  )
}

const SPOKEN = new Map([
  [60, 'You can request a new code in 60 seconds'],
  [30, 'You can request a new code in 30 seconds'],
  [0, 'You can request a new code now'],
])

/** Screen readers announce it three times, not every second. */
function CountdownSpoken({ secondsLeft }: { secondsLeft: number }) {
  return (
    <p role="status" className="sr-only">
      {SPOKEN.get(secondsLeft)}
    </p>
  )
}
