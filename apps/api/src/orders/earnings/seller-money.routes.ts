import * as contract from '@ahia/contracts/seller/money'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { explainOrderMoney, getMoney, listMoneyEntries, listMoneyOrders } from './show-money.ts'

/** PAYOUT-01, PAYOUT-02, PAYOUT-08: a shop reads its money. */
export const sellerMoneyRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/', signedIn(contract.getMoney), accepts(contract.getMoney), async (c) => {
    const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
    return answer(c, contract.getMoney, await getMoney(c.var.deps, shopId))
  })
  .get('/orders', signedIn(contract.listMoneyOrders), accepts(contract.listMoneyOrders), async (c) => {
    const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
    return answer(c, contract.listMoneyOrders, await listMoneyOrders(c.var.deps, { shopId, ...c.var.input }))
  })
  .get('/entries', signedIn(contract.listMoneyEntries), accepts(contract.listMoneyEntries), async (c) => {
    const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
    return answer(
      c,
      contract.listMoneyEntries,
      await listMoneyEntries(c.var.deps, { shopId, ...c.var.input }),
    )
  })
  .get(
    '/orders/:id',
    signedIn(contract.explainOrderMoney),
    accepts(contract.explainOrderMoney),
    async (c) => {
      const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
      const money = await explainOrderMoney(c.var.deps, { shopId, orderId: c.var.input.id })
      return answer(c, contract.explainOrderMoney, money)
    },
  )
