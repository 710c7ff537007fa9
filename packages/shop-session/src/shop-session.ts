import { API_PATH } from '@ahia/contracts/api-path'
import type { SignedInShop } from '@ahia/contracts/shapes/shop'
import { logoutShop, refreshShop } from '@ahia/contracts/shop-accounts'
import { createSession } from '@ahia/web/session/create-session'
import { SHOP_KEYS } from './shop-keys.ts'

/**
 * ROLE-02: who is signed in for a shop. The storefront's merchant pages and the Seller Hub share it: a merchant who signed
 * in on one is signed in on the other. Nothing of it is ever read for a customer, nor the other way round.
 */
export const shopSession = createSession<Omit<SignedInShop, 'token' | 'refresh'>>({
  kind: 'shop',
  keys: SHOP_KEYS,
  apiPath: API_PATH,
  refresh: (send, sent) => send(refreshShop, sent),
  logOut: (send, sent) => send(logoutShop, sent),
})
