import { listAudit } from '@ahia/contracts/admin/audit'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { Db } from '#tables.ts'
import { showAudit } from './show-audit.ts'

/** ADMIN-46 */
export const auditAdminRoutes = new Hono<ApiEnv<{ db: Db }>>().get(
  '/',
  staffOnly(listAudit),
  accepts(listAudit),
  async (c) => answer(c, listAudit, await showAudit(c.var.deps, c.var.input)),
)
