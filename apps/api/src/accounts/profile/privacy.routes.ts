import * as contract from '@ahia/contracts/profile/privacy'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { type ConsentDeps, listOwnConsents, setOwnConsent } from '../consents/own-consents.ts'
import { listOwnRequests, sendDataRequest } from '../data-requests/send-data-request.ts'
import { askForExport, assertExportLink } from '../my-data/ask-for-export.ts'
import type { DeletionDeps } from '../my-data/delete-my-account.ts'
import { type ExportDeps, exportMyData } from '../my-data/export-my-data.ts'
import { getDeletion, keepMyAccount } from '../my-data/get-deletion.ts'
import { endSupportView, getSupportView, makeSupportCode } from '../people/support-view.ts'
import { signedIn } from '../sessions/bearer.ts'
import { withinLimit } from '../sessions/within-limit.ts'
import { placeOf } from './place-of.ts'

/** PRIV-02, 04, 07, 08, ADMIN-38: what a customer decides about their own data. */
export const privacyRoutes = new Hono<ApiEnv<ConsentDeps & DeletionDeps & ExportDeps>>()
  .get('/consents', signedIn(contract.listConsents), accepts(contract.listConsents), async (c) =>
    answer(c, contract.listConsents, {
      consents: await listOwnConsents(c.var.deps, c.var.account.accountId),
    }),
  )
  .put(
    '/consents/:purpose',
    signedIn(contract.setConsent),
    withinLimit(contract.setConsent),
    accepts(contract.setConsent),
    async (c) => {
      const { account, deps, input } = c.var
      const { clientAddress } = placeOf(c)
      const setting = { ...input, accountId: account.accountId, clientAddress }
      return answer(c, contract.setConsent, { isGiven: await setOwnConsent(deps, setting) })
    },
  )
  .post(
    '/exportLink',
    signedIn(contract.askForExport),
    withinLimit(contract.askForExport),
    accepts(contract.askForExport),
    async (c) => {
      const { account, deps, input } = c.var
      const expiresAt = await askForExport(deps, { account, place: placeOf(c), password: input.password })
      return answer(c, contract.askForExport, { expiresAt: expiresAt.toISOString() })
    },
  )
  .post(
    '/export',
    signedIn(contract.exportMyData),
    withinLimit(contract.exportMyData),
    accepts(contract.exportMyData),
    async (c) => {
      const { account, deps, input } = c.var
      await assertExportLink(deps, { accountId: account.accountId, key: input.key })
      const mine = await exportMyData(deps, { account, place: placeOf(c), now: new Date() })
      return answer(c, contract.exportMyData, mine)
    },
  )
  .get('/deletion', signedIn(contract.getDeletion), accepts(contract.getDeletion), async (c) => {
    const asked = { accountId: c.var.account.accountId, now: new Date() }
    return answer(c, contract.getDeletion, await getDeletion(c.var.deps, asked))
  })
  .delete('/deletion', signedIn(contract.keepMyAccount), accepts(contract.keepMyAccount), async (c) => {
    await keepMyAccount(c.var.deps, c.var.account.accountId)
    return answer(c, contract.keepMyAccount, {})
  })
  .get('/dataRequests', signedIn(contract.listDataRequests), accepts(contract.listDataRequests), async (c) =>
    answer(c, contract.listDataRequests, {
      requests: await listOwnRequests(c.var.deps, c.var.account.accountId),
    }),
  )
  .post(
    '/dataRequests',
    signedIn(contract.sendDataRequest),
    withinLimit(contract.sendDataRequest),
    accepts(contract.sendDataRequest),
    async (c) => {
      const { account, deps, input } = c.var
      const request = await sendDataRequest(deps, { ...input, account, place: placeOf(c) })
      return answer(c, contract.sendDataRequest, { request })
    },
  )
  .get('/support', signedIn(contract.getSupportView), accepts(contract.getSupportView), async (c) =>
    answer(c, contract.getSupportView, await getSupportView(c.var.deps, c.var.account.accountId)),
  )
  .post(
    '/support',
    signedIn(contract.makeSupportCode),
    withinLimit(contract.makeSupportCode),
    accepts(contract.makeSupportCode),
    async (c) =>
      answer(c, contract.makeSupportCode, await makeSupportCode(c.var.deps, c.var.account.accountId)),
  )
  .delete('/support', signedIn(contract.endSupportView), accepts(contract.endSupportView), async (c) => {
    await endSupportView(c.var.deps, c.var.account.accountId)
    return answer(c, contract.endSupportView, {})
  })
