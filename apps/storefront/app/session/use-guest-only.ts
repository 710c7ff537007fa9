import { useLocation } from '@ahia/web/router/router-context'
import { useEffect } from 'react'
import { safeNext } from './next-path.ts'
import { useLeadOn } from './use-lead-on.ts'
import { type Session, useSession } from './use-session.ts'

type GuestOnly = {
  /** Set when somebody signs in on this page, which opens the next page itself. */
  leadsOnItself: boolean
}

/** SHELL-03: a signed-in customer, also from another tab, is sent to the page after the login. */
export function useGuestOnly({ leadsOnItself }: GuestOnly): Session['state'] {
  const { state } = useSession()
  const leadOn = useLeadOn()
  const { search } = useLocation()
  useEffect(() => {
    if (state === 'customer' && !leadsOnItself) leadOn(safeNext(search))
  }, [state, leadsOnItself, search, leadOn])
  return state
}
