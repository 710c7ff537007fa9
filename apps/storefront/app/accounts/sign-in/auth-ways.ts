import { createContext, useContext, useSyncExternalStore } from 'react'
import type { AuthSteps, Purpose } from './auth-steps.rules.ts'
import type { StepsStore } from './create-steps.ts'

type Ask<Input, Answered> = (given: Input, options: { signal: AbortSignal }) => Promise<Answered>
type CodeOnItsWay = { resendAfterSeconds: number; isLimited: boolean }
type Email = { email: string }

/**
 * ROLE-02: how one kind of account registers and resets its password: which endpoints to call, and where this tab
 * stores its progress.
 */
export type AuthWays = {
  askForCode: Record<Purpose, Ask<Email, CodeOnItsWay>>
  askForAnother: Record<Purpose, Ask<Email, CodeOnItsWay>>
  proveCode: Record<Purpose, Ask<Email & { otp: string }, { token: string }>>
  choosePassword: Record<Purpose, Ask<{ password: string }, unknown>>
  openLink: Ask<{ secret: string }, Email & { token: string; purpose: Purpose }>
  steps: StepsStore
  grant: {
    set: (token: string) => void
    remove: () => void
    read: () => string | null
    follow: (listener: () => void) => () => void
  }
}

/** The kind of account that the screens below are for. */
export const AuthWaysContext = createContext<AuthWays | null>(null)

export function useAuthWays(): AuthWays {
  const ways = useContext(AuthWaysContext)
  if (ways === null) throw new Error('A screen of nobody: its page says whose account it is about')
  return ways
}

/** The progress; the same object until it changes. */
export function useSteps(): AuthSteps | null {
  const { steps } = useAuthWays()
  return useSyncExternalStore(steps.subscribe, steps.read, () => null)
}

/** Whether this tab has the token of a verified email. */
export function useHasGrant(): boolean {
  const { grant } = useAuthWays()
  return useSyncExternalStore(
    grant.follow,
    () => grant.read() !== null,
    () => false,
  )
}
