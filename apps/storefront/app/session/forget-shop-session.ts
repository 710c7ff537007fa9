import { createCall } from '@ahia/contracts/call'
import { logoutShop } from '@ahia/contracts/shop-accounts'
import { API_PATH } from './api-path.ts'
import { shopStore } from './shop-session.ts'

// The page may be left at once, and this must arrive all the same.
const callWhileLeaving = createCall({
  fetch: (request) => fetch(request, { keepalive: true }),
  baseUrl: API_PATH,
})

/** ROLE-02: signs the shop out, here at once and then on the server; a customer stays signed in. */
export function forgetShopSession(): void {
  const refresh = shopStore.readTokens()?.refresh
  shopStore.remove()
  shopStore.removeGrant()
  if (refresh)
    callWhileLeaving(logoutShop, { refresh }).catch((cause: unknown) =>
      console.warn('The session was not ended on the server', cause),
    )
}
