import { CODE_LENGTH } from '@ahia/contracts/limits'
import { CodeBoxes, type CodeBoxesHandle } from '@ahia/ui/forms/code-boxes'
import { AccountForm } from '@ahia/web/forms/account-form'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useId, useRef, useState } from 'react'
import { ARRIVAL } from '../sign-in/auth-frame.tsx'
import { AuthLink } from '../sign-in/auth-link.tsx'
import type { Purpose } from '../sign-in/auth-steps.rules.ts'
import { useAuthWays, useSteps } from '../sign-in/auth-ways.ts'
import { FAILURE_TEXTS } from '../sign-in/failure-texts.ts'
import { ResendCode } from './resend-code.tsx'

const NO_DIGITS: readonly string[] = Array.from({ length: CODE_LENGTH }, () => '')

type VerifyScreenProps = { purpose: Purpose; changeEmailPath: string }

/** AUTH-03, AUTH-08: exchanges the code in the email for the token of the next step. */
export function VerifyScreen({ purpose, changeEmailPath }: VerifyScreenProps) {
  const ways = useAuthWays()
  const steps = useSteps()
  const attempt = useAttempt(FAILURE_TEXTS.verify)
  const [digits, setDigits] = useState(NO_DIGITS)
  const boxes = useRef<CodeBoxesHandle>(null)
  const sentId = useId()
  const failureId = useId()
  const otp = digits.join('')

  const submit = () => {
    if (steps === null) return
    attempt.run(async (signal) => {
      const { token } = await ways.proveCode[purpose]({ email: steps.email, otp }, { signal })
      ways.grant.set(token)
      ways.steps.keep({ ...steps, stage: 'password' })
    })
  }
  const type = (typed: readonly string[]) => {
    attempt.reset() // the error was about the code before
    setDigits(typed)
  }
  const startAgain = () => {
    type(NO_DIGITS)
    boxes.current?.focus()
  }
  return (
    <>
      <SentTo id={sentId} purpose={purpose} email={steps?.email ?? 'your email'} />
      <AccountForm
        attempt={attempt}
        onSubmit={submit}
        failureId={failureId}
        button="Verify"
        busyLabel="Verifying..."
        missing={otp.length === CODE_LENGTH ? null : `Enter all ${CODE_LENGTH} digits.`}
      >
        <div {...ARRIVAL}>
          <CodeBoxes
            ref={boxes}
            label="Verification code"
            digits={digits}
            onChange={type}
            isWrong={attempt.state.step === 'failed' && attempt.state.code === 'CODE_REFUSED'}
            describedBy={attempt.state.step === 'failed' ? `${failureId} ${sentId}` : sentId}
          />
        </div>
      </AccountForm>
      <div className="grid gap-1 border-t border-border pt-3">
        <ResendCode purpose={purpose} onSent={startAgain} />
        <p>
          Wrong email? <AuthLink to={changeEmailPath}>Change it</AuthLink>
        </p>
      </div>
    </>
  )
}

/** The same for every email address: who has an account is private. */
function SentTo({ id, purpose, email }: { id: string; purpose: Purpose; email: string }) {
  const address = <strong className="font-semibold wrap-anywhere text-text">{email}</strong>
  return (
    <p id={id} className="text-pretty text-text-2">
      {purpose === 'SIGNUP' ? (
        <>We've sent an email to {address}. Enter the code from it.</>
      ) : (
        <>
          If {address} has an account, we've sent it an email. Enter the code from it, or open the link in it.
        </>
      )}
    </p>
  )
}
