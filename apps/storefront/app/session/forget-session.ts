import { logout } from '@ahia/contracts/accounts'
import { createCall } from '@ahia/contracts/call'
import { API_PATH } from './api-path.ts'
import { readTokens, removeSessionToken, removeUser } from './session-store.ts'

// The page is about to be left, and this must arrive all the same.
const callWhileLeaving = createCall({
  fetch: (request) => fetch(request, { keepalive: true }),
  baseUrl: API_PATH,
})

/**
 * SHELL-13: removes the stored user and the session's user and token, says so to the page, and ends the session on the
 * server. Whoever logs out without a network is signed out here all the same.
 */
export function forgetSession(): void {
  const refresh = readTokens()?.refresh
  removeUser()
  removeSessionToken()
  if (refresh) callWhileLeaving(logout, { refresh }).catch(warn)
}

const warn = (cause: unknown): void => console.warn('The session was not ended on the server', cause)
