import * as contract from '@ahia/contracts/admin/shops'
import { Hono } from 'hono'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { readStanding } from '#orders/standing/standing.reads.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { ShelvesDeps } from '#shops/closing/closing-deps.ts'
import { decideCheck, lookAtDocument } from '#shops/review/decide-check.ts'
import { decideShop } from '#shops/review/decide-shop.ts'
import { writeDecision } from '#shops/review/decision-email.ts'
import { listShops } from '#shops/review/list-shops.ts'
import { showShopFile } from '#shops/review/show-shop-file.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'

type Deps = ShelvesDeps & { pictures: PictureStore }

const toDate = (until: string | undefined): Date | null => (until === undefined ? null : new Date(until))

/** ADMIN-18…22 */
export const shopsAdminRoutes = new Hono<ApiEnv<Deps>>()
  .get('/', staffOnly(contract.listShops), accepts(contract.listShops), async (c) =>
    answer(c, contract.listShops, await listShops(c.var.deps, c.var.input)),
  )
  .get('/:id', staffOnly(contract.getShopFile), accepts(contract.getShopFile), async (c) => {
    const { id } = c.var.input
    const [shop, standing] = await Promise.all([
      showShopFile(c.var.deps, id),
      readStanding(c.var.deps.db.read, id),
    ])
    return answer(c, contract.getShopFile, { shop: { ...shop, standing } })
  })
  .post(
    '/:id/documents/:document/look',
    staffOnly(contract.lookAtDocument),
    accepts(contract.lookAtDocument),
    async (c) => {
      const { id: shopId, document: documentId } = c.var.input
      const picture = await lookAtDocument(c.var.deps, { shopId, documentId, by: c.var.staff })
      return answer(c, contract.lookAtDocument, { picture })
    },
  )
  .post('/:id/checks/:kind', staffOnly(contract.decideCheck), accepts(contract.decideCheck), async (c) => {
    const { id: shopId, kind, state, document: documentId, runsOutOn = null } = c.var.input
    await decideCheck(c.var.deps, { shopId, kind, state, documentId, runsOutOn, by: c.var.staff })
    return answer(c, contract.decideCheck, {})
  })
  .post(
    '/:id/preview',
    staffOnly(contract.previewShopDecision),
    accepts(contract.previewShopDecision),
    async (c) => {
      const { id: shopId, until, ...decided } = c.var.input
      const { name: shopName, status } = await showShopFile(c.var.deps, shopId)
      const context = { shopName, publicUrl: c.var.deps.publicUrl, shopId, isOpen: status === 'APPROVED' }
      const email = writeDecision({ ...decided, until: toDate(until) }, context)
      return answer(c, contract.previewShopDecision, {
        subject: email.subject,
        text: email.paragraphs.join('\n\n'),
      })
    },
  )
  .post('/:id/review', staffOnly(contract.reviewShop), accepts(contract.reviewShop), async (c) => {
    const { id: shopId, until, ...decided } = c.var.input
    await decideShop(c.var.deps, { ...decided, shopId, until: toDate(until), by: c.var.staff })
    return answer(c, contract.reviewShop, {})
  })
  .post(
    '/:id/discipline',
    staffOnly(contract.disciplineShop),
    accepts(contract.disciplineShop),
    async (c) => {
      const { id: shopId, until, ...decided } = c.var.input
      await decideShop(c.var.deps, { ...decided, shopId, until: toDate(until), by: c.var.staff })
      return answer(c, contract.disciplineShop, {})
    },
  )
