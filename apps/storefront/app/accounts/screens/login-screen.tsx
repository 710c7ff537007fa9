import { Banner } from '@ahia/ui/banner'
import { PasswordField } from '@ahia/ui/forms/password-field'
import { AccountForm } from '@ahia/web/forms/account-form'
import { EmailField, emailGap } from '@ahia/web/forms/email-field'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useGaps } from '@ahia/web/forms/use-gaps'
import { useTyped } from '@ahia/web/forms/use-typed'
import { AuthLink } from '../sign-in/auth-link.tsx'
import { useSteps } from '../sign-in/auth-ways.ts'
import { FAILURE_TEXTS } from '../sign-in/failure-texts.ts'

export type Credentials = { email: string; password: string; remember: boolean }

type LoginScreenProps = {
  logIn: (given: Credentials, options: { signal: AbortSignal }) => Promise<void>
  registerPath: string
  forgotPath: string
}

/** AUTH-07 */
export function LoginScreen({ logIn, registerPath, forgotPath }: LoginScreenProps) {
  const steps = useSteps()
  const attempt = useAttempt(FAILURE_TEXTS.login, ['email', 'password'])
  const { form, typed, look } = useTyped(
    (text) => ({
      email: text('email').trim(),
      password: text('password'),
      remember: text('remember') !== '',
    }),
    steps,
  )
  const gaps = useGaps(form)

  const submit = () => {
    const given = look()
    if (given.email === '' || given.password === '') return gaps.show()
    attempt.run((signal) => logIn(given, { signal }))
  }
  const isChanged = steps?.purpose === 'RESET' && steps.stage === 'done'
  return (
    <>
      {isChanged && (
        <Banner tone="ok" role="status">
          Your password is changed. Log in with the new one.
        </Banner>
      )}
      <AccountForm
        form={form}
        attempt={attempt}
        onSubmit={submit}
        onInput={look}
        button="Login"
        busyLabel="Logging in..."
      >
        <EmailField
          defaultValue={isChanged ? steps.email : ''}
          error={emailGap(typed.email) ?? attempt.faultOf('email')}
          attempted={gaps.attempted || attempt.faultOf('email') !== null}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={typed.password === '' ? 'Password is required' : attempt.faultOf('password')}
          attempted={gaps.attempted || attempt.faultOf('password') !== null}
        />
        <RememberAndForgot forgotPath={forgotPath} />
      </AccountForm>
      <p className="border-t border-border pt-3">
        New here? <AuthLink to={registerPath}>Register</AuthLink>
      </p>
    </>
  )
}

function RememberAndForgot({ forgotPath }: { forgotPath: string }) {
  return (
    <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" name="remember" className="size-5 shrink-0 accent-brand" />
        Remember me
      </label>
      <AuthLink to={forgotPath}>Forgot password?</AuthLink>
    </div>
  )
}
