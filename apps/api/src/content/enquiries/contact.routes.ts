import * as endpoints from '@ahia/contracts/contact'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { applyForLogistics } from './apply-for-logistics.ts'
import type { EnquiryDeps } from './receive-enquiry.ts'
import { sendMessage } from './send-message.ts'

export const contactRoutes = new Hono<ApiEnv<EnquiryDeps>>().post(
  '/',
  accepts(endpoints.sendMessage),
  async (c) => {
    const { clientAddress } = c.env.caller
    await sendMessage(c.var.deps, { ...c.var.input, clientAddress })
    return answer(c, endpoints.sendMessage, {})
  },
)

export const logisticsRoutes = new Hono<ApiEnv<EnquiryDeps>>().post(
  '/apply',
  accepts(endpoints.applyForLogistics),
  async (c) => {
    const { clientAddress } = c.env.caller
    await applyForLogistics(c.var.deps, { ...c.var.input, clientAddress })
    return answer(c, endpoints.applyForLogistics, {})
  },
)
