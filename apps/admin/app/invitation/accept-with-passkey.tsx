import { acceptInvitation, type Enrolment } from '@ahia/contracts/admin/staff'
import { Button } from '@ahia/ui/button'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useNavigate } from '@ahia/web/router/router-context'
import { makePasskey, passkeyMessage } from '#session/passkeys.ts'
import { call, setMe } from '#session/staff-session.ts'

export function AcceptWithPasskey({ token, enrolment }: { token: string; enrolment: Enrolment }) {
  const navigate = useNavigate()
  const attempt = useAttempt("We couldn't accept your invitation")
  const accept = () =>
    attempt.run(async (signal) => {
      const passkey = await makePasskey(enrolment.options).catch((error: unknown) => {
        throw new Error(passkeyMessage(error, "This browser can't make passkeys here"))
      })
      const { challengeId } = enrolment
      const { me } = await call(acceptInvitation, { token, challengeId, passkey }, { signal })
      setMe(me)
      void navigate('/', { replace: true })
    })
  return (
    <div>
      <p className="mb-3 text-text-2">
        Your phone, computer or security key signs you in with your fingerprint or a PIN. There's nothing to
        remember, and nothing anyone could trick you into sharing.
      </p>
      <Button onClick={accept} busy={attempt.state.step === 'busy'} className="w-full">
        Create a passkey and start
      </Button>
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
