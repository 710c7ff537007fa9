import { showToast } from '@ahia/ui/overlays/show-toast'
import { useEffect } from 'react'
import { authPath } from './auth-path.ts'
import { customerSession } from './customer-session.ts'
import { SESSION_EXPIRED } from './expire-session.ts'
import { useLeadOn } from './use-lead-on.ts'

const EXPIRED = 'Your session has expired. Please log in again.'

/**
 * SESS-04, for as long as somebody is signed in: when the session is over, leads to the login and from there back to
 * this place; and a tab that was reloaded still sends its duplicate what that has missed.
 */
export function useSessionExpiry(): void {
  const leadOn = useLeadOn()
  useEffect(customerSession.answerOtherTabs, [])
  useEffect(() => {
    const leadToLogin = (event: Event) => {
      if (event.defaultPrevented) return // somebody else on the page does it
      event.preventDefault()
      showToast({ kind: 'error', text: EXPIRED })
      leadOn(authPath(location.pathname + location.search))
    }
    addEventListener(SESSION_EXPIRED, leadToLogin)
    return () => removeEventListener(SESSION_EXPIRED, leadToLogin)
  }, [leadOn])
}
