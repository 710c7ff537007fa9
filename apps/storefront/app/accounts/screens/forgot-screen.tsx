import { AuthLink } from '../sign-in/auth-link.tsx'
import { AskCodeScreen } from './ask-code-screen.tsx'

type ForgotScreenProps = { onSent: () => void; loginPath: string }

/** AUTH-08: asks for the address that gets the reset code. */
export function ForgotScreen({ onSent, loginPath }: ForgotScreenProps) {
  return (
    <>
      <p className="text-pretty text-text-2">
        Enter your account email. We'll send you a 4-digit code, then you choose a new password.
      </p>
      <AskCodeScreen purpose="RESET" onSent={onSent}>
        {null}
      </AskCodeScreen>
      <p className="border-t border-border pt-3">
        Remembered it? <AuthLink to={loginPath}>Sign in</AuthLink>
      </p>
    </>
  )
}
