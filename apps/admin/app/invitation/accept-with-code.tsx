import { acceptInvitation, type Enrolment, STAFF_PASSWORD_MIN_LENGTH } from '@ahia/contracts/admin/staff'
import { Button } from '@ahia/ui/button'
import { PasswordField } from '@ahia/ui/forms/password-field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useNavigate } from '@ahia/web/router/router-context'
import { type FormEvent, useState } from 'react'
import { CodeField } from '#session/code-field.tsx'
import { call, setMe } from '#session/staff-session.ts'

/** Squares around a QR that readers need to be empty. */
const QUIET = 3

export function AcceptWithCode({ token, enrolment }: { token: string; enrolment: Enrolment }) {
  const navigate = useNavigate()
  const [given, setGiven] = useState({ password: '', code: '' })
  const attempt = useAttempt("We couldn't accept your invitation", ['password', 'code'])
  const change = (name: keyof typeof given) => (event: { target: { value: string } }) => {
    attempt.clearFieldErrors()
    setGiven({ ...given, [name]: event.target.value })
  }
  const accept = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      const { challengeId } = enrolment
      const { me } = await call(acceptInvitation, { token, challengeId, ...given }, { signal })
      setMe(me)
      void navigate('/', { replace: true })
    })
  }
  const { secret, qr } = enrolment.authenticator
  const shared = { required: true, attempted: attempt.state.step === 'failed' }
  return (
    <form onSubmit={accept} className="mt-4 grid gap-4">
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <svg
        role="img"
        aria-label="Key for your authenticator app as a QR code"
        viewBox={`${-QUIET} ${-QUIET} ${qr.size + 2 * QUIET} ${qr.size + 2 * QUIET}`}
        className="mx-auto w-48 rounded-card bg-white text-black"
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
      <p className="text-center font-mono text-small wrap-anywhere select-all">{secret}</p>
      <PasswordField
        {...shared}
        label="New password"
        hint={`At least ${STAFF_PASSWORD_MIN_LENGTH} characters`}
        autoComplete="new-password"
        value={given.password}
        onChange={change('password')}
        error={attempt.errorOf('password')}
      />
      <CodeField
        {...shared}
        label="Code that the app shows"
        value={given.code}
        onChange={change('code')}
        error={attempt.errorOf('code')}
      />
      <Button type="submit" busy={attempt.state.step === 'busy'}>
        Accept
      </Button>
      <AttemptFailure attempt={attempt} />
    </form>
  )
}
