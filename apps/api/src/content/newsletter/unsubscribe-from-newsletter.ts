import { withdrawConsent } from '#privacy/consents/give-consent.ts'
import type { Db, Tx } from '#tables.ts'
import { hashEmailToken } from './email-token.ts'
import { linkUnknown } from './newsletter.errors.ts'
import { unsubscribe, unsubscribeAddress } from './newsletter.sql.ts'

/** Unsubscribes the address that an email was sent to, however old it is, and returns it. Throws for an unknown token. */
export async function unsubscribeFromNewsletter({ db }: { db: Db }, token: string): Promise<string> {
  const email = await db.transaction(async (tx) => {
    const gone = await unsubscribe(tx, hashEmailToken(token))
    if (gone !== null)
      await withdrawConsent(tx, { email: gone }, { purpose: 'NEWSLETTER', how: 'EMAIL_LINK' })
    return gone
  })
  if (email === null) throw linkUnknown()
  return email
}

/** PRIV-07: the same by the owner of the address, who is signed in. */
export async function endNewsletterOf(
  tx: Tx,
  { email, how }: { email: string; how: 'PROFILE' | 'RESTRICTION' },
): Promise<void> {
  await unsubscribeAddress(tx, email)
  await withdrawConsent(tx, { email }, { purpose: 'NEWSLETTER', how })
}
