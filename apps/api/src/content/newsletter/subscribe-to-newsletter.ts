import { hash } from 'node:crypto'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { rateLimited } from '#platform/http/http.errors.ts'
import type { Limit, RateLimits } from '#platform/http/rate-limits.ts'
import type { Db } from '#tables.ts'
import { hashEmailToken, newEmailToken } from './email-token.ts'
import { askToConfirm, sayAlreadySubscribed } from './emails.ts'
import { requestedTooOften } from './newsletter.errors.ts'
import { insertNewsletterEmail, takeTurnToWrite } from './newsletter.sql.ts'

export type NewsletterDeps = { db: Db; limits: RateLimits; publicUrl: string }

type Subscribe = { email: string; website: string; clientAddress: string }

// Every call may email somebody who did not ask for it, so the count is exact.
const EXACT = { lease: 1, whenUnsure: 'refuse' } as const
/** Many phones share one address of their network. */
const PER_NETWORK: Limit = { name: 'newsletter-network', max: 30, seconds: 3_600, ...EXACT }
const PER_ADDRESS: Limit = { name: 'newsletter-address', max: 6, seconds: 86_400, ...EXACT }

/**
 * SHELL-16: enters an address and emails it. The response does not reveal whether the address was known; only the email does.
 */
export async function subscribeToNewsletter(
  { db, limits, publicUrl }: NewsletterDeps,
  { email, website, clientAddress }: Subscribe,
): Promise<void> {
  const ofNetwork = await limits.take(PER_NETWORK, clientAddress)
  if (!ofNetwork.allowed) throw rateLimited(ofNetwork.retryAfterSeconds)
  if (website !== '') return // a bot: it gets the usual answer, so that it does not try again
  const ofAddress = await limits.take(PER_ADDRESS, hash('sha256', email)) // T24: only a hash of the address is stored
  if (!ofAddress.allowed) throw requestedTooOften(ofAddress.retryAfterSeconds)

  await db.transaction(async (tx) => {
    const status = await takeTurnToWrite(tx, email)
    if (status === null) return
    const token = newEmailToken()
    await insertNewsletterEmail(tx, { email, tokenHash: hashEmailToken(token) })
    const write = status === 'SUBSCRIBED' ? sayAlreadySubscribed : askToConfirm
    await enqueueEmail(tx, await write({ email, token, publicUrl }))
  })
}
