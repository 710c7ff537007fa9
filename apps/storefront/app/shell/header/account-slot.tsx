import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { lazyOrElse } from '@ahia/web/loading/lazy-part'
import { Suspense, useEffect } from 'react'
import { SESSION_EXPIRED, type SessionExpiry } from '#session/expire-session.ts'
import { useSession } from '#session/use-session.ts'

// Most visitors are guests. A menu that cannot be fetched must not break the page.
const AccountMenu = lazyOrElse(
  () => import('./account-menu.tsx').then((loaded) => loaded.AccountMenu),
  ProfileLink,
)

const LOGIN =
  'inline-flex h-11 items-center gap-2 rounded-control px-1 text-small font-semibold whitespace-nowrap hover:text-brand-text lg:px-2 lg:text-body'

/** SHELL-08, SHELL-11: a fixed width, so that nothing jumps when it is known who is signed in. */
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

/**
 * CART-05: here, because a session can expire before the menu is loaded. It is one listener, however often it is added.
 */
const handleExpiry = (): void => addEventListener(SESSION_EXPIRED, forgetCart)

const forgetCart = (expiry: SessionExpiry): void => {
  expiry.detail.push(import('../sign-in/forget-cart.ts').then((loaded) => loaded.forgetCartAtExpiry(expiry)))
}

/** The menu without its script: a link to the profile page. */
function ProfileLink({ name }: { name: string }) {
  return (
    <Link to="/profile" className={`max-w-full ${LOGIN}`}>
      <Icon name="user" className="size-6 shrink-0" />
      <span className="max-lg:sr-only lg:truncate">Hello, {name}</span>
    </Link>
  )
}

/** The text takes its space at once but is hidden until it is known to be true; without scripts it is shown. */
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
