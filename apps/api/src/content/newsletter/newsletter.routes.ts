import * as endpoints from '@ahia/contracts/newsletter'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { type NewsletterDeps, subscribeToNewsletter } from './subscribe-to-newsletter.ts'
import { unsubscribeFromNewsletter } from './unsubscribe-from-newsletter.ts'

/** The same for new, pending and confirmed addresses. */
const NOTICE =
  "Check your email: we've sent you a link to confirm. Already on the list? Then there's nothing to do."

export const newsletterRoutes = new Hono<ApiEnv<NewsletterDeps>>()
  .post('/subscribe', accepts(endpoints.subscribeToNewsletter), async (c) => {
    const { clientAddress } = c.env.caller
    await subscribeToNewsletter(c.var.deps, { ...c.var.input, clientAddress })
    return answer(c, endpoints.subscribeToNewsletter, { notice: NOTICE })
  })
  .post('/confirm', accepts(endpoints.confirmNewsletter), async (c) => {
    const email = await confirmNewsletter(c.var.deps, c.var.input.token)
    return answer(c, endpoints.confirmNewsletter, { email })
  })
  .post('/unsubscribe', accepts(endpoints.unsubscribeFromNewsletter), async (c) => {
    const email = await unsubscribeFromNewsletter(c.var.deps, c.var.input.token)
    return answer(c, endpoints.unsubscribeFromNewsletter, { email })
  })
