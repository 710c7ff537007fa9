import * as contract from '@ahia/contracts/seller/documents'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '../commands/get-shop-caller.ts'
import { listOwnDocuments, sendDocument } from './own-documents.ts'

/** ADMIN-18, ADMIN-19: the owner's side. */
export const documentsRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/', signedIn(contract.listOwnDocuments), accepts(contract.listOwnDocuments), async (c) => {
    const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
    return answer(c, contract.listOwnDocuments, await listOwnDocuments(c.var.deps.db.read, shopId))
  })
  .post(
    '/',
    signedIn(contract.sendDocument),
    withinLimit(contract.sendDocument),
    accepts(contract.sendDocument),
    async (c) => {
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      return answer(c, contract.sendDocument, await sendDocument(c.var.deps, { caller, ...c.var.input }))
    },
  )
