import { loginShop } from '@ahia/contracts/shop-accounts'
import { shopSession } from '@ahia/shop-session/shop-session'
import { useNavigate } from '@ahia/web/router/router-context'
import type { ReactNode } from 'react'
import type { LoadTerms } from '../screens/accept-terms.tsx'
import { ChoosePasswordScreen } from '../screens/choose-password-screen.tsx'
import { ForgotScreen } from '../screens/forgot-screen.tsx'
import { type Credentials, LoginScreen } from '../screens/login-screen.tsx'
import { VerifyScreen } from '../screens/verify-screen.tsx'
import { RegisterShopScreen } from './register-shop-screen.tsx'
import { type ShopScreen, shopScreenPath } from './shop-screens.ts'
import { shopWays } from './shop-ways.ts'

type ShopScreenViewProps = {
  screen: ShopScreen
  loadTerms: LoadTerms
  profile: ReactNode
  packages: ReactNode
}

/** MERCH-01: the screens of a shop's account, and how they lead to each other; two of them belong to other slices. */
export function ShopScreenView({ screen, loadTerms, profile, packages }: ShopScreenViewProps) {
  const navigate = useNavigate()
  const goTo = (other: ShopScreen) => void navigate(shopScreenPath(other))
  const starts = { startPath: shopScreenPath('register'), loginPath: shopScreenPath('login') }
  switch (screen) {
    case 'login':
      return (
        <LoginScreen
          logIn={logIn}
          registerPath={starts.startPath}
          forgotPath={shopScreenPath('forgot-password')}
        />
      )
    case 'register':
      return (
        <RegisterShopScreen
          onSent={() => goTo('verify')}
          loginPath={starts.loginPath}
          loadTerms={loadTerms}
        />
      )
    case 'verify':
      return <VerifyScreen purpose="SIGNUP" changeEmailPath={starts.startPath} />
    case 'set-password':
      return <ChoosePasswordScreen purpose="SIGNUP" {...starts} />
    case 'profile':
      return profile
    case 'package':
      return packages
    case 'forgot-password':
      return <ForgotScreen onSent={() => goTo('verify-reset')} loginPath={starts.loginPath} />
    case 'verify-reset':
      return <VerifyScreen purpose="RESET" changeEmailPath={shopScreenPath('forgot-password')} />
    case 'reset-password':
      return (
        <ChoosePasswordScreen
          purpose="RESET"
          startPath={shopScreenPath('forgot-password')}
          loginPath={starts.loginPath}
        />
      )
  }
}

/** The next page depends on who is signed in then. */
async function logIn(given: Credentials, options: { signal: AbortSignal }): Promise<void> {
  const shop = await shopSession.call(loginShop, given, options)
  shopSession.store.store(shop, given.remember ? 'persistent' : 'session')
  shopWays.steps.forget()
}
