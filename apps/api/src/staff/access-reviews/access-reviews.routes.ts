import * as contract from '@ahia/contracts/admin/access-reviews'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '../sessions/staff-only.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { confirmAccess, showAccess } from './review-access.ts'

/** ADMIN-10 */
export const accessReviewsRoutes = new Hono<ApiEnv<StaffDeps>>()
  .get('/', staffOnly(contract.getAccessReview), accepts(contract.getAccessReview), async (c) =>
    answer(c, contract.getAccessReview, await showAccess(c.var.deps)),
  )
  .post('/confirm', staffOnly(contract.confirmAccess), accepts(contract.confirmAccess), async (c) => {
    await confirmAccess(c.var.deps, { ...c.var.input, by: c.var.staff })
    return answer(c, contract.confirmAccess, {})
  })
