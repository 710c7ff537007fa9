import type { Email } from '#providers/email/email.ts'
import type { Db } from '#tables.ts'
import { deleteOldMessages, insertMessage } from './mailbox.sql.ts'

const MAX_STORED_MESSAGES = 1_000

/** Stores an email so that it can be read in the browser. Idempotent. */
export async function storeInMailbox({ db }: { db: Db }, email: Email): Promise<void> {
  await db.transaction(async (tx) => {
    await insertMessage(tx, email)
    await deleteOldMessages(tx, MAX_STORED_MESSAGES)
  })
}
