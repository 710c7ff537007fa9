import { productRails } from '@ahia/contracts/catalog'
import { isShopFollowed, listFollowedShops } from '@ahia/contracts/profile/following'
import { getDeletion, getSupportView, listConsents, listDataRequests } from '@ahia/contracts/profile/privacy'
import { listReceivers, listStopped } from '@ahia/contracts/reference'
import { showBanners } from '@ahia/contracts/window'
import { CONSENT_PURPOSES } from '@ahia/reference/data-map/consents'
import { answer } from '@ahia/testing/open-page'

/** What pages ask for beside what most tests are about: nothing is there, unless a test says otherwise. */
export const UNLESS_GIVEN = [
  answer(productRails, { newest: [], popular: [] }),
  answer(listStopped, { stopped: [] }),
  answer(showBanners, { banners: [] }),
  answer(listFollowedShops, { shops: [] }),
  answer(isShopFollowed, { isFollowed: false }),
  answer(listReceivers, { receivers: [] }),
  answer(listConsents, {
    consents: CONSENT_PURPOSES.map((purpose) => ({ purpose, isGiven: false, since: null })),
  }),
  answer(listDataRequests, { requests: [] }),
  answer(getSupportView, { view: null }),
  answer(getDeletion, { waitsFor: [], latestAt: '2026-12-17T10:00:00.000Z', requestedAt: null }),
]
