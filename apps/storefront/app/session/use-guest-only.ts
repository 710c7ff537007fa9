import { usePath } from '@ahia/web/router/router-context'
import { useEffect } from 'react'
import { safeNext } from './next-path.ts'
import { useRedirect } from './use-redirect.ts'
import { type Session, useSession } from './use-session.ts'

type GuestOnly = {
  /** Somebody has signed in on this page, which opens the next page itself, in its own time. */
  redirectsItself: boolean
}

/** SHELL-03: a signed-in customer, also from another tab, is sent to the page that a login would open. */
export function useGuestOnly({ redirectsItself }: GuestOnly): Session['state'] {
  const { state } = useSession()
  const redirect = useRedirect()
  const { search } = usePath()
  useEffect(() => {
    if (state === 'customer' && !redirectsItself) redirect(safeNext(search))
  }, [state, redirectsItself, search, redirect])
  return state
}
