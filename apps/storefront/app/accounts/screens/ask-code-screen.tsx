import { AccountForm } from '@ahia/web/forms/account-form'
import { EmailField, emailError } from '@ahia/web/forms/email-field'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useMissingFields } from '@ahia/web/forms/use-missing-fields'
import { useTyped } from '@ahia/web/forms/use-typed'
import type { ReactNode } from 'react'
import type { Purpose } from '../sign-in/auth-steps.rules.ts'
import { useAuthWays, useSteps } from '../sign-in/auth-ways.ts'
import { FAILURE_TEXTS } from '../sign-in/failure-texts.ts'
import { useTypedEmail } from '../sign-in/typed-email.ts'

type AskCodeTexts = { failed: string; button: string; busyLabel: string }

const WORDS = {
  SIGNUP: { failed: FAILURE_TEXTS.register, button: 'Register', busyLabel: 'Registering...' },
  RESET: { failed: FAILURE_TEXTS.initiateReset, button: 'Send code', busyLabel: 'Sending...' },
} as const satisfies Record<Purpose, AskCodeTexts>

type AskCodeScreenProps = {
  purpose: Purpose
  /** The code was sent. */
  onSent: () => void
  /** What else must be given before a code is requested. */
  condition?: SendCondition
  children: ReactNode
}

type SendCondition = {
  isMet: boolean
  /** Shows what is missing once the form was submitted without it. */
  field: (attempted: boolean) => ReactNode
}

/** AUTH-02, AUTH-08: asks for an email address and sends a code to it. Ends a registration or reset begun before. */
export function AskCodeScreen({ purpose, onSent, condition, children }: AskCodeScreenProps) {
  const words = WORDS[purpose]
  const ways = useAuthWays()
  const steps = useSteps()
  const attempt = useAttempt(words.failed, ['email'])
  const { form, typed, look } = useTyped((text) => ({ email: text('email').trim() }), steps)
  const { typedEmail, keepEmail } = useTypedEmail()
  const missingFields = useMissingFields(form)

  const submit = () => {
    const { email } = look()
    if (email === '' || condition?.isMet === false) return missingFields.show()
    attempt.run(async (signal) => {
      const { resendAfterSeconds, isLimited } = await ways.askForCode[purpose]({ email }, { signal })
      ways.grant.remove()
      const resendAt = Date.now() + resendAfterSeconds * 1000
      ways.steps.keep({ purpose, stage: 'code', email, resendAt, isLimited })
      onSent()
    })
  }
  return (
    <AccountForm
      form={form}
      attempt={attempt}
      onSubmit={submit}
      onInput={() => keepEmail(look().email)}
      button={words.button}
      busyLabel={words.busyLabel}
    >
      <EmailField
        defaultValue={typedEmail || (steps?.purpose === purpose ? steps.email : '')}
        error={emailError(typed.email) ?? attempt.errorOf('email')}
        attempted={missingFields.attempted || attempt.errorOf('email') !== null}
      />
      {condition?.field(missingFields.attempted)}
      {children}
    </AccountForm>
  )
}
