import type { Db } from '#tables.ts'
import { hashEmailToken } from './email-token.ts'
import { linkUnknown } from './newsletter.errors.ts'
import { unsubscribe } from './newsletter.sql.ts'

/** Takes the address of an email off the list and gives it, however old the email is. Throws for an unknown one. */
export async function unsubscribeFromNewsletter({ db }: { db: Db }, token: string): Promise<string> {
  const email = await db.transaction((tx) => unsubscribe(tx, hashEmailToken(token)))
  if (email === null) throw linkUnknown()
  return email
}
