import type { SignedInShop } from '@ahia/contracts/shapes/shop'
import { logoutShop, refreshShop } from '@ahia/contracts/shop-accounts'
import { createSession } from '@ahia/web/session/create-session'

export const API_PATH = '/api/v1'

/** ROLE-02: the session that the storefront's merchant pages use too: a merchant who signed in there is signed in here. */
export const shopSession = createSession<Omit<SignedInShop, 'token' | 'refresh'>>({
  kind: 'shop',
  keys: { account: 'shop', grant: 'shop-token' },
  apiPath: API_PATH,
  refresh: (send, sent) => send(refreshShop, sent),
  logOut: (send, sent) => send(logoutShop, sent),
})
