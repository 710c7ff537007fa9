import { PASSWORD_MIN_LENGTH } from '@ahia/contracts/limits'
import { AccountForm } from '@ahia/web/forms/account-form'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useTyped } from '@ahia/web/forms/use-typed'
import { NewPasswordFields } from '@ahia/web/passwords/new-password-fields'
import { passwordErrors, TOO_SHORT, TOO_SHORT_LONG } from '@ahia/web/passwords/password.rules'
import { afterPassword, type Purpose } from '../sign-in/auth-steps.rules.ts'
import { useAuthWays, useSteps } from '../sign-in/auth-ways.ts'
import { FAILURE_TEXTS } from '../sign-in/failure-texts.ts'
import { StartAgain } from './start-again.tsx'

const MISSING = `Enter the same password twice, with at least ${PASSWORD_MIN_LENGTH} characters.`

type PasswordScreenTexts = { failed: string; tooShort: string; button: string; busyLabel: string }

/** AUTH-05: the two screens differ in one word. */
const WORDS = {
  SIGNUP: {
    failed: FAILURE_TEXTS.setPassword,
    tooShort: TOO_SHORT_LONG,
    button: 'Continue',
    busyLabel: 'Saving...',
  },
  RESET: {
    failed: FAILURE_TEXTS.resetPassword,
    tooShort: TOO_SHORT,
    button: 'Reset password',
    busyLabel: 'Saving...',
  },
} as const satisfies Record<Purpose, PasswordScreenTexts>

type ChoosePasswordScreenProps = { purpose: Purpose; startPath: string; loginPath: string }

/** AUTH-05, after the email was verified. */
export function ChoosePasswordScreen({ purpose, startPath, loginPath }: ChoosePasswordScreenProps) {
  const words = WORDS[purpose]
  const ways = useAuthWays()
  const steps = useSteps()
  const attempt = useAttempt(words.failed, ['password'])
  const { form, typed, look } = useTyped((text) => ({
    password: text('password'),
    confirmation: text('confirmation'),
  }))
  const { shortfall, mismatch } = passwordErrors(typed, words.tooShort)

  const submit = () => {
    if (steps === null) return
    attempt.run(async (signal) => {
      await ways.choosePassword[purpose]({ password: typed.password }, { signal })
      ways.steps.keep(afterPassword(steps))
      if (purpose === 'RESET') ways.grant.remove() // AUTH-08: it was for this reset only
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
      missing={(shortfall ?? mismatch) ? MISSING : null}
      wayOut={<StartAgain attempt={attempt} startPath={startPath} loginPath={loginPath} />}
    >
      <NewPasswordFields
        email={steps?.email ?? ''}
        label="Password"
        hint={`Use at least ${PASSWORD_MIN_LENGTH} characters. A short sentence works well.`}
        shortfall={shortfall}
        mismatch={mismatch}
        fieldError={attempt.errorOf('password')}
      />
    </AccountForm>
  )
}
