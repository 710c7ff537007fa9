import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readSessionToken } from '#platform/session-store.ts'
import { followSession } from '#platform/stored-session.ts'
import { type AuthScreen, screenIn, screenPath } from './auth-screens.ts'
import { screenFor } from './auth-steps.rules.ts'
import { useSteps } from './auth-steps.ts'

const hasStoredGrant = (): boolean => readSessionToken() !== null

/**
 * The screen to show to a guest; who is signed in has no way to go here. The server knows only the address, so it sends the screen that was asked for; how far somebody
 * has come is known to their browser, and the address follows.
 */
export function useAuthScreen({ isGuest }: { isGuest: boolean }): AuthScreen {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const steps = useSteps()
  const hasGrant = useSyncExternalStore(followSession, hasStoredGrant, () => false)
  const asked = screenIn(query)
  const shown = isGuest ? screenFor(asked, { steps, hasGrant }) : asked
  const path = screenPath(shown, query)
  const isElsewhere = shown !== asked
  useEffect(() => {
    if (isElsewhere) void navigate(path, { replace: true })
  }, [isElsewhere, navigate, path])
  return shown
}
