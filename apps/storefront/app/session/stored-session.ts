import { followStored } from './follow-stored.ts'

/** SESS-04: raised on the window when a session is over before its owner has said so. */
export const SESSION_EXPIRED = 'session-expired'

/** Whoever has something to finish before the page is left puts it in. */
export type SessionExpiry = CustomEvent<Promise<unknown>[]>

declare global {
  interface WindowEventMap {
    [SESSION_EXPIRED]: SessionExpiry
  }
}

/** SESS-01: calls whenever a customer signs in or out, here or in another tab; gives back how to stop. */
export const followSession = followStored({ person: 'user', grant: 'token' })
