import * as contract from '@ahia/contracts/admin/chargebacks'
import { fromNaira } from '@ahia/money/naira'
import { Hono } from 'hono'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { Db } from '#tables.ts'
import { answerChargeback } from './answer-chargeback.ts'
import { packEvidence } from './evidence.ts'
import { getChargebackPage, listChargebackWork } from './show-chargebacks.ts'

type Deps = { db: Db; pictures: PictureStore }

/** ADMIN-27: what banks dispute, for staff. */
export const chargebacksAdminRoutes = new Hono<ApiEnv<Deps>>()
  .get('/', staffOnly(contract.listChargebackWork), accepts(contract.listChargebackWork), async (c) =>
    answer(c, contract.listChargebackWork, await listChargebackWork(c.var.deps, c.var.input)),
  )
  .get('/:id', staffOnly(contract.getChargebackPage), accepts(contract.getChargebackPage), async (c) => {
    const chargeback = await getChargebackPage(c.var.deps, c.var.input.id)
    return answer(c, contract.getChargebackPage, { chargeback })
  })
  .get(
    '/:id/evidence',
    staffOnly(contract.getChargebackEvidence),
    accepts(contract.getChargebackEvidence),
    async (c) => {
      const { fileName, zip } = await packEvidence(c.var.deps, c.var.input.id)
      return answer(c, contract.getChargebackEvidence, { fileName, zip: zip.toString('base64') })
    },
  )
  .post(
    '/:id/accept',
    staffOnly(contract.acceptChargeback),
    accepts(contract.acceptChargeback),
    async (c) => {
      const { id, words, amount } = c.var.input
      const amountKobo = amount === null ? null : fromNaira(amount)
      await answerChargeback(c.var.deps, { id, answer: 'ACCEPT', amountKobo, words, by: c.var.staff })
      return answer(c, contract.acceptChargeback, {})
    },
  )
  .post(
    '/:id/decline',
    staffOnly(contract.declineChargeback),
    accepts(contract.declineChargeback),
    async (c) => {
      const { id, words } = c.var.input
      await answerChargeback(c.var.deps, { id, answer: 'DECLINE', amountKobo: null, words, by: c.var.staff })
      return answer(c, contract.declineChargeback, {})
    },
  )
