import {
  initiateReset,
  openLink,
  register,
  resendOtp,
  resendResetOtp,
  resetPassword,
  setPassword,
  verifyOtp,
  verifyResetOtp,
} from '@ahia/contracts/accounts'
import { call, customerSession } from '#session/customer-session.ts'
import type { AuthWays } from './auth-ways.ts'
import { createSteps } from './create-steps.ts'

export const customerWays: AuthWays = {
  askForCode: {
    SIGNUP: (given, options) => call(register, given, options),
    RESET: (given, options) => call(initiateReset, given, options),
  },
  askForAnother: {
    SIGNUP: (given, options) => call(resendOtp, given, options),
    RESET: (given, options) => call(resendResetOtp, given, options),
  },
  proveCode: {
    SIGNUP: (given, options) => call(verifyOtp, given, options),
    RESET: (given, options) => call(verifyResetOtp, given, options),
  },
  choosePassword: {
    SIGNUP: (given, options) => call(setPassword, given, options),
    RESET: (given, options) => call(resetPassword, given, options),
  },
  openLink: (given, options) => call(openLink, given, options),
  steps: createSteps('auth-steps'),
  grant: {
    set: customerSession.store.setGrant,
    remove: customerSession.store.removeGrant,
    read: customerSession.store.readGrant,
    follow: customerSession.follow,
  },
}
