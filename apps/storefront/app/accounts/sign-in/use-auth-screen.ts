import { useNavigate, useSearchParams } from '@ahia/web/router/router-context'
import { useEffect } from 'react'
import { type AuthScreen, screenIn, screenPath } from './auth-screens.ts'
import { screenFor } from './auth-steps.rules.ts'
import { useHasGrant, useSteps } from './auth-ways.ts'

/**
 * The screen for a guest; a signed-in person has nothing to do here. The server knows only the URL and sends the
 * requested screen; the browser knows how far somebody has come, and the URL follows.
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
