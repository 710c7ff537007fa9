import type { DataOf } from '@ahia/contracts/endpoint'
import type { listActivity } from '@ahia/contracts/profile/own-account'

export type ActivityEvent = DataOf<typeof listActivity>['events'][number]

const UNKNOWN = 'Unknown device'

const SENTENCES = {
  SIGNED_IN: (device) => `Signed in on ${device}`,
  SIGNED_IN_NEW_DEVICE: (device) => `Signed in on a new device: ${device}`,
  WRONG_PASSWORD: () => 'Wrong password entered',
  LOCKED_OUT: () => 'Sign-in paused after too many wrong passwords',
  WRONG_CODE: () => 'Wrong code entered',
  RESET_REQUESTED: () => 'Email for a new password requested',
  PASSWORD_RESET: () => 'Password reset, signed out everywhere',
  PASSWORD_CHANGED: () => 'Password changed',
  TOKEN_REUSED: () => 'Signed out for your safety: an old sign-in was used again',
  SESSION_ENDED: () => 'Signed out another device',
  ALL_SESSIONS_ENDED: () => 'Signed out everywhere',
  DATA_EXPORTED: () => 'Your data was downloaded',
} as const satisfies Record<ActivityEvent['kind'], (device: string) => string>

/** 'Signed in on Chrome, Android' or 'Wrong password entered, 3 times'. */
export function describeActivity({ kind, device, times }: ActivityEvent): string {
  const sentence = SENTENCES[kind](deviceWords(device))
  return times === 1 ? sentence : `${sentence}, ${times} times`
}

/** The device, where the sentence does not name it and it is known. */
export function deviceBeside({ kind, device }: ActivityEvent): string | null {
  const isNamed = kind === 'SIGNED_IN' || kind === 'SIGNED_IN_NEW_DEVICE'
  return isNamed || device === UNKNOWN ? null : deviceWords(device)
}

const deviceWords = (device: string): string =>
  device === UNKNOWN ? 'an unknown device' : device.replace(' on ', ', ')
