import * as endpoints from '@ahia/contracts/accounts'
import { RESEND_AFTER_SECONDS } from '@ahia/contracts/limits'
import { Hono } from 'hono'
import { accepts } from '#platform/http/accepts.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { grantHolder } from './bearer.ts'
import { issueCode } from './issue-code.ts'
import { openLink } from './open-link.ts'
import { resetPassword } from './reset-password.ts'
import { setPassword } from './set-password.ts'
import { takeCode } from './take-code.ts'

const SIGNUP = { kind: 'CUSTOMER', purpose: 'SIGNUP' } as const
const RESET = { kind: 'CUSTOMER', purpose: 'RESET' } as const
/** AUTH-09: the same for every address, and whether or not a mail went out. */
const ON_ITS_WAY = { resendAfterSeconds: RESEND_AFTER_SECONDS }

/** From an address to a password, at the start and whenever it is forgotten. */
export const signUpRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .post('/register', accepts(endpoints.register), async (c) => {
    const { deps, input } = c.var
    await issueCode(deps, { ...SIGNUP, ...input, clientAddress: c.env.caller.clientAddress })
    return answer(c, endpoints.register, ON_ITS_WAY)
  })
  .post('/resendOTP', accepts(endpoints.resendOtp), async (c) => {
    const { deps, input } = c.var
    await issueCode(deps, { ...SIGNUP, ...input, clientAddress: c.env.caller.clientAddress })
    return answer(c, endpoints.resendOtp, ON_ITS_WAY)
  })
  .post('/verifyOTP', accepts(endpoints.verifyOtp), async (c) => {
    const { deps, input } = c.var
    const token = await takeCode(deps, { ...SIGNUP, ...input, clientAddress: c.env.caller.clientAddress })
    return answer(c, endpoints.verifyOtp, { token })
  })
  .post('/setPassword', grantHolder('SIGNUP'), accepts(endpoints.setPassword), async (c) => {
    const { deps, grant, input } = c.var
    await setPassword(deps, { grant, ...input })
    return answer(c, endpoints.setPassword, {})
  })
  .post('/initiateReset', accepts(endpoints.initiateReset), async (c) => {
    const { deps, input } = c.var
    await issueCode(deps, { ...RESET, ...input, clientAddress: c.env.caller.clientAddress })
    return answer(c, endpoints.initiateReset, ON_ITS_WAY)
  })
  .post('/resendResetOtp', accepts(endpoints.resendResetOtp), async (c) => {
    const { deps, input } = c.var
    await issueCode(deps, { ...RESET, ...input, clientAddress: c.env.caller.clientAddress })
    return answer(c, endpoints.resendResetOtp, ON_ITS_WAY)
  })
  .post('/verifyResetOtp', accepts(endpoints.verifyResetOtp), async (c) => {
    const { deps, input } = c.var
    const token = await takeCode(deps, { ...RESET, ...input, clientAddress: c.env.caller.clientAddress })
    return answer(c, endpoints.verifyResetOtp, { token })
  })
  .post('/resetPassword', grantHolder('RESET'), accepts(endpoints.resetPassword), async (c) => {
    const { deps, grant, input } = c.var
    await resetPassword(deps, { grant, ...input })
    return answer(c, endpoints.resetPassword, {})
  })
  .post('/openLink', accepts(endpoints.openLink), async (c) => {
    return answer(c, endpoints.openLink, await openLink(c.var.deps, c.var.input.secret))
  })
