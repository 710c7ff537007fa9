import type { SignedInShop } from '@ahia/contracts/shapes/shop'
import { logoutShop, refreshShop } from '@ahia/contracts/shop-accounts'
import { createSession } from '@ahia/web/session/create-session'
import { API_PATH } from './api-path.ts'

/** ROLE-02: who is signed in for a shop. Nothing of it is ever read for a customer, nor the other way round. */
export const shopSession = createSession<Omit<SignedInShop, 'token' | 'refresh'>>({
  kind: 'shop',
  keys: { account: 'shop', grant: 'shop-token' },
  apiPath: API_PATH,
  refresh: (send, sent) => send(refreshShop, sent),
  logOut: (send, sent) => send(logoutShop, sent),
})
