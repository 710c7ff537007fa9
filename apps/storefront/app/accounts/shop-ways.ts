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
import { MERCHANT_TERMS_VERSION } from '@ahia/papers/terms-version'
import { callAsShop } from '#session/shop-api.ts'
import { followShop, shopStore } from '#session/shop-session.ts'
import type { AuthWays } from './auth-ways.ts'
import { createSteps } from './create-steps.ts'

/** MERCH-01, ROLE-02 */
export const shopWays: AuthWays = {
  askForCode: {
    // MERCH-02: the screen asks only once the terms are accepted, which came with this very script.
    SIGNUP: ({ email }, options) =>
      callAsShop(createShop, { email, acceptedTerms: true, termsVersion: MERCHANT_TERMS_VERSION }, options),
    RESET: (given, options) => callAsShop(initiateShopReset, given, options),
  },
  askForAnother: {
    SIGNUP: (given, options) => callAsShop(resendShopOtp, given, options),
    RESET: (given, options) => callAsShop(resendShopResetOtp, given, options),
  },
  proveCode: {
    SIGNUP: (given, options) => callAsShop(verifyShopOtp, given, options),
    RESET: (given, options) => callAsShop(verifyShopResetOtp, given, options),
  },
  choosePassword: {
    SIGNUP: (given, options) => callAsShop(setShopPassword, given, options),
    RESET: (given, options) => callAsShop(resetShopPassword, given, options),
  },
  openLink: (given, options) => callAsShop(openShopLink, given, options),
  steps: createSteps('shop-auth-steps'),
  grant: {
    set: shopStore.setGrant,
    remove: shopStore.removeGrant,
    read: shopStore.readGrant,
    follow: followShop,
  },
}
