import { AccountForm } from '@ahia/web/forms/account-form'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { AuthLink } from '../sign-in/auth-link.tsx'
import type { Purpose } from '../sign-in/auth-steps.rules.ts'
import { useAuthWays } from '../sign-in/auth-ways.ts'
import { FAILURE_TEXTS } from '../sign-in/failure-texts.ts'

type OpenLinkScreenProps = {
  secret: string
  onOpened: (purpose: Purpose) => void
  registerPath: string
  forgotPath: string
}

/**
 * AUTH-09: the link that an email has instead of a code. Link scanners open it too, so it only takes effect when the
 * person presses the button.
 */
export function OpenLinkScreen({ secret, onOpened, registerPath, forgotPath }: OpenLinkScreenProps) {
  const ways = useAuthWays()
  const attempt = useAttempt(FAILURE_TEXTS.verify)
  const open = () =>
    attempt.run(async (signal) => {
      const { token, purpose, email } = await ways.openLink({ secret }, { signal })
      ways.grant.set(token)
      ways.steps.keep({ purpose, stage: 'password', email, resendAt: 0 })
      onOpened(purpose)
    })
  return (
    <>
      <p className="text-pretty text-text-2">You've opened the link from our email. It works only once.</p>
      <AccountForm
        attempt={attempt}
        onSubmit={open}
        button="Continue"
        busyLabel="Opening..."
        wayOut={
          <span className="flex flex-wrap gap-x-4">
            <AuthLink to={registerPath}>Register</AuthLink>
            <AuthLink to={forgotPath}>Forgot password?</AuthLink>
          </span>
        }
      >
        {null}
      </AccountForm>
    </>
  )
}
