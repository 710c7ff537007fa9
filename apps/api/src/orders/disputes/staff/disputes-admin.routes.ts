import * as contract from '@ahia/contracts/admin/disputes'
import { fromNaira } from '@ahia/money/naira'
import { Hono } from 'hono'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { Db } from '#tables.ts'
import { decideDispute } from '../decide-dispute.ts'
import { getDisputePhoto } from '../photos.ts'
import { askSide } from '../write-message.ts'
import { getDisputePage, listDisputes } from './get-dispute-page.ts'
import { previewDecision } from './preview-decision.ts'

type Deps = { db: Db; publicUrl: string; pictures: PictureStore }

/** ADMIN-24 to ADMIN-26: disputes for staff. */
export const disputesAdminRoutes = new Hono<ApiEnv<Deps>>()
  .get('/', staffOnly(contract.listDisputes), accepts(contract.listDisputes), async (c) =>
    answer(c, contract.listDisputes, await listDisputes(c.var.deps, c.var.input)),
  )
  .get('/:id', staffOnly(contract.getDisputePage), accepts(contract.getDisputePage), async (c) => {
    const page = await getDisputePage(c.var.deps, { id: c.var.input.id, viewer: c.var.staff.id })
    return answer(c, contract.getDisputePage, page)
  })
  .get('/:id/preview', staffOnly(contract.previewDecision), accepts(contract.previewDecision), async (c) => {
    const { lines, amount, wayBorneBy = null, ...rest } = c.var.input
    const request = {
      ...rest,
      wayBorneBy,
      lines: toLines(lines),
      amountKobo: amount === undefined ? null : fromNaira(Number(amount)),
    }
    return answer(c, contract.previewDecision, await previewDecision(c.var.deps, request))
  })
  .get(
    '/:id/messages/:messageId/photos/:place',
    staffOnly(contract.getDisputePhotoAsStaff),
    accepts(contract.getDisputePhotoAsStaff),
    async (c) => {
      const { id: disputeId, ...photo } = c.var.input
      const found = await getDisputePhoto(c.var.deps, { disputeId, ...photo })
      return answer(c, contract.getDisputePhotoAsStaff, found)
    },
  )
  .post('/:id/ask', staffOnly(contract.askInDispute), accepts(contract.askInDispute), async (c) => {
    const { id: disputeId, ...question } = c.var.input
    await askSide(c.var.deps, { disputeId, ...question, by: c.var.staff })
    return answer(c, contract.askInDispute, {})
  })
  .post('/:id/decide', staffOnly(contract.decideDispute), accepts(contract.decideDispute), async (c) => {
    const { id: disputeId, amount, ...decision } = c.var.input
    const { staff: by, staffSession } = c.var
    const amountKobo = amount === null ? null : fromNaira(amount)
    const withReturn = decision.wayBorneBy !== null
    await decideDispute(
      c.var.deps,
      { ...decision, disputeId, amountKobo, withReturn },
      { by, isProved: staffSession.hasProof },
    )
    return answer(c, contract.decideDispute, {})
  })

/** '0:1,2:3': places and quantities. */
const toLines = (text: string | undefined): contract.DecisionLine[] =>
  (text === undefined ? [] : text.split(',')).map((one) => {
    const [position, quantity] = one.split(':').map(Number)
    return { position: position ?? 0, quantity: quantity ?? 0 }
  })
