import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { safeNext } from './next-path.ts'
import { useLeadOn } from './use-lead-on.ts'
import { type Session, useSession } from './use-session.ts'

/**
 * SHELL-03: whoever is signed in already when the page opens goes on to where a login would lead them. Whoever signs in
 * on the page is led on by the page, in its own time.
 */
export function useGuestOnly(): Session['state'] {
  const { state } = useSession()
  const opened = useRef(state)
  if (opened.current === 'unknown') opened.current = state
  const leadOn = useLeadOn()
  const { search } = useLocation()
  useEffect(() => {
    if (state === 'customer' && opened.current === 'customer') leadOn(safeNext(search))
  }, [state, search, leadOn])
  return state
}
