import { login } from '@ahia/contracts/accounts'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { useNavigate, useSearchParams } from '@ahia/web/router/router-context'
import type { Keep } from '@ahia/web/session/session-store'
import { checkoutOrigin } from '#session/checkout-path.ts'
import { call } from '#session/customer-session.ts'
import { ChoosePasswordScreen } from '../screens/choose-password-screen.tsx'
import { ForgotScreen } from '../screens/forgot-screen.tsx'
import { LoginScreen } from '../screens/login-screen.tsx'
import { RegisterScreen } from '../screens/register-screen.tsx'
import { SignUpProfileScreen } from '../screens/sign-up-profile-screen.tsx'
import { VerifyScreen } from '../screens/verify-screen.tsx'
import { signedInUserIn } from './answered-user.ts'
import { type AuthScreen, screenPath } from './auth-screens.ts'

export type SignInEnds = {
  onSignedIn: (user: SignedInUser, keep: Keep) => Promise<void>
  onRegistered: (user: SignedInUser) => void
}

type AuthScreenViewProps = { screen: AuthScreen; next: string; ends: SignInEnds }

/** AUTH-01: the eight screens, and how they lead to each other. A completed step leads to the next one by itself. */
export function AuthScreenView({ screen, next, ends }: AuthScreenViewProps) {
  const query = useSearchParams()
  const navigate = useNavigate()
  const pathOf = (other: AuthScreen) => screenPath(other, query)
  const goTo = (other: AuthScreen) => void navigate(pathOf(other))
  switch (screen) {
    case 'login':
      return (
        <LoginScreen
          logIn={async (given, options) => {
            const user = signedInUserIn(await call(login, given, options))
            await ends.onSignedIn(user, given.remember ? 'persistent' : 'session')
          }}
          forgotPath={pathOf('forgot-password')}
        />
      )
    case 'register':
      return <RegisterScreen onSent={() => goTo('verify')} />
    case 'verify':
      return <VerifyScreen purpose="SIGNUP" changeEmailPath={pathOf('register')} />
    case 'set-password':
      return (
        <ChoosePasswordScreen purpose="SIGNUP" startPath={pathOf('register')} loginPath={pathOf('login')} />
      )
    case 'profile':
      return (
        <SignUpProfileScreen
          onRegistered={ends.onRegistered}
          isForDelivery={checkoutOrigin(next) !== null}
          startPath={pathOf('register')}
          loginPath={pathOf('login')}
        />
      )
    case 'forgot-password':
      return <ForgotScreen onSent={() => goTo('verify-reset')} loginPath={pathOf('login')} />
    case 'verify-reset':
      return <VerifyScreen purpose="RESET" changeEmailPath={pathOf('forgot-password')} />
    case 'reset-password':
      return (
        <ChoosePasswordScreen
          purpose="RESET"
          startPath={pathOf('forgot-password')}
          loginPath={pathOf('login')}
        />
      )
  }
}
