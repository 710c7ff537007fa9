import * as contract from '@ahia/contracts/seller/imports'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { toCsvStream } from '../csv/csv-stream.ts'
import { confirmImport } from './apply-import.ts'
import { findLastImport, getImport, listImportRows, writeErrors } from './get-import.ts'
import { matchColumns } from './match-columns.ts'
import { receiveImport } from './receive-import.ts'

/** SELL-44: prices and stock from a file. */
export const importsRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/', signedIn(contract.getLastImport), accepts(contract.getLastImport), async (c) => {
    const { deps, account } = c.var
    const { shopId } = await getShopCaller(deps, account.accountId)
    return answer(c, contract.getLastImport, { import: await findLastImport(deps, shopId) })
  })
  .post(
    '/',
    signedIn(contract.sendImport),
    withinLimit(contract.sendImport),
    accepts(contract.sendImport),
    async (c) => {
      const { deps, account } = c.var
      const caller = await getShopCaller(deps, account.accountId)
      const sent = await receiveImport(deps, { caller, request: c.req.raw })
      return answer(c, contract.sendImport, { import: sent }, "We're checking your file")
    },
  )
  .get('/:id', signedIn(contract.getImport), accepts(contract.getImport), async (c) => {
    const { deps, account, input } = c.var
    const { shopId } = await getShopCaller(deps, account.accountId)
    const { id: importId, ...page } = input
    return answer(c, contract.getImport, await listImportRows(deps, { shopId, importId, ...page }))
  })
  .post(
    '/:id/columns',
    signedIn(contract.matchImportColumns),
    withinLimit(contract.matchImportColumns),
    accepts(contract.matchImportColumns),
    async (c) => {
      const { deps, account, input } = c.var
      const caller = await getShopCaller(deps, account.accountId)
      const { id: importId, ...match } = input
      return answer(c, contract.matchImportColumns, await matchColumns(deps, { caller, importId, ...match }))
    },
  )
  .post(
    '/:id/apply',
    signedIn(contract.applyImport),
    withinLimit(contract.applyImport),
    accepts(contract.applyImport),
    async (c) => {
      const { deps, account, input } = c.var
      const caller = await getShopCaller(deps, account.accountId)
      const { id: importId, ...apply } = input
      return answer(c, contract.applyImport, await confirmImport(deps, { caller, importId, ...apply }))
    },
  )
  .get(
    '/:id/errors.csv',
    signedIn(contract.downloadImportErrors),
    accepts(contract.downloadImportErrors),
    async (c) => {
      const { deps, account, input } = c.var
      const { shopId } = await getShopCaller(deps, account.accountId)
      await getImport(deps.db.read, { shopId, importId: input.id })
      return toCsvStream(c, writeErrors(deps, input.id), 'errors.csv')
    },
  )
