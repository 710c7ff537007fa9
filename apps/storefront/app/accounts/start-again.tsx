import { AuthLink } from './auth-link.tsx'
import type { Attempt } from './use-attempt.ts'

type StartAgainProps = { attempt: Attempt; startPath: string; loginPath: string }

/**
 * What a proven address opens stays open for an hour and for one use. Whoever did not hear that it was used, as the
 * network was cut, has what they asked for and can log in with it.
 */
export function StartAgain({ attempt: { state }, startPath, loginPath }: StartAgainProps) {
  const isClosed = state.step === 'failed' && state.code === 'NOT_SIGNED_IN'
  if (!isClosed) return null
  return (
    <span className="flex flex-wrap gap-x-4">
      <AuthLink to={loginPath}>Login</AuthLink>
      <AuthLink to={startPath}>Ask for a new code</AuthLink>
    </span>
  )
}
