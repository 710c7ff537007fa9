import * as contract from '@ahia/contracts/seller/shop-settings'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { changePassword } from '#accounts/passwords/change-password.ts'
import { placeOf } from '#accounts/profile/place-of.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { endOtherSessions, endSession } from '#accounts/sessions/end-session.ts'
import { listSessions } from '#accounts/sessions/list-sessions.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { closeShop } from '../closing/close-shop.ts'
import type { ClosingDeps } from '../closing/closing-deps.ts'
import { getClosing } from '../closing/get-closing.ts'
import { keepShop } from '../closing/keep-shop.ts'
import { exportShop, type ShopExportDeps } from './export-shop.ts'

/** SELL-53, SELL-61: the account of a shop: password, sessions, all its data, closing. */
export const shopSettingsRoutes = new Hono<ApiEnv<AccountsDeps & ClosingDeps & ShopExportDeps>>()
  .post(
    '/changePassword',
    signedIn(contract.changeShopPassword),
    accepts(contract.changeShopPassword),
    async (c) => {
      await changePassword(c.var.deps, { account: c.var.account, place: placeOf(c), ...c.var.input })
      return answer(c, contract.changeShopPassword, {})
    },
  )
  .get('/sessions', signedIn(contract.listShopSessions), accepts(contract.listShopSessions), async (c) =>
    answer(c, contract.listShopSessions, { sessions: await listSessions(c.var.deps, c.var.account) }),
  )
  .delete(
    '/sessions/:sessionId',
    signedIn(contract.endShopSession),
    accepts(contract.endShopSession),
    async (c) => {
      const { account, deps, input } = c.var
      await endSession(deps, { account, place: placeOf(c), sessionId: input.sessionId })
      return answer(c, contract.endShopSession, {})
    },
  )
  .post(
    '/endOtherSessions',
    signedIn(contract.endOtherShopSessions),
    accepts(contract.endOtherShopSessions),
    async (c) => {
      await endOtherSessions(c.var.deps, { account: c.var.account, place: placeOf(c) })
      return answer(c, contract.endOtherShopSessions, {})
    },
  )
  .get(
    '/export',
    signedIn(contract.exportShopData),
    withinLimit(contract.exportShopData),
    accepts(contract.exportShopData),
    async (c) => {
      const { account, deps } = c.var
      const mine = await exportShop(deps, { account, place: placeOf(c), now: new Date() })
      return answer(c, contract.exportShopData, mine)
    },
  )
  .get('/closing', signedIn(contract.getShopClosing), accepts(contract.getShopClosing), async (c) =>
    answer(c, contract.getShopClosing, await getClosing(c.var.deps, c.var.account.accountId)),
  )
  .post('/closing', signedIn(contract.closeShop), accepts(contract.closeShop), async (c) => {
    const { account, deps, input } = c.var
    const { closesAt } = await closeShop(deps, { account, place: placeOf(c), password: input.password })
    return answer(c, contract.closeShop, { closesAt: closesAt?.toISOString() ?? null })
  })
  .delete('/closing', signedIn(contract.keepShop), accepts(contract.keepShop), async (c) => {
    await keepShop(c.var.deps, c.var.account.accountId)
    return answer(c, contract.keepShop, {})
  })
