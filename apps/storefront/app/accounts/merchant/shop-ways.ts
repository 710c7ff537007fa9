import {
  createShop,
  initiateShopReset,
  openShopLink,
  resendShopOtp,
  resendShopResetOtp,
  resetShopPassword,
  setShopPassword,
  verifyShopOtp,
  verifyShopResetOtp,
} from '@ahia/contracts/shop-accounts'
import { shopSession } from '@ahia/shop-session/shop-session'
import type { AuthWays } from '../sign-in/auth-ways.ts'
import { createSteps } from '../sign-in/create-steps.ts'

/** MERCH-01, ROLE-02: the same screens as a customer's, with the endpoints and session of shops. */
export const shopWays: AuthWays = {
  askForCode: {
    // MERCH-02: the screen sends this only once the terms are accepted.
    SIGNUP: ({ email }, options) => shopSession.call(createShop, { email, acceptedTerms: true }, options),
    RESET: (given, options) => shopSession.call(initiateShopReset, given, options),
  },
  askForAnother: {
    SIGNUP: (given, options) => shopSession.call(resendShopOtp, given, options),
    RESET: (given, options) => shopSession.call(resendShopResetOtp, given, options),
  },
  proveCode: {
    SIGNUP: (given, options) => shopSession.call(verifyShopOtp, given, options),
    RESET: (given, options) => shopSession.call(verifyShopResetOtp, given, options),
  },
  choosePassword: {
    SIGNUP: (given, options) => shopSession.call(setShopPassword, given, options),
    RESET: (given, options) => shopSession.call(resetShopPassword, given, options),
  },
  openLink: (given, options) => shopSession.call(openShopLink, given, options),
  steps: createSteps('shop-auth-steps'),
  grant: {
    set: shopSession.store.setGrant,
    remove: shopSession.store.removeGrant,
    read: shopSession.store.readGrant,
    follow: shopSession.follow,
  },
}
