import type { User } from '@ahia/contracts/user-shapes'
import { createSessionStore, type SessionNames } from './create-session-store.ts'

export type { Keep } from './create-session-store.ts'

export const CUSTOMER_NAMES = {
  person: 'user',
  grant: 'token',
  replaced: 'replaced-refreshes',
} as const satisfies SessionNames

/** Of the customer. */
export const customerStore = createSessionStore<User>(CUSTOMER_NAMES)

export const {
  store: storeUser,
  remove: removeUser,
  update: updateUser,
  updateTokens,
  readTokens,
  setGrant: setSessionToken,
  readGrant: readSessionToken,
  removeGrant: removeSessionToken,
} = customerStore

/** Before a customer's call: what is left of a registration in this tab would be sent instead of their own token. */
export function dropLeftToken(): void {
  if (readSessionToken()) removeSessionToken()
}
