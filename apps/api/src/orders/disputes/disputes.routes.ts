import * as contract from '@ahia/contracts/disputes'
import type { AccountId } from '@ahia/contracts/ids'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { appealDispute } from './appeal-dispute.ts'
import { escalateDispute } from './escalate-dispute.ts'
import { listOwnDisputes } from './get-disputes.ts'
import { getOwnDisputePhoto } from './photos.ts'
import { writeMessage } from './write-message.ts'

const customer = (accountId: AccountId) => ({ side: 'CUSTOMER' as const, accountId })

/** ADMIN-24, ADMIN-26: a customer and the complaints about their orders. */
export const disputesRoutes = new Hono<ApiEnv<AccountsDeps & { pictures: PictureStore; publicUrl: string }>>()
  .get(
    '/:id/disputes',
    signedIn(contract.listOrderDisputes),
    withinLimit(contract.listOrderDisputes),
    accepts(contract.listOrderDisputes),
    async (c) => {
      const { accountId } = c.var.account
      const own = { accountId, orderId: c.var.input.id }
      return answer(c, contract.listOrderDisputes, await listOwnDisputes(c.var.deps, own))
    },
  )
  .post(
    '/disputes/:id/messages',
    signedIn(contract.writeDisputeMessage),
    withinLimit(contract.writeDisputeMessage),
    accepts(contract.writeDisputeMessage),
    async (c) => {
      const { id: disputeId, ...message } = c.var.input
      const party = customer(c.var.account.accountId)
      const dispute = await writeMessage(c.var.deps, party, { disputeId, ...message })
      return answer(c, contract.writeDisputeMessage, { dispute }, "We've sent it to the shop")
    },
  )
  .post(
    '/disputes/:id/escalate',
    signedIn(contract.escalateDispute),
    withinLimit(contract.escalateDispute),
    accepts(contract.escalateDispute),
    async (c) => {
      const party = customer(c.var.account.accountId)
      const dispute = await escalateDispute(c.var.deps, party, c.var.input.id)
      return answer(c, contract.escalateDispute, { dispute }, 'Our team decides now')
    },
  )
  .post(
    '/disputes/:id/appeal',
    signedIn(contract.appealDispute),
    withinLimit(contract.appealDispute),
    accepts(contract.appealDispute),
    async (c) => {
      const { id: disputeId, words } = c.var.input
      const party = customer(c.var.account.accountId)
      const dispute = await appealDispute(c.var.deps, party, { disputeId, words })
      return answer(c, contract.appealDispute, { dispute }, "We've received your appeal")
    },
  )
  .get(
    '/disputes/:id/messages/:messageId/photos/:place',
    signedIn(contract.getDisputePhoto),
    withinLimit(contract.getDisputePhoto),
    accepts(contract.getDisputePhoto),
    async (c) => {
      const { id: disputeId, ...photo } = c.var.input
      const party = customer(c.var.account.accountId)
      const found = await getOwnDisputePhoto(c.var.deps, party, { disputeId, ...photo })
      return answer(c, contract.getDisputePhoto, found)
    },
  )
