import { getPasskeyChallenge, signInWithPasskey, signInWithPassword } from '@ahia/contracts/admin/session'
import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { PasswordField } from '@ahia/ui/forms/password-field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { CodeField } from '#session/code-field.tsx'
import { passkeyMessage, showPasskey } from '#session/passkeys.ts'
import { call, setMe } from '#session/staff-session.ts'

/** ADMIN-03: a passkey, or a password with the code of an authenticator app. */
export function SignIn() {
  return (
    <section aria-labelledby="sign-in" className="mx-auto grid w-full max-w-100 gap-5 pt-6">
      <h1 id="sign-in" className="text-h2 font-extrabold text-balance">
        Sign in to the back office
      </h1>
      <WithPasskey />
      <div className="flex items-center gap-3 text-small text-text-3">
        <span className="h-px flex-1 bg-border" />
        or
        <span className="h-px flex-1 bg-border" />
      </div>
      <WithPassword />
      <p className="text-small text-text-2">No account yet, or lost your device? Ask an owner.</p>
    </section>
  )
}

function WithPasskey() {
  const attempt = useAttempt("We couldn't sign you in")
  const signIn = () =>
    attempt.run(async (signal) => {
      const { challengeId, options } = await call(getPasskeyChallenge, {}, { signal })
      const passkey = await showPasskey(options).catch((error: unknown) => {
        throw new Error(passkeyMessage(error, "This browser can't use passkeys here"))
      })
      const { me } = await call(signInWithPasskey, { challengeId, passkey }, { signal })
      setMe(me)
    })
  return (
    <div>
      <Button onClick={signIn} busy={attempt.state.step === 'busy'} className="w-full">
        Sign in with a passkey
      </Button>
      <AttemptFailure attempt={attempt} />
    </div>
  )
}

function WithPassword() {
  const [given, setGiven] = useState({ email: '', password: '', code: '' })
  const attempt = useAttempt("We couldn't sign you in", ['email', 'password', 'code'])
  const change = (name: keyof typeof given) => (event: { target: { value: string } }) => {
    attempt.clearFieldErrors()
    setGiven({ ...given, [name]: event.target.value })
  }
  const signIn = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      const { me } = await call(signInWithPassword, { ...given, code: given.code.trim() }, { signal })
      setMe(me)
    })
  }
  const shared = { required: true, attempted: attempt.state.step === 'failed' }
  return (
    <form onSubmit={signIn} className="grid gap-4" aria-label="Sign in with a password">
      <TextField
        {...shared}
        label="Email"
        type="email"
        autoComplete="username"
        value={given.email}
        onChange={change('email')}
        error={attempt.errorOf('email')}
      />
      <PasswordField
        {...shared}
        label="Password"
        autoComplete="current-password"
        value={given.password}
        onChange={change('password')}
        error={attempt.errorOf('password')}
      />
      <CodeField {...shared} value={given.code} onChange={change('code')} error={attempt.errorOf('code')} />
      <Button type="submit" look="outline" busy={attempt.state.step === 'busy'} busyLabel="Signing in...">
        Sign in
      </Button>
      <AttemptFailure attempt={attempt} />
    </form>
  )
}
