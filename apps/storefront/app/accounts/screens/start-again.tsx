import type { Attempt } from '@ahia/web/forms/use-attempt'
import { AuthLink } from '../sign-in/auth-link.tsx'

type StartAgainProps = { attempt: Attempt; startPath: string; loginPath: string }

const CLOSED: readonly (string | null)[] = ['NOT_SIGNED_IN', 'TERMS_NOT_ACCEPTED']

/**
 * A verified email is valid for an hour and for one use. If the response to that use was lost, the change was made
 * anyway, and the person can log in with it.
 */
export function StartAgain({ attempt: { state }, startPath, loginPath }: StartAgainProps) {
  const isClosed = state.step === 'failed' && CLOSED.includes(state.code)
  if (!isClosed) return null
  return (
    <span className="flex flex-wrap gap-x-4">
      <AuthLink to={loginPath}>Sign in</AuthLink>
      <AuthLink to={startPath}>Get a new code</AuthLink>
    </span>
  )
}
