import { useNavigate, useSearchParams } from '@ahia/web/router/router-context'
import { useEffect } from 'react'
import { type AuthScreen, screenIn, screenPath } from './auth-screens.ts'
import { screenFor } from './auth-steps.rules.ts'
import { useHasGrant, useSteps } from './auth-ways.ts'

/**
 * The screen to show to a guest; who is signed in has no way to go here. The server knows only the address, so it sends the screen that was asked for; how far somebody
 * has come is known to their browser, and the address follows.
 */
export function useAuthScreen({ isGuest }: { isGuest: boolean }): AuthScreen {
  const query = useSearchParams()
  const navigate = useNavigate()
  const steps = useSteps()
  const hasGrant = useHasGrant()
  const asked = screenIn(query)
  const shown = isGuest ? screenFor(asked, { steps, hasGrant }) : asked
  const path = screenPath(shown, query)
  const isElsewhere = shown !== asked
  useEffect(() => {
    if (isElsewhere) void navigate(path, { replace: true })
  }, [isElsewhere, navigate, path])
  return shown
}
