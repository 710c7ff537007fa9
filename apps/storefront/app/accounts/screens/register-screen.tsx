import { AskCodeScreen } from './ask-code-screen.tsx'
import { PrivacyLink } from './privacy-link.tsx'

/** AUTH-02: asks for the address that gets the code, beside a link to the privacy policy. */
export function RegisterScreen({ onSent }: { onSent: () => void }) {
  return (
    <>
      <p className="text-pretty text-text-2">
        Enter your email. We'll send you a 4-digit code, then you choose a password.
      </p>
      <AskCodeScreen purpose="SIGNUP" onSent={onSent}>
        <div className="-my-2 text-text-2">
          Read our <PrivacyLink />
        </div>
      </AskCodeScreen>
    </>
  )
}
