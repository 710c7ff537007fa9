import type { Db } from '#tables.ts'
import { hashEmailToken } from './email-token.ts'
import { linkUnknown } from './newsletter.errors.ts'
import { unsubscribe } from './newsletter.sql.ts'

/** Unsubscribes the address that an email was sent to, however old it is, and returns it. Throws for an unknown token. */
export async function unsubscribeFromNewsletter({ db }: { db: Db }, token: string): Promise<string> {
  const email = await db.transaction((tx) => unsubscribe(tx, hashEmailToken(token)))
  if (email === null) throw linkUnknown()
  return email
}
