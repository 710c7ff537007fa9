import { productRails } from '@ahia/contracts/catalog'
import { isShopFollowed, listFollowedShops } from '@ahia/contracts/profile/following'
import { showBanners } from '@ahia/contracts/window'
import { answer } from '@ahia/testing/open-page'

/** What pages ask for beside what most tests are about: nothing is there, unless a test says otherwise. */
export const UNLESS_GIVEN = [
  answer(productRails, { newest: [], popular: [] }),
  answer(showBanners, { banners: [] }),
  answer(listFollowedShops, { shops: [] }),
  answer(isShopFollowed, { isFollowed: false }),
]
