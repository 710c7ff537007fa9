import type { Reader } from '#tables.ts'
import type { Entry } from './entry.rules.ts'
import { listEntriesOfJournal } from './ledger.sql.ts'

/** What was booked under this key; nothing when it never was. For money that belongs to no order, and for undoing a refund. */
export const readJournalEntries = (reader: Reader, key: string): Promise<Entry[]> =>
  listEntriesOfJournal(reader, key)
