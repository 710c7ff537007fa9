import { initiateReset, register } from '@ahia/contracts/accounts'
import type { ReactNode } from 'react'
import { call } from '#platform/api.ts'
import { removeSessionToken } from '#platform/session-store.ts'
import { AccountForm } from './account-form.tsx'
import type { AuthSteps, Purpose } from './auth-steps.rules.ts'
import { keepSteps, useSteps } from './auth-steps.ts'
import { EmailField, emailGap } from './email-field.tsx'
import { FAILURE_TEXTS } from './failure-texts.ts'
import { useAttempt } from './use-attempt.ts'
import { useGaps } from './use-gaps.ts'
import { useTyped } from './use-typed.ts'

type Words = { failed: string; button: string; busyLabel: string }

const WORDS = {
  SIGNUP: { failed: FAILURE_TEXTS.register, button: 'Register', busyLabel: 'Registering...' },
  RESET: { failed: FAILURE_TEXTS.initiateReset, button: 'Send code', busyLabel: 'Sending...' },
} as const satisfies Record<Purpose, Words>

type AskCodeScreenProps = {
  purpose: Purpose
  /** The code is on its way. */
  onSent: () => void
  children: ReactNode
}

/** AUTH-02, AUTH-08: an address, to which a code is mailed. A way that was begun before ends here. */
export function AskCodeScreen({ purpose, onSent, children }: AskCodeScreenProps) {
  const words = WORDS[purpose]
  const steps = useSteps()
  const attempt = useAttempt(words.failed, ['email'])
  const { form, typed, look } = useTyped((text) => ({ email: text('email').trim() }), steps)
  const gaps = useGaps(form)

  const submit = () => {
    const { email } = look()
    if (email === '') return gaps.show()
    attempt.run(async (signal) => {
      const { resendAfterSeconds } = await call(ENDPOINTS[purpose], { email }, { signal })
      removeSessionToken()
      keepSteps(proving(purpose, email, resendAfterSeconds))
      onSent()
    })
  }
  return (
    <AccountForm
      form={form}
      attempt={attempt}
      onSubmit={submit}
      onInput={look}
      button={words.button}
      busyLabel={words.busyLabel}
    >
      <EmailField
        defaultValue={steps?.purpose === purpose ? steps.email : ''}
        error={emailGap(typed.email) ?? attempt.faultOf('email')}
        attempted={gaps.attempted || attempt.faultOf('email') !== null}
      />
      {children}
    </AccountForm>
  )
}

const ENDPOINTS = { SIGNUP: register, RESET: initiateReset } as const

const proving = (purpose: Purpose, email: string, resendAfterSeconds: number): AuthSteps => ({
  purpose,
  stage: 'code',
  email,
  resendAt: Date.now() + resendAfterSeconds * 1000,
})
