import * as contract from '@ahia/contracts/admin/searches'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { Db } from '#tables.ts'
import { listSearches, listSynonyms } from './list-searches.ts'
import { proposeSynonym } from './propose-synonym.ts'

/** ADMIN-51 */
export const searchesAdminRoutes = new Hono<ApiEnv<{ db: Db }>>()
  .get('/', staffOnly(contract.listSearches), accepts(contract.listSearches), async (c) =>
    answer(c, contract.listSearches, await listSearches(c.var.deps, c.var.input)),
  )
  .get('/synonyms', staffOnly(contract.listSynonyms), accepts(contract.listSynonyms), async (c) =>
    answer(c, contract.listSynonyms, { synonyms: await listSynonyms(c.var.deps) }),
  )
  .post('/synonyms', staffOnly(contract.proposeSynonym), accepts(contract.proposeSynonym), async (c) => {
    await proposeSynonym(c.var.deps, { ...c.var.input, by: c.var.staff })
    return answer(c, contract.proposeSynonym, {})
  })
