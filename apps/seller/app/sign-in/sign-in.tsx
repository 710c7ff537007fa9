import { loginShop } from '@ahia/contracts/shop-accounts'
import { shopSession } from '@ahia/shop-session/shop-session'
import { type Credentials, LoginForm } from '@ahia/web/forms/login-form'

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand-text underline'

/** The merchant's sign-in. Registration and forgotten passwords are on the storefront's pages. */
export function SignIn() {
  return (
    <section aria-labelledby="sign-in" className="mx-auto grid w-full max-w-112 gap-5">
      <h1 id="sign-in" className="text-h1 font-extrabold text-balance">
        Sign in to your shop
      </h1>
      <LoginForm
        logIn={logIn}
        forgotLink={
          <a href="/merchant?screen=forgot-password" className={LINK}>
            Forgot password?
          </a>
        }
      />
      <p className="border-t border-border pt-3">
        New here?{' '}
        <a href="/merchant" className={LINK}>
          Become a merchant
        </a>
      </p>
    </section>
  )
}

async function logIn(given: Credentials, options: { signal: AbortSignal }): Promise<void> {
  const shop = await shopSession.call(loginShop, given, options)
  shopSession.store.store(shop, given.remember ? 'persistent' : 'session')
}
