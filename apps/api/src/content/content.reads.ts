import type { Reader } from '#tables.ts'
import type { SubscriberStatus } from './newsletter/newsletter.sql.ts'

/** The newsletter status of an address, for its owner; null when it was never entered. */
export async function findNewsletterStatus(reader: Reader, email: string): Promise<SubscriberStatus | null> {
  const subscriber = await reader
    .selectFrom('newsletter_subscribers')
    .select('status')
    .where('email', '=', email)
    .executeTakeFirst()
  return subscriber?.status ?? null
}
