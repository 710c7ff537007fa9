import { createCall } from '@ahia/contracts/call'
import { API_PATH } from './api-path.ts'
import { readStoredToken } from './stored-token.ts'

export const storedToken = (): string | null => readStoredToken(window)

/** Calls the API from the browser, as whoever is signed in (SESS-03). In a loader use `callContext` instead. */
export const call = createCall({
  fetch: (request) => fetch(request),
  baseUrl: API_PATH,
  token: storedToken,
  // Guests never need it, so it is fetched by the first who does.
  renew: async (refused) => (await import('./refresh-session.ts')).refreshSession(refused),
})
