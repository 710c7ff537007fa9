import { createContext, useContext, useSyncExternalStore } from 'react'
import type { AuthSteps, Purpose } from './auth-steps.rules.ts'
import type { StepsStore } from './create-steps.ts'

type Ask<Input, Answered> = (given: Input, options: { signal: AbortSignal }) => Promise<Answered>
type CodeOnItsWay = { resendAfterSeconds: number }
type Email = { email: string }

/** ROLE-02: how one kind of account is opened and got back into: whom to ask, and where this tab keeps how far it is. */
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

/** Whose account the screens below are about. */
export const AuthWaysContext = createContext<AuthWays | null>(null)

export function useAuthWays(): AuthWays {
  const ways = useContext(AuthWaysContext)
  if (ways === null) throw new Error('A screen of nobody: its page says whose account it is about')
  return ways
}

/** How far somebody has come; the same object until that changes. */
export function useSteps(): AuthSteps | null {
  const { steps } = useAuthWays()
  return useSyncExternalStore(steps.subscribe, steps.read, () => null)
}

/** Whether the token that a proven address has given is at hand. */
export function useHasGrant(): boolean {
  const { grant } = useAuthWays()
  return useSyncExternalStore(
    grant.follow,
    () => grant.read() !== null,
    () => false,
  )
}
