import { isId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { findMessageHtml, listMessages, type Message } from './mailbox.sql.ts'

const SHOWN_MESSAGES = 100

/** The newest first; of everybody, or those to one address. */
export const listMailbox = ({ db }: { db: Db }, to: string | null): Promise<Message[]> =>
  listMessages(db.read, { to: to?.trim().toLowerCase() ?? null, limit: SHOWN_MESSAGES })

/** A message as its reader's mail program would show it; null when it is none, or no longer kept. */
export const findMailboxHtml = async ({ db }: { db: Db }, id: string): Promise<string | null> =>
  isId(id) ? findMessageHtml(db.read, id) : null
