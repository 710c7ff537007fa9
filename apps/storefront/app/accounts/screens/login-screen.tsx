import { Banner } from '@ahia/ui/banner'
import { type Credentials, LoginForm } from '@ahia/web/forms/login-form'
import { AuthLink } from '../sign-in/auth-link.tsx'
import { useSteps } from '../sign-in/auth-ways.ts'
import { useTypedEmail } from '../sign-in/typed-email.ts'

export type { Credentials }

type LoginScreenProps = {
  logIn: (given: Credentials, options: { signal: AbortSignal }) => Promise<void>
  /** Where the page itself does not offer to register. */
  registerPath?: string
  forgotPath: string
}

/** AUTH-07: email, password and Remember me. */
export function LoginScreen({ logIn, registerPath, forgotPath }: LoginScreenProps) {
  const steps = useSteps()
  const { typedEmail, keepEmail } = useTypedEmail()
  const isChanged = steps?.purpose === 'RESET' && steps.stage === 'done'
  return (
    <>
      {isChanged && (
        <Banner tone="ok" role="status">
          Your password has been changed. Sign in with the new one.
        </Banner>
      )}
      <LoginForm
        logIn={logIn}
        forgotLink={<AuthLink to={forgotPath}>Forgot password?</AuthLink>}
        email={isChanged ? steps.email : typedEmail}
        onEmail={keepEmail}
        filledIn={steps}
      />
      {registerPath && (
        <p className="border-t border-border pt-3">
          New here? <AuthLink to={registerPath}>Register</AuthLink>
        </p>
      )}
    </>
  )
}
