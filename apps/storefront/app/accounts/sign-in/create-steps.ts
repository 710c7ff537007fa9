import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'
import { type AuthSteps, isResetStage, isSignUpStage } from './auth-steps.rules.ts'

export type StepsStore = {
  /** Stored for this tab only: what a reload must not lose during a registration or reset. */
  keep: (steps: AuthSteps) => void
  forget: () => void
  /** The progress; the same object until it changes. */
  read: () => AuthSteps | null
  subscribe: (listener: () => void) => () => void
}

export function createSteps(key: string): StepsStore {
  const listeners = new Set<() => void>()
  let known: { text: string | null; steps: AuthSteps | null } = { text: null, steps: null }
  /** For browsers that block site data: then only a reload starts again. */
  let unstored: string | null = null

  const write = (text: string | null) => {
    unstored = text
    try {
      if (text === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
    } catch {
      // blocked or full: it is remembered in this page
    }
    for (const notify of listeners) notify()
  }
  const readText = (): string | null => {
    try {
      return sessionStorage.getItem(key) ?? unstored
    } catch {
      return unstored
    }
  }
  return {
    keep: (steps) => write(JSON.stringify(steps)),
    forget: () => write(null),
    read: () => {
      const text = readText()
      if (text !== known.text) known = { text, steps: text === null ? null : toSteps(text) }
      return known.steps
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Any script can write to browser storage; unknown values are ignored. */
function toSteps(text: string): AuthSteps | null {
  const { purpose, stage, email, resendAt, isLimited } = fieldsOf(parse(text))
  if (!isText(email) || typeof resendAt !== 'number') return null
  const verification = { email, resendAt, isLimited: isLimited === true }
  if (purpose === 'SIGNUP' && isSignUpStage(stage)) return { purpose, stage, ...verification }
  if (purpose === 'RESET' && isResetStage(stage)) return { purpose, stage, ...verification }
  return null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
