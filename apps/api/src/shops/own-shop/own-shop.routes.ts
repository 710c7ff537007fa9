import { getOwnShop, updateShopProfile } from '@ahia/contracts/own-shop'
import { loginShop as loginEndpoint } from '@ahia/contracts/shop-accounts'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { placeOf } from '#accounts/profile/place-of.ts'
import { signedIn, signedInOrSigningUp } from '#accounts/sessions/bearer.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { ShelvesDeps } from '../closing/closing-deps.ts'
import { changeOwnShop } from './change-own-shop.ts'
import { getShopAccount } from './get-shop-account.ts'
import { loginShop } from './login-shop.ts'
import { openOwnShop } from './open-own-shop.ts'

/** What belongs to a shop's owner. */
export const ownShopRoutes = new Hono<ApiEnv<AccountsDeps & ShelvesDeps>>()
  .post('/login', accepts(loginEndpoint), async (c) => {
    const { email, password, remember: isRemembered } = c.var.input
    const signedInShop = await loginShop(c.var.deps, { email, password, isRemembered, place: placeOf(c) })
    return answer(c, loginEndpoint, signedInShop)
  })
  .get('/profile', signedIn(getOwnShop), accepts(getOwnShop), async (c) =>
    answer(c, getOwnShop, await getShopAccount(c.var.deps.db.read, c.var.account.accountId)),
  )
  .post('/updateprofile', signedInOrSigningUp(updateShopProfile), accepts(updateShopProfile), async (c) => {
    const { deps, holder, input } = c.var
    const updated =
      holder.by === 'grant'
        ? await openOwnShop(deps, { grant: holder.grant, input, place: placeOf(c) })
        : await changeOwnShop(deps, { accountId: holder.account.accountId, input })
    return answer(c, updateShopProfile, updated)
  })
