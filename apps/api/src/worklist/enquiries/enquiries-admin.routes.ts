import * as contract from '@ahia/contracts/admin/enquiries'
import { Hono } from 'hono'
import {
  fileEnquiry,
  linkEnquiry,
  recordReceived,
  replyToEnquiry,
} from '#content/enquiries/answers/answer-enquiry.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { StaffDeps } from '#staff/staff-deps.ts'
import { findLinked } from './find-linked.ts'
import { getEnquiry, listEnquiries } from './show-enquiry.ts'

/** ADMIN-52 */
export const enquiriesAdminRoutes = new Hono<ApiEnv<StaffDeps>>()
  .get('/', staffOnly(contract.listEnquiries), accepts(contract.listEnquiries), async (c) => {
    const { state, source = null, after } = c.var.input
    return answer(c, contract.listEnquiries, await listEnquiries(c.var.deps, { state, source, after }))
  })
  .get('/:id', staffOnly(contract.getEnquiry), accepts(contract.getEnquiry), async (c) =>
    answer(c, contract.getEnquiry, { enquiry: await getEnquiry(c.var.deps, c.var.input.id) }),
  )
  .post('/:id/reply', staffOnly(contract.replyToEnquiry), accepts(contract.replyToEnquiry), async (c) => {
    await replyToEnquiry(c.var.deps, { ...c.var.input, by: c.var.staff })
    return answer(c, contract.replyToEnquiry, {})
  })
  .post('/:id/received', staffOnly(contract.recordReceived), accepts(contract.recordReceived), async (c) => {
    await recordReceived(c.var.deps, { ...c.var.input, by: c.var.staff })
    return answer(c, contract.recordReceived, {})
  })
  .post('/:id/file', staffOnly(contract.fileEnquiry), accepts(contract.fileEnquiry), async (c) => {
    await fileEnquiry(c.var.deps, { ...c.var.input, by: c.var.staff })
    return answer(c, contract.fileEnquiry, {})
  })
  .post('/:id/link', staffOnly(contract.linkEnquiry), accepts(contract.linkEnquiry), async (c) => {
    const { order, shop, ...step } = c.var.input
    const about = await findLinked(c.var.deps.db.read, { order, shop })
    await linkEnquiry(c.var.deps, { ...step, about, by: c.var.staff })
    return answer(c, contract.linkEnquiry, {})
  })
