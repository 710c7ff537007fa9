import type { AccountId } from '@ahia/contracts/ids'
import * as contract from '@ahia/contracts/seller/seller-disputes'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { appealDispute } from './appeal-dispute.ts'
import { escalateDispute } from './escalate-dispute.ts'
import { listOwnDisputes } from './get-disputes.ts'
import type { Party } from './parties.ts'
import { getOwnDisputePhoto } from './photos.ts'
import { writeMessage } from './write-message.ts'

type Deps = AccountsDeps & { pictures: PictureStore; publicUrl: string }

async function shopOf(deps: Deps, accountId: AccountId): Promise<Extract<Party, { side: 'SHOP' }>> {
  const { shopId } = await getShopCaller(deps, accountId)
  return { side: 'SHOP', accountId, shopId }
}

/** ADMIN-24, ADMIN-26: a shop and the complaints about its orders. */
export const sellerDisputesRoutes = new Hono<ApiEnv<Deps>>()
  .get(
    '/orders/:id/disputes',
    signedIn(contract.listSellerDisputes),
    withinLimit(contract.listSellerDisputes),
    accepts(contract.listSellerDisputes),
    async (c) => {
      const { shopId } = await shopOf(c.var.deps, c.var.account.accountId)
      const own = { shopId, orderId: c.var.input.id }
      return answer(c, contract.listSellerDisputes, await listOwnDisputes(c.var.deps, own))
    },
  )
  .post(
    '/disputes/:id/messages',
    signedIn(contract.answerSellerDispute),
    withinLimit(contract.answerSellerDispute),
    accepts(contract.answerSellerDispute),
    async (c) => {
      const { id: disputeId, ...message } = c.var.input
      const party = await shopOf(c.var.deps, c.var.account.accountId)
      const dispute = await writeMessage(c.var.deps, party, { disputeId, ...message })
      return answer(c, contract.answerSellerDispute, { dispute }, "We've sent it to the customer")
    },
  )
  .post(
    '/disputes/:id/escalate',
    signedIn(contract.escalateSellerDispute),
    withinLimit(contract.escalateSellerDispute),
    accepts(contract.escalateSellerDispute),
    async (c) => {
      const party = await shopOf(c.var.deps, c.var.account.accountId)
      const dispute = await escalateDispute(c.var.deps, party, c.var.input.id)
      return answer(c, contract.escalateSellerDispute, { dispute }, 'Our team decides now')
    },
  )
  .post(
    '/disputes/:id/appeal',
    signedIn(contract.appealSellerDispute),
    withinLimit(contract.appealSellerDispute),
    accepts(contract.appealSellerDispute),
    async (c) => {
      const { id: disputeId, words } = c.var.input
      const party = await shopOf(c.var.deps, c.var.account.accountId)
      const dispute = await appealDispute(c.var.deps, party, { disputeId, words })
      return answer(c, contract.appealSellerDispute, { dispute }, "We've received your appeal")
    },
  )
  .get(
    '/disputes/:id/messages/:messageId/photos/:place',
    signedIn(contract.getSellerDisputePhoto),
    withinLimit(contract.getSellerDisputePhoto),
    accepts(contract.getSellerDisputePhoto),
    async (c) => {
      const { id: disputeId, ...photo } = c.var.input
      const party = await shopOf(c.var.deps, c.var.account.accountId)
      const found = await getOwnDisputePhoto(c.var.deps, party, { disputeId, ...photo })
      return answer(c, contract.getSellerDisputePhoto, found)
    },
  )
