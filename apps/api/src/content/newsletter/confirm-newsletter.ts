import { giveConsent } from '#privacy/consents/give-consent.ts'
import type { Db } from '#tables.ts'
import { hashEmailToken } from './email-token.ts'
import { linkExpired, linkUnknown } from './newsletter.errors.ts'
import { confirmSubscriber, isTokenKnown } from './newsletter.sql.ts'

/** Subscribes the address that an email was sent to, and returns it. Throws for an unknown or expired token. */
export async function confirmNewsletter({ db }: { db: Db }, token: string): Promise<string> {
  const tokenHash = hashEmailToken(token)
  const email = await db.transaction(async (tx) => {
    const confirmed = await confirmSubscriber(tx, tokenHash)
    if (confirmed !== null)
      await giveConsent(tx, { email: confirmed }, { purpose: 'NEWSLETTER', how: 'EMAIL_LINK' })
    return confirmed
  })
  if (email !== null) return email
  throw (await isTokenKnown(db.read, tokenHash)) ? linkExpired() : linkUnknown()
}
