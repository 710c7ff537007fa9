import { useSyncExternalStore } from 'react'
import { fieldsOf, isText } from '#platform/stored-fields.ts'
import { type AuthSteps, isResetStage, isSignUpStage } from './auth-steps.rules.ts'

const KEY = 'auth-steps'

const listeners = new Set<() => void>()
let known: { text: string | null; steps: AuthSteps | null } = { text: null, steps: null }
/** For a browser that blocks site data: then only a reload begins anew. */
let unstored: string | null = null

/** Of this tab only, and over with it: what a reload must not lose on the way. */
export const keepSteps = (steps: AuthSteps): void => write(JSON.stringify(steps))

export const forgetSteps = (): void => write(null)

/** How far somebody has come; the same object until that changes. */
function readSteps(): AuthSteps | null {
  const text = readText()
  if (text !== known.text) known = { text, steps: text === null ? null : toSteps(text) }
  return known.steps
}

export const useSteps = (): AuthSteps | null => useSyncExternalStore(subscribe, readSteps, () => null)

function write(text: string | null): void {
  unstored = text
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // blocked or full: it is remembered in this page
  }
  for (const tell of listeners) tell()
}

function readText(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? unstored
  } catch {
    return unstored
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Anybody can write into browser storage; what we did not write is nothing. */
function toSteps(text: string): AuthSteps | null {
  const { purpose, stage, email, resendAt } = fieldsOf(parse(text))
  if (!isText(email) || typeof resendAt !== 'number') return null
  if (purpose === 'SIGNUP' && isSignUpStage(stage)) return { purpose, stage, email, resendAt }
  if (purpose === 'RESET' && isResetStage(stage)) return { purpose, stage, email, resendAt }
  return null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
