import type { Db } from '#tables.ts'
import { hashLetterToken } from './email-token.ts'
import { linkExpired, linkUnknown } from './newsletter.errors.ts'
import { confirmSubscriber, isLetterKnown } from './newsletter.sql.ts'

/** Puts the address of a letter on the list and gives it. Refuses an unknown letter, and one that is too old. */
export async function confirmNewsletter({ db }: { db: Db }, token: string): Promise<string> {
  const tokenHash = hashLetterToken(token)
  const email = await db.transaction((tx) => confirmSubscriber(tx, tokenHash))
  if (email !== null) return email
  throw (await isLetterKnown(db.read, tokenHash)) ? linkExpired() : linkUnknown()
}
