import type { Db } from '#tables.ts'
import { findSubscriberStatus, type SubscriberStatus } from './newsletter.sql.ts'

/** How an address stands to the newsletter, for its owner to be told; null when it was never entered. */
export const findNewsletterStatus = ({ db }: { db: Db }, email: string): Promise<SubscriberStatus | null> =>
  findSubscriberStatus(db.read, email)
