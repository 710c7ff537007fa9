import * as customers from '@ahia/contracts/accounts'
import * as shops from '@ahia/contracts/shop-accounts'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { placeOf } from '../profile/place-of.ts'
import type { AccountKind } from './access-token.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { refreshSession } from './refresh-session.ts'

/** Sign in, refresh and sign out. */
export const sessionRoutes = keepingRoutes('CUSTOMER', {
  refresh: customers.refresh,
  logout: customers.logout,
}).post('/login', accepts(customers.login), async (c) => {
  const { email, password, remember: isRemembered } = c.var.input
  const user = await login(c.var.deps, { email, password, isRemembered, place: placeOf(c) })
  return answer(c, customers.login, { user })
})

/** Shops sign in in the slice of shops, which knows the shop. */
export const shopSessionRoutes = keepingRoutes('SHOP', {
  refresh: shops.refreshShop,
  logout: shops.logoutShop,
})

type KeepingEndpoints = {
  refresh: typeof customers.refresh | typeof shops.refreshShop
  logout: typeof customers.logout | typeof shops.logoutShop
}

/** The same for every kind of account; ROLE-02: a token of one kind is not accepted for another. */
function keepingRoutes(kind: AccountKind, endpoints: KeepingEndpoints) {
  return new Hono<ApiEnv<AccountsDeps>>()
    .post('/refresh', accepts(endpoints.refresh), async (c) =>
      answer(
        c,
        endpoints.refresh,
        await refreshSession(c.var.deps, { ...c.var.input, kind, place: placeOf(c) }),
      ),
    )
    .post('/logout', accepts(endpoints.logout), async (c) => {
      await logout(c.var.deps, { ...c.var.input, kind })
      return answer(c, endpoints.logout, {})
    })
}
