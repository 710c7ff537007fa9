import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { lazyOrElse } from '@ahia/web/loading/lazy-part'
import { Suspense, useEffect } from 'react'
import { SESSION_EXPIRED, type SessionExpiry } from '#session/expire-session.ts'
import { useSession } from '#session/use-session.ts'

// Most who come are guests. A menu that cannot be fetched must not take the page down with it.
const AccountMenu = lazyOrElse(
  () => import('./account-menu.tsx').then((loaded) => loaded.AccountMenu),
  ProfileLink,
)

const LOGIN =
  'inline-flex h-11 items-center gap-2 rounded-control px-1 text-small font-semibold whitespace-nowrap hover:text-brand-text lg:px-2 lg:text-body'

/** SHELL-08, SHELL-11: a place of fixed width, so that nothing jumps when it becomes known who is here. */
export function AccountSlot() {
  const session = useSession()
  useEffect(handleExpiry, [])
  return (
    <div className="flex w-14 justify-center lg:w-44 lg:justify-end xl:w-60">
      {session.state === 'customer' && (
        <Suspense fallback={<UnknownAccount />}>
          <AccountMenu name={session.name ?? 'User'} />
        </Suspense>
      )}
      {session.state === 'guest' && (
        <Link to="/auth" className={LOGIN}>
          <Icon name="user" className="hidden size-6 lg:block" />
          Login
        </Link>
      )}
      {session.state === 'unknown' && <UnknownAccount />}
    </div>
  )
}

/** CART-05: here, as a session can be over before the menu has come. It is one listener, however often it is added. */
const handleExpiry = (): void => addEventListener(SESSION_EXPIRED, forgetCart)

const forgetCart = (expiry: SessionExpiry): void => {
  expiry.detail.push(import('../sign-in/forget-cart.ts').then((loaded) => loaded.forgetCartAtExpiry(expiry)))
}

/** What is left of the menu without its script: the page that leads to the rest. */
function ProfileLink({ name }: { name: string }) {
  return (
    <Link to="/profile" className={`max-w-full ${LOGIN}`}>
      <Icon name="user" className="size-6 shrink-0" />
      <span className="max-lg:sr-only lg:truncate">Hello, {name}</span>
    </Link>
  )
}

/** The words take their place already but are not said before it is known that they are true; without scripts they are. */
function UnknownAccount() {
  return (
    <Link to="/auth" className={`relative ${LOGIN}`}>
      <Icon
        name="user"
        className="absolute inset-x-0 mx-auto size-6 lg:static lg:mx-0 noscript:max-lg:hidden"
      />
      <span className="invisible noscript:visible">Login</span>
      <span className="sr-only noscript:hidden">Account</span>
    </Link>
  )
}
