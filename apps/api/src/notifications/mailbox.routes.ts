import { listEmails } from '@ahia/contracts/developers/mailbox'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { notFound } from '#platform/http/http.errors.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { Db } from '#tables.ts'
import { findMailboxHtml, listMailbox } from './list-mailbox.ts'

/** An email brings its own styles, and its links open in a tab of their own; nothing else of it may do anything. */
const EMAIL_POLICY = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
}

export const mailboxRoutes = new Hono<ApiEnv<{ db: Db }>>()
  .get('/', accepts(listEmails), async (c) => {
    const messages = await listMailbox(c.var.deps, c.var.input.to ?? null)
    const shown = messages.map((message) => ({ ...message, sentAt: message.sentAt.toISOString() }))
    return answer(c, listEmails, { messages: shown })
  })
  .get('/:id/html', async (c) => {
    const html = await findMailboxHtml(c.var.deps, c.req.param('id'))
    if (html === null) throw notFound()
    return c.html(html, 200, EMAIL_POLICY)
  })
