import { usePath } from '@ahia/web/router/router-context'
import { useEffect, useLayoutEffect } from 'react'
import { authPath } from './auth-path.ts'
import { dropLeftGrant } from './customer-session.ts'
import { useRedirect } from './use-redirect.ts'
import { type Session, useSession } from './use-session.ts'
import { useSessionExpiry } from './use-session-expiry.ts'

/** PROF-01, ROLE-01: a guest goes to the login, and back here after it. */
export function useCustomerOnly(): Session['state'] {
  const { state } = useSession()
  const redirect = useRedirect()
  const { pathname, search } = usePath()
  useSessionExpiry() // the account menu, which listens too, may still be loading
  // Before any effect of the page, which may send requests at once.
  useLayoutEffect(() => {
    if (state === 'customer') dropLeftGrant()
  }, [state])
  useEffect(() => {
    if (state === 'guest') redirect(authPath(pathname + search))
  }, [state, pathname, search, redirect])
  return state
}
