import { PasswordField } from '@ahia/ui/forms/password-field'
import type { ReactNode } from 'react'
import { AccountForm } from './account-form.tsx'
import { EmailField, emailError } from './email-field.tsx'
import { useAttempt } from './use-attempt.ts'
import { useMissingFields } from './use-missing-fields.ts'
import { useTyped } from './use-typed.ts'

export type Credentials = { email: string; password: string; remember: boolean }

type LoginFormProps = {
  logIn: (given: Credentials, options: { signal: AbortSignal }) => Promise<void>
  /** For people who have forgotten their password. */
  forgotLink: ReactNode
  /** An email that is known already. */
  email?: string
  /** Called with the email as it is typed. */
  onEmail?: (email: string) => void
  /** Changes when the page fills in the email itself. */
  filledIn?: unknown
}

/** AUTH-07: email, password, Remember me. */
export function LoginForm({ logIn, forgotLink, email = '', onEmail, filledIn = null }: LoginFormProps) {
  const attempt = useAttempt('Login failed', ['email', 'password'])
  const { form, typed, look } = useTyped(readCredentials, filledIn)
  const missingFields = useMissingFields(form)

  const readEmail = () => {
    const given = look()
    onEmail?.(given.email)
  }
  const submit = () => {
    const given = look()
    if (given.email === '' || given.password === '') return missingFields.show()
    attempt.run((signal) => logIn(given, { signal }))
  }
  return (
    <AccountForm
      form={form}
      attempt={attempt}
      onSubmit={submit}
      onInput={readEmail}
      button="Login"
      busyLabel="Signing in..."
    >
      <EmailField
        defaultValue={email}
        error={emailError(typed.email) ?? attempt.errorOf('email')}
        attempted={missingFields.attempted || attempt.errorOf('email') !== null}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={typed.password === '' ? 'Password is required' : attempt.errorOf('password')}
        attempted={missingFields.attempted || attempt.errorOf('password') !== null}
      />
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" name="remember" className="size-5 shrink-0 accent-brand" />
          Remember me
        </label>
        {forgotLink}
      </div>
    </AccountForm>
  )
}

const readCredentials = (text: (name: string) => string): Credentials => ({
  email: text('email').trim(),
  password: text('password'),
  remember: text('remember') !== '',
})
