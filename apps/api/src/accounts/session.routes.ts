import * as contract from '@ahia/contracts/accounts'
import { Hono } from 'hono'
import { accepts } from '#platform/http/accepts.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { placeOf } from './place-of.ts'
import { refreshSession } from './refresh-session.ts'

/** Signing in, staying so, signing out. */
export const sessionRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .post('/login', accepts(contract.login), async (c) => {
    const { email, password, remember: isRemembered } = c.var.input
    const user = await login(c.var.deps, { email, password, isRemembered, place: placeOf(c) })
    return answer(c, contract.login, { user })
  })
  .post('/refresh', accepts(contract.refresh), async (c) => {
    const tokens = await refreshSession(c.var.deps, { ...c.var.input, kind: 'CUSTOMER' })
    return answer(c, contract.refresh, tokens)
  })
  .post('/logout', accepts(contract.logout), async (c) => {
    await logout(c.var.deps, { ...c.var.input, kind: 'CUSTOMER' })
    return answer(c, contract.logout, {})
  })
