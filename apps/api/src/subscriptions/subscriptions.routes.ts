import * as contract from '@ahia/contracts/subscriptions'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getOffer } from './get-offer.ts'
import { getSubscription } from './get-subscription.ts'
import { listTiers } from './list-tiers.ts'
import { startTrial } from './start-trial.ts'

export const subscriptionsRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/tiers', accepts(contract.listTiers), async (c) =>
    answer(c, contract.listTiers, await listTiers(c.var.deps)),
  )
  .get('/offer', accepts(contract.getOffer), async (c) =>
    answer(c, contract.getOffer, await getOffer(c.var.deps)),
  )
  .post('/trial', signedIn(contract.startTrial), accepts(contract.startTrial), async (c) => {
    const { package: tier, period } = c.var.input
    const { accountId } = c.var.account
    const subscription = await startTrial(c.var.deps, { accountId, tier, period })
    return answer(c, contract.startTrial, { subscription })
  })
  .get('/mine', signedIn(contract.getSubscription), accepts(contract.getSubscription), async (c) =>
    answer(c, contract.getSubscription, await getSubscription(c.var.deps, c.var.account.accountId)),
  )
