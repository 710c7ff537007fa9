import { useLocation } from '@ahia/web/router/router-context'
import { useEffect } from 'react'
import { safeNext } from './next-path.ts'
import { useLeadOn } from './use-lead-on.ts'
import { type Session, useSession } from './use-session.ts'

type GuestOnly = {
  /** Somebody has signed in on this page, which leads them on itself, in its own time. */
  leadsOnItself: boolean
}

/** SHELL-03: a signed-in customer, also from another tab, is sent on to where a login would lead. */
export function useGuestOnly({ leadsOnItself }: GuestOnly): Session['state'] {
  const { state } = useSession()
  const leadOn = useLeadOn()
  const { search } = useLocation()
  useEffect(() => {
    if (state === 'customer' && !leadsOnItself) leadOn(safeNext(search))
  }, [state, leadsOnItself, search, leadOn])
  return state
}
