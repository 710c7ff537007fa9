import * as customers from '@ahia/contracts/accounts'
import { RESEND_AFTER_SECONDS } from '@ahia/contracts/limits'
import * as shops from '@ahia/contracts/shop-accounts'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { type IssueResult, issueCode } from '../codes/issue-code.ts'
import { openLink } from '../codes/open-link.ts'
import { takeCode } from '../codes/take-code.ts'
import { resetPassword } from '../passwords/reset-password.ts'
import { setPassword } from '../passwords/set-password.ts'
import { placeOf } from '../profile/place-of.ts'
import type { AccountKind } from '../sessions/access-token.ts'
import { grantHolder } from '../sessions/bearer.ts'
import { startShopRegistration } from './start-shop-registration.ts'

/** AUTH-09: the same with and without an account. */
const onItsWay = ({ isLimited }: IssueResult) => ({ resendAfterSeconds: RESEND_AFTER_SECONDS, isLimited })

export const signUpRoutes = provingRoutes('CUSTOMER', {
  resendOtp: customers.resendOtp,
  verifyOtp: customers.verifyOtp,
  setPassword: customers.setPassword,
  initiateReset: customers.initiateReset,
  resendResetOtp: customers.resendResetOtp,
  verifyResetOtp: customers.verifyResetOtp,
  resetPassword: customers.resetPassword,
  openLink: customers.openLink,
}).post('/register', accepts(customers.register), async (c) => {
  const asked = { kind: 'CUSTOMER', purpose: 'SIGNUP', email: c.var.input.email } as const
  const issued = await issueCode(c.var.deps, { ...asked, place: placeOf(c) })
  return answer(c, customers.register, onItsWay(issued))
})

export const shopSignUpRoutes = provingRoutes('SHOP', {
  resendOtp: shops.resendShopOtp,
  verifyOtp: shops.verifyShopOtp,
  setPassword: shops.setShopPassword,
  initiateReset: shops.initiateShopReset,
  resendResetOtp: shops.resendShopResetOtp,
  verifyResetOtp: shops.verifyShopResetOtp,
  resetPassword: shops.resetShopPassword,
  openLink: shops.openShopLink,
}).post('/createShop', accepts(shops.createShop), async (c) => {
  const { clientAddress } = c.env.caller
  const { email, acceptedTerms = false } = c.var.input
  const issued = await startShopRegistration(c.var.deps, { email, acceptedTerms, clientAddress })
  return answer(c, shops.createShop, onItsWay(issued))
})

type ProvingEndpoints = {
  resendOtp: typeof customers.resendOtp | typeof shops.resendShopOtp
  verifyOtp: typeof customers.verifyOtp | typeof shops.verifyShopOtp
  setPassword: typeof customers.setPassword | typeof shops.setShopPassword
  initiateReset: typeof customers.initiateReset | typeof shops.initiateShopReset
  resendResetOtp: typeof customers.resendResetOtp | typeof shops.resendShopResetOtp
  verifyResetOtp: typeof customers.verifyResetOtp | typeof shops.verifyShopResetOtp
  resetPassword: typeof customers.resetPassword | typeof shops.resetShopPassword
  openLink: typeof customers.openLink | typeof shops.openShopLink
}

/** From an address to a password, at the start and whenever it is forgotten: the same way for every kind of account. */
function provingRoutes(kind: AccountKind, endpoints: ProvingEndpoints) {
  const signup = { kind, purpose: 'SIGNUP' } as const
  const reset = { kind, purpose: 'RESET' } as const
  return new Hono<ApiEnv<AccountsDeps>>()
    .post('/resendOTP', accepts(endpoints.resendOtp), async (c) => {
      const { deps, input } = c.var
      const issued = await issueCode(deps, { ...signup, ...input, place: placeOf(c) })
      return answer(c, endpoints.resendOtp, onItsWay(issued))
    })
    .post('/verifyOTP', accepts(endpoints.verifyOtp), async (c) => {
      const { deps, input } = c.var
      const token = await takeCode(deps, { ...signup, ...input, place: placeOf(c) })
      return answer(c, endpoints.verifyOtp, { token })
    })
    .post('/setPassword', grantHolder('SIGNUP', kind), accepts(endpoints.setPassword), async (c) => {
      const { deps, grant, input } = c.var
      await setPassword(deps, { grant, ...input, deviceKey: placeOf(c).deviceKey })
      return answer(c, endpoints.setPassword, {})
    })
    .post('/initiateReset', accepts(endpoints.initiateReset), async (c) => {
      const { deps, input } = c.var
      const issued = await issueCode(deps, { ...reset, ...input, place: placeOf(c) })
      return answer(c, endpoints.initiateReset, onItsWay(issued))
    })
    .post('/resendResetOtp', accepts(endpoints.resendResetOtp), async (c) => {
      const { deps, input } = c.var
      const issued = await issueCode(deps, { ...reset, ...input, place: placeOf(c) })
      return answer(c, endpoints.resendResetOtp, onItsWay(issued))
    })
    .post('/verifyResetOtp', accepts(endpoints.verifyResetOtp), async (c) => {
      const { deps, input } = c.var
      const token = await takeCode(deps, { ...reset, ...input, place: placeOf(c) })
      return answer(c, endpoints.verifyResetOtp, { token })
    })
    .post('/resetPassword', grantHolder('RESET', kind), accepts(endpoints.resetPassword), async (c) => {
      const { deps, grant, input } = c.var
      await resetPassword(deps, { grant, ...input, place: placeOf(c) })
      return answer(c, endpoints.resetPassword, {})
    })
    .post('/openLink', accepts(endpoints.openLink), async (c) =>
      answer(c, endpoints.openLink, await openLink(c.var.deps, { kind, ...c.var.input })),
    )
}
