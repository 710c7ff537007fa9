import { logout, refresh } from '@ahia/contracts/accounts'
import { API_PATH } from '@ahia/contracts/api-path'
import type { User } from '@ahia/contracts/shapes/user'
import { createSession } from '@ahia/web/session/create-session'
import { isText } from '@ahia/web/storage/stored-fields'

/** ROLE-02: who is signed in as a customer. SESS-01 fixes the keys. */
export const customerSession = createSession<User>({
  kind: 'customer',
  keys: { account: 'user', grant: 'token' },
  apiPath: API_PATH,
  refresh: (send, sent) => send(refresh, sent),
  logOut: (send, sent) => send(logout, sent),
  onExpired: async (clear) => (await import('./expire-session.ts')).expireSession(clear),
})

/** Calls the API from the browser as the signed-in customer, or as a guest. On the server, pages get another through `visit.call`. */
export const call = customerSession.call

/** SHELL-03: whether somebody is signed in right now; `useSession` follows it. */
export const isSignedIn = (): boolean => customerSession.store.readText() !== null

/** SESS-01: who is signed in; null for a guest, and during a registration. */
export const signedInEmail = (): string | null => storedText('email')

export const signedInName = (): string | null => storedText('name')

/** Before a customer's call: the token of an unfinished registration in this tab would be sent instead of their own. */
export function dropLeftGrant(): void {
  if (customerSession.store.readGrant()) customerSession.store.removeGrant()
}

function storedText(field: 'email' | 'name'): string | null {
  const value = customerSession.store.read()?.[field]
  return isText(value) ? value : null
}
