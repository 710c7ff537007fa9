import { isId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { findMessageHtml, listMessages, type Message } from './mailbox.sql.ts'

const SHOWN_MESSAGES = 100

/** Newest first; all messages, or those to one address. */
export const listMailbox = ({ db }: { db: Db }, to: string | null): Promise<Message[]> =>
  listMessages(db.read, { to: to?.trim().toLowerCase() ?? null, limit: SHOWN_MESSAGES })

/** A message as a mail program would show it; null when it does not exist or has been deleted. */
export const findMailboxHtml = async ({ db }: { db: Db }, id: string): Promise<string | null> =>
  isId(id) ? findMessageHtml(db.read, id) : null
