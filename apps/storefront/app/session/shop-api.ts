import { createCall } from '@ahia/contracts/call'
import { API_PATH } from './api-path.ts'
import { shopStore } from './shop-session.ts'

/** The grant of a registration or a reset first, then the token of whoever is signed in. */
export const shopToken = (): string | null => shopStore.readGrant() ?? shopStore.readTokens()?.token ?? null

/** Fetched by the first who needs it. */
export const renewShop = async (refused: string) =>
  (await import('./refresh-shop-session.ts')).refreshShopSession(refused)

/** ROLE-02: calls the API from the browser as the shop; never with a customer's token. */
export const callAsShop = createCall({
  fetch: (request) => fetch(request),
  baseUrl: API_PATH,
  token: shopToken,
  renew: renewShop,
})
