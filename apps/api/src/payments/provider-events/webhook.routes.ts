import { receivePaymentEvent } from '@ahia/contracts/server/webhooks'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { bodyTooLarge } from '#platform/http/http.errors.ts'
import { readBytes } from '#platform/http/read-bytes.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import { storeProviderEvent } from './store-provider-event.ts'

const MAX_BYTES = 256 * 1024

/** PAY-03: the provider's webhook. T9: takes the raw bytes, as those are what is signed. */
export const webhookRoutes = new Hono<ApiEnv<PaymentsDeps>>().post('/paystack', async (c) => {
  const { body, headers } = c.req.raw
  if (Number(headers.get('content-length') ?? 0) > MAX_BYTES) throw bodyTooLarge(MAX_BYTES)
  const bytes = body ? await readBytes(body, { maxBytes: MAX_BYTES }) : Buffer.alloc(0)
  await storeProviderEvent(c.var.deps, { bytes, signature: headers.get('x-paystack-signature') })
  return answer(c, receivePaymentEvent, {})
})
