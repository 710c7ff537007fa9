import type { AuthScreen } from './auth-screens.ts'

const SIGN_UP = { code: 'verify', password: 'set-password', profile: 'profile' } as const
const RESET = { code: 'verify-reset', password: 'reset-password', done: 'login' } as const

type ProvenAddress = {
  email: string
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAt: number
}

/** How far somebody has come with opening an account or with a new password. */
export type AuthSteps =
  | (ProvenAddress & { purpose: 'SIGNUP'; stage: keyof typeof SIGN_UP })
  | (ProvenAddress & { purpose: 'RESET'; stage: keyof typeof RESET })

export type Purpose = AuthSteps['purpose']

/** Where each way begins. */
const startOf = { SIGNUP: 'register', RESET: 'forgot-password' } as const satisfies Record<
  Purpose,
  AuthScreen
>

export type Come = {
  steps: AuthSteps | null
  /** The token that a proven address has given is at hand. */
  hasGrant: boolean
}

/**
 * AUTH-01: which screen to show when this one is asked for. Along a way there is only the step one has come to: a code is
 * taken once, and nothing can be filled in ahead. Who has not come that far begins at the start.
 */
export function screenFor(asked: AuthScreen, come: Come): AuthScreen {
  if (asked === 'verify' || asked === 'set-password' || asked === 'profile') return signUpScreen(come)
  if (asked === 'verify-reset' || asked === 'reset-password') return resetScreen(come)
  return asked
}

function signUpScreen({ steps, hasGrant }: Come): AuthScreen {
  if (steps?.purpose !== 'SIGNUP') return startOf.SIGNUP
  return steps.stage === 'code' || hasGrant ? SIGN_UP[steps.stage] : startOf.SIGNUP
}

function resetScreen({ steps, hasGrant }: Come): AuthScreen {
  if (steps?.purpose !== 'RESET') return startOf.RESET
  return steps.stage !== 'password' || hasGrant ? RESET[steps.stage] : startOf.RESET
}

/** A password ends a reset; of a registration it is the first step. */
export const afterPassword = (steps: AuthSteps): AuthSteps =>
  steps.purpose === 'SIGNUP' ? { ...steps, stage: 'profile' } : { ...steps, stage: 'done' }

export const isSignUpStage = (stage: unknown): stage is keyof typeof SIGN_UP =>
  typeof stage === 'string' && Object.hasOwn(SIGN_UP, stage)

export const isResetStage = (stage: unknown): stage is keyof typeof RESET =>
  typeof stage === 'string' && Object.hasOwn(RESET, stage)
