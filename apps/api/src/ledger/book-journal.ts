import type { LedgerJournalId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { insertJournal, type Journal } from './ledger.sql.ts'

/**
 * Books what belongs together; entries of nothing are left out. With a key that is known nothing is booked, whatever
 * the entries say. What does not add up to zero is refused by the database when the transaction ends.
 */
export async function bookJournal(tx: Tx, journal: Journal): Promise<'booked' | 'known'> {
  const entries = journal.entries.filter(({ kobo }) => kobo !== 0)
  const isNew = await insertJournal(tx, newId<LedgerJournalId>(), { ...journal, entries })
  return isNew ? 'booked' : 'known'
}
