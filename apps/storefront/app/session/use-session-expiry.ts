import { showToast } from '@ahia/ui/overlays/show-toast'
import { useEffect } from 'react'
import { authPath } from './auth-path.ts'
import { customerSession } from './customer-session.ts'
import { SESSION_EXPIRED } from './expire-session.ts'
import { useRedirect } from './use-redirect.ts'

const EXPIRED = 'Your session has expired. Please sign in again.'

/**
 * SESS-04, while somebody is signed in: when the session has expired, opens the login and returns here afterwards; and
 * a reloaded tab still answers its duplicates.
 */
export function useSessionExpiry(): void {
  const redirect = useRedirect()
  useEffect(customerSession.answerOtherTabs, [])
  useEffect(() => {
    const leadToLogin = (event: Event) => {
      if (event.defaultPrevented) return // another listener does it
      event.preventDefault()
      showToast({ kind: 'error', text: EXPIRED })
      redirect(authPath(location.pathname + location.search))
    }
    addEventListener(SESSION_EXPIRED, leadToLogin)
    return () => removeEventListener(SESSION_EXPIRED, leadToLogin)
  }, [redirect])
}
