import { refreshShop } from '@ahia/contracts/shop-accounts'
import { createRefresher } from './create-refresher.ts'
import { createReplacedRefreshes } from './create-replaced-refreshes.ts'
import { SHOP_NAMES, shopStore } from './shop-session.ts'

const replaced = createReplacedRefreshes({
  channelName: 'ahia-shop-session',
  key: SHOP_NAMES.replaced,
  readTokens: shopStore.readTokens,
})

/** SESS-04, ROLE-02: of the shop. Its pages follow who is signed in, and ask for a login when nobody is. */
export const refreshShopSession = createRefresher({
  lockName: 'ahia-shop-session',
  store: shopStore,
  replaced,
  exchange: (call, given) => call(refreshShop, given),
  expire: () => {
    shopStore.remove()
    shopStore.removeGrant()
  },
})
