import type { AuthScreen } from './auth-screens.ts'

const SIGN_UP = { code: 'verify', password: 'set-password', profile: 'profile' } as const
const RESET = { code: 'verify-reset', password: 'reset-password', done: 'login' } as const

type EmailVerification = {
  email: string
  /** When another code can be requested, in milliseconds since 1970. */
  resendAt: number
  /** AUTH-04: the last request sent no new email, because several were requested recently. */
  isLimited?: boolean
}

/** How far somebody has come with a registration or a password reset. */
export type AuthSteps =
  | (EmailVerification & { purpose: 'SIGNUP'; stage: keyof typeof SIGN_UP })
  | (EmailVerification & { purpose: 'RESET'; stage: keyof typeof RESET })

export type Purpose = AuthSteps['purpose']

/** The first screen of each. */
const startOf = { SIGNUP: 'register', RESET: 'forgot-password' } as const satisfies Record<
  Purpose,
  AuthScreen
>

export type Come = {
  steps: AuthSteps | null
  /** Whether this tab has the token of a verified email. */
  hasGrant: boolean
}

/**
 * AUTH-01: which screen to show for a requested one. Within a registration or reset there is only the current step: a
 * code works once, and nothing can be filled in ahead. Anyone who is not that far starts at the beginning.
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

/** A password completes a reset; in a registration it is the first step. */
export const afterPassword = (steps: AuthSteps): AuthSteps =>
  steps.purpose === 'SIGNUP' ? { ...steps, stage: 'profile' } : { ...steps, stage: 'done' }

export const isSignUpStage = (stage: unknown): stage is keyof typeof SIGN_UP =>
  typeof stage === 'string' && Object.hasOwn(SIGN_UP, stage)

export const isResetStage = (stage: unknown): stage is keyof typeof RESET =>
  typeof stage === 'string' && Object.hasOwn(RESET, stage)
