import type { Email } from '#providers/mail/email.ts'
import type { Db } from '#tables.ts'
import { deleteOldMessages, insertMessage } from './mailbox.sql.ts'

const KEPT_MESSAGES = 1_000

/** Keeps an email where it can be read in the browser; a second time changes nothing. */
export async function keepInMailbox({ db }: { db: Db }, mail: Email): Promise<void> {
  await db.transaction(async (tx) => {
    await insertMessage(tx, mail)
    await deleteOldMessages(tx, KEPT_MESSAGES)
  })
}
